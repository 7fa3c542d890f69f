import { randomUUID } from 'node:crypto'
import type { billingRoutes } from '#contracts/http/api/billing.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { jobPrices, type Order, planIdOf, seatPrices } from '#contracts/subscription/prices.ts'
import { invoiceNumber } from '../../../invoices/draw.ts'
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
  createPortalSession: async ({ settings }) => ({ body: { url: `${settings.publicUrl}/admin/billing/invoices` } }),
  collectNow: async ({ settings }) => ({ body: { url: `${settings.publicUrl}/admin/billing/invoices` } }),
  async listInvoices({ readers }, { asker }) {
    const { invoices } = (await readers.invoicesOf(asker)) ?? { invoices: [] }
    return {
      body: {
        invoices: invoices.map((invoice) => ({
          id: invoice.invoiceId,
          number: invoiceNumber(invoice),
          status: invoice.status,
          reason: invoice.reason,
          plan_id: planIdOf(invoice.order),
          currency: invoice.order.currency,
          total: invoice.total,
          issued_at: invoice.issuedAt,
          due_at: invoice.dueAt,
          paid_at: invoice.paidAt,
        })),
      },
    }
  },
  async downloadInvoice({ useCases }, { asker, params: { id } }) {
    const { name, bytes } = await useCases.billing.invoicePdf(asker, id)
    const headers = { 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'private, no-store' }
    return { file: { contentType: 'application/pdf', bytes, headers } }
  },
  async getCoupon({ useCases }, { params: { id } }) {
    const { coupon, active } = useCases.billing.couponOf(id)
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

async function checkout({ settings }: Platform, { body }: Call<typeof billingRoutes.checkoutNew>) {
  const query = new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)]))
  return { body: { url: `${settings.publicUrl}/admin/billing/checkout?${query.toString()}` } }
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
  const order = billed?.term?.order ?? null
  return {
    plan_name: balances.plan,
    status: balances.report.standing.status,
    plan_id: order && planIdOf(order),
    frequency: order && order.frequency,
    addons: order ? addonsOf(order) : [],
    current_term_end: billed?.term?.to ?? null,
    due_since: balances.report.dueSince,
    last_invoice_date: billed?.invoices[0]?.issuedAt ?? null,
  }
}

/** BILL-005: `unit_price` is for a month. */
const addonsOf = ({ seats, jobs, currency }: Order) =>
  [
    { id: 'userSeat' as const, quantity: seats, unit_price: seatPrices[currency] },
    { id: 'activeJob' as const, quantity: jobs, unit_price: jobPrices[currency] },
  ].filter(({ quantity }) => quantity > 0)
