import { randomUUID } from 'node:crypto'
import type { billingRoutes } from '#contracts/http/api/billing.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import type { InvoiceView, ServiceInvoiceView } from '#contracts/views/invoices.ts'
import { jobPrices, type Order, planIdOf, seatPrices } from '#contracts/subscription/prices.ts'
import { lastInvoiceOf } from '../billing-wire.ts'
import { invoiceName } from '#contracts/subscription/invoice-name.ts'
import type { Platform } from '../../../platform.ts'
import type { Call, Handlers } from '../call.ts'

export const billingHandlers: Handlers<typeof billingRoutes> = {
  async resumeSubscription({ useCases }, { asker }) {
    const { token } = await useCases.billing.resumeSubscription(asker)
    return { body: { status: 'OK' }, token }
  },
  async pauseSubscription({ useCases }, { asker, body: { pause_option, resume_date_nb_months: months } }) {
    const { token } = await useCases.billing.pauseSubscription(asker, { option: pause_option, months })
    return { body: { status: 'OK' }, token }
  },
  retrieveSubscription: async (platform, { asker }) => ({ body: await subscriptionOf(platform, asker) }),
  createSubscription: ordered,
  updateSubscription: ordered,
  checkoutNew: checkout,
  checkoutExisting: checkout,
  createPortalSession: async ({ useCases }, { asker }) => ({ body: await useCases.billing.portalPage(asker) }),
  collectNow: async ({ useCases }, { asker }) => ({ body: await useCases.billing.collectPage(asker) }),
  checkoutOneTime: async ({ useCases }, { asker, body }) => ({ body: await useCases.billing.oneTimePage(asker, body) }),
  async listInvoices({ readers }, { asker }) {
    const { invoices, serviceInvoices } = (await readers.invoicesOf(asker)) ?? { invoices: [], serviceInvoices: [] }
    return {
      body: {
        invoices: [...serviceInvoices.map(ofService), ...invoices.map(ofOurs)].sort((one, other) =>
          one.issued_at < other.issued_at ? 1 : -1,
        ),
      },
    }
  },
  async downloadInvoice({ useCases }, { asker, params: { id } }) {
    const { name, bytes } = await useCases.billing.invoiceFile(asker, id)
    const headers = { 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'private, no-store' }
    return { file: { contentType: 'application/pdf', bytes, headers } }
  },
  async getCoupon({ useCases }, { params: { id } }) {
    const { coupon, active } = await useCases.billing.couponOf(id)
    return {
      body: {
        id: coupon.code,
        status: active ? 'active' : 'expired',
        discount_percentage: coupon.discountPercentage,
        valid_till: Math.floor(Date.parse(coupon.validTill) / 1000),
      },
    }
  },
}

const ofOurs = (invoice: InvoiceView) => ({
  id: invoice.invoiceId as string,
  number: invoiceName(invoice.number),
  status: invoice.status,
  reason: invoice.reason as InvoiceView['reason'] | null,
  plan_id: planIdOf(invoice.order) as string | null,
  currency: invoice.order.currency as string,
  total: invoice.total,
  issued_at: invoice.issuedAt,
  due_at: invoice.dueAt as string | null,
  paid_at: invoice.paidAt,
})

const serviceStatuses = { open: 'open', overdue: 'open', paid: 'paid', voided: 'credited' } as const

const ofService = ({ invoiceId, status, currency, total, issuedAt, dueAt, paidAt }: ServiceInvoiceView) => ({
  id: invoiceId,
  number: invoiceId,
  status: serviceStatuses[status],
  reason: null,
  plan_id: null,
  currency,
  total,
  issued_at: issuedAt,
  due_at: dueAt,
  paid_at: paidAt,
})

async function checkout({ useCases }: Platform, { asker, body }: Call<typeof billingRoutes.checkoutNew>) {
  const { coupon, ...order } = body
  return { body: await useCases.billing.checkoutPage(asker, order, coupon) }
}

async function ordered(platform: Platform, { asker, body }: Call<typeof billingRoutes.createSubscription>) {
  const { invoice_id: invoiceId = randomUUID(), bill_to: billTo, coupon: couponCode, ...order } = body
  const { token } = await platform.useCases.billing.placeOrder(asker, { invoiceId, order, couponCode, billTo })
  return { body: await subscriptionOf(platform, asker, token), token }
}

async function subscriptionOf({ readers, caughtUp }: Platform, asker: Asker, written: ConsistencyToken = {}) {
  await caughtUp(written)
  const [balances, billed] = await Promise.all([readers.balancesOf(asker), readers.invoicesOf(asker)])
  if (!balances) throw new Rejected('subscription/not-found', 'This company has no subscription')
  const term = billed?.service ?? billed?.term ?? null
  const order = term?.order ?? null
  return {
    plan_name: balances.plan,
    status: balances.report.standing.status,
    plan_id: billed?.service?.planId ?? (order && planIdOf(order)),
    frequency: order && order.frequency,
    addons: order ? addonsOf(order) : [],
    current_term_end: term?.to ?? null,
    due_since: balances.report.dueSince,
    last_invoice_date: lastInvoiceOf(billed),
  }
}

/** BILL-005: `unit_price` is for a month. */
const addonsOf = ({ seats, jobs, currency }: Order) =>
  [
    { id: 'userSeat' as const, quantity: seats, unit_price: seatPrices[currency] },
    { id: 'activeJob' as const, quantity: jobs, unit_price: jobPrices[currency] },
  ].filter(({ quantity }) => quantity > 0)
