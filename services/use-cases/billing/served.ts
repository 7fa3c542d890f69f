import { randomUUID } from 'node:crypto'
import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import type { PauseOption } from '#contracts/subscription/order.ts'
import type { Order } from '#contracts/subscription/prices.ts'
import type { ServiceInvoicePreview, ServicePage, ServiceSubscription } from '#contracts/subscription/provider.ts'
import type { Coupon } from '#contracts/subscription/standing.ts'
import { dayOfMonth, monthsLater } from '#contracts/subscription/term.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { requireOrder } from '#domain/subscription/commands/place-order.ts'
import { running } from '#domain/subscription/policies/running.ts'
import type { BillingService, OneTime } from '#infra/engines/billing/billing-service.ts'
import { allow } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'
import { recordServiceReport } from './service-reports.ts'
import { unknownCoupon } from './unknown-coupon.ts'

type Written = Promise<{ token: ConsistencyToken }>
type Ordered = { order: Order; couponCode: string }

/** Billing by a service that sells the plans and collects the payments. What it answers goes on the record at once. */
export function servedBilling(core: Core, service: BillingService) {
  const { commands, readers, settings, now } = core
  const record = recordServiceReport(core)

  const stateOf = async (asker: Asker) =>
    running((await commands.stateOf(subscriptionDecider, asker, asker.companyId)).state)
  const answered = async (asker: Asker, subscription: ServiceSubscription): Written =>
    (await record(asker.companyId, { subscription, asker })) ?? { token: {} }
  /** The subscription that the service keeps, by its id; the version makes a press that is sent twice one. */
  const subscriptionOf = async (asker: Asker) => {
    const { billing, report } = await stateOf(asker)
    if (!billing.service) throw new Rejected('billing/no-term', 'This plan is not billed here. Please contact us.')
    return { ...billing.service, standing: report.standing, key: `${asker.companyId} ${billing.versions.subscription}` }
  }
  const customerOf = async (asker: Asker) => {
    const [company, users] = await Promise.all([readers.companyOf(asker), readers.usersOf(asker)])
    const self = asker.kind === 'user' ? users.find(({ user_id }) => user_id === asker.userId) : undefined
    return { companyId: asker.companyId, company: company?.name ?? '', email: self?.email ?? '' }
  }
  const kept = (coupon: Coupon | null) => (coupon && coupon.validTill > now() ? coupon.code : null)
  const page = (path: string) => `${settings.publicUrl}${path}`
  const orderOf = async (asker: Asker, { order, couponCode }: Ordered) => {
    allow(asker, 'company.billing')
    const state = await stateOf(asker)
    requireOrder(order, state)
    const coupon = couponCode.trim() === '' ? null : await service.coupon(couponCode.trim())
    if (couponCode.trim() !== '' && !coupon?.active) throw unknownCoupon()
    // One that has ended is not changed: the next one is new.
    const isRunning = state.billing.service !== null && state.report.standing.status !== 'cancelled'
    return {
      customer: await customerOf(asker),
      order,
      // Left out, the one that is in force stays.
      coupon: coupon?.coupon.code ?? kept(state.report.coupon),
      subscriptionId: isRunning ? state.billing.service!.subscriptionId : null,
      key: randomUUID(),
    }
  }

  return {
    /** @throws Rejected 'auth/forbidden', 'billing/…' for an order that cannot be */
    async checkOrder(asker: Asker, order: Order): Promise<void> {
      allow(asker, 'company.billing')
      requireOrder(order, await stateOf(asker))
    },
    coupon: (code: string) => service.coupon(code),
    /** The page where the order is paid (BILL-050). @throws Rejected 'auth/forbidden', 'billing/…' */
    async checkout(asker: Asker, ordered: Ordered): Promise<ServicePage> {
      const asked = await orderOf(asker, ordered)
      return service.checkout({ ...asked, returnTo: page(`/admin/billing/success?plan=${ordered.order.plan}`) })
    },
    /** Without a page, by the known means of payment (BILL-049). @throws Rejected 'auth/forbidden', 'billing/…' */
    async order(asker: Asker, ordered: Ordered): Written {
      return answered(asker, await service.subscribe(await orderOf(asker, ordered)))
    },
    /** BILL-055. @throws Rejected 'auth/forbidden', 'billing/…' */
    async oneTime(asker: Asker, bought: OneTime): Promise<ServicePage> {
      allow(asker, 'company.billing')
      const customer = await customerOf(asker)
      return service.oneTime({ customer, bought, returnTo: page('/admin/billing/invoices'), key: randomUUID() })
    },
    /** BILL-051. @throws Rejected 'auth/forbidden', 'billing/…' */
    async portal(asker: Asker): Promise<ServicePage> {
      allow(asker, 'company.billing')
      return service.portal(asker.companyId, page('/admin/billing/invoices'))
    },
    /** BILL-053. @throws Rejected 'auth/forbidden', 'billing/…' */
    async collect(asker: Asker): Promise<ServicePage> {
      allow(asker, 'company.billing')
      return service.collectNow(asker.companyId, page('/admin/billing/invoices'))
    },
    async pause(asker: Asker, { option, months }: { option: PauseOption; months: number | null }): Written {
      const { subscriptionId, to, key } = await subscriptionOf(asker)
      const begins = option === 'immediately' ? now() : (to ?? now())
      const resumesAt = months === null ? null : monthsLater(begins, months, dayOfMonth(begins))
      return answered(asker, await service.pause({ subscriptionId, option, resumesAt, key: `pause ${key}` }))
    },
    async resume(asker: Asker): Written {
      const { subscriptionId, standing, key } = await subscriptionOf(asker)
      if (standing.status !== 'paused') return { token: {} }
      return answered(asker, await service.resume(subscriptionId, `resume ${key}`))
    },
    async cancel(asker: Asker): Written {
      const { subscriptionId, standing, key } = await subscriptionOf(asker)
      if (standing.status === 'non_renewing') return { token: {} }
      return answered(asker, await service.cancel(subscriptionId, `cancel ${key}`))
    },
    async keep(asker: Asker): Written {
      const { subscriptionId, standing, key } = await subscriptionOf(asker)
      const planned = standing.status === 'non_renewing' ? 'cancellation' : 'pause'
      if (standing.status !== 'non_renewing' && (standing.status !== 'active' || standing.pausesAt === null))
        return { token: {} }
      return answered(asker, await service.keep(subscriptionId, planned, `keep ${key}`))
    },
    /** Asks the service how the subscription is (BILL-038), for a report that is still on its way. @throws Rejected 'billing/unavailable' */
    async refresh(asker: Asker): Written {
      const subscription = await service.subscriptionOf(asker.companyId)
      return subscription ? answered(asker, subscription) : { token: {} }
    },
    async nextInvoice(asker: Asker): Promise<ServiceInvoicePreview | null> {
      allow(asker, 'company.billing')
      const { billing } = await stateOf(asker)
      return billing.service ? service.nextInvoice(billing.service.subscriptionId) : null
    },
    /** An invoice as PDF. @throws Rejected 'auth/forbidden', 'billing/unknown-invoice' also for another company's */
    async invoiceFile(asker: Asker, invoiceId: string): Promise<{ name: string; bytes: Buffer }> {
      allow(asker, 'company.billing')
      return {
        name: `${invoiceId.replace(/[^\w.-]/g, '_')}.pdf`,
        bytes: await service.invoiceFile(asker.companyId, invoiceId),
      }
    },
  }
}
