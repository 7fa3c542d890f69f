import type { Asker } from '#contracts/kernel/asker.ts'
import { Uuid } from '#contracts/kernel/ids.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import type { BillTo, PauseOption } from '#contracts/subscription/order.ts'
import type { OrderPreview } from '#contracts/subscription/preview.ts'
import type { Order } from '#contracts/subscription/prices.ts'
import type { ServiceInvoicePreview, ServicePage } from '#contracts/subscription/provider.ts'
import type { Coupon } from '#contracts/subscription/standing.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import type { OneTime } from '#infra/engines/billing/billing-service.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { allow } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'
import { builtInBilling } from './built-in.ts'
import { servedBilling } from './served.ts'
import { unknownCoupon } from './unknown-coupon.ts'

type Written = Promise<{ token: ConsistencyToken }>

/** Who sells the plans: the billing here, by invoice; a service that is connected; or one that only reports (BILLING_SECRET). */
export type Seller = 'invoice' | 'service' | 'elsewhere'

/**
 * Orders, pauses and payments for pages and API. New orders go to the billing service where one is connected; an existing
 * subscription is changed where it was ordered.
 */
export function billingWays(core: Core) {
  const { commands, engines, settings, site } = core
  const builtIn = builtInBilling(core)
  const served = engines.billing && servedBilling(core, engines.billing)
  const here = (path: string): ServicePage => ({ url: `${settings.publicUrl}${path}`, frame: false })

  /** The service, for a company whose subscription it keeps. */
  async function keeperOf(asker: Asker) {
    allow(asker, 'company.billing')
    if (!served) return null
    const { state } = await commands.stateOf(subscriptionDecider, asker, asker.companyId)
    return state.status !== 'none' && state.billing.service ? served : null
  }
  const seller: Seller = served ? 'service' : site.billingSecret ? 'elsewhere' : 'invoice'
  const couponNamed = async (code: string) => (served ? served.coupon(code) : builtIn.coupon(code))

  return {
    seller,
    /** A coupon, also one that has ended. @throws Rejected 'billing/unknown-coupon' (BILL-054) */
    async couponOf(code: string): Promise<{ coupon: Coupon; active: boolean }> {
      const coupon = await couponNamed(code)
      if (!coupon) throw unknownCoupon()
      return coupon
    },
    /** Null where there is none by that code, or it has ended (BILL-040). */
    async activeCoupon(code: string): Promise<Coupon | null> {
      const coupon = await couponNamed(code)
      return coupon?.active ? coupon.coupon : null
    },
    /** The page where a person orders this (BILL-050); nothing is ordered yet. @throws Rejected 'auth/forbidden', 'billing/…' */
    async checkoutPage(asker: Asker, order: Order, couponCode = ''): Promise<ServicePage> {
      allow(asker, 'company.billing')
      if (served) return served.checkout(asker, { order, couponCode })
      const query = new URLSearchParams(Object.entries(order).map(([name, value]) => [name, String(value)]))
      return here(`/admin/billing/checkout?${query.toString()}`)
    },
    /** Orders a plan (BILL-049). @throws Rejected 'auth/forbidden', 'billing/…' */
    async placeOrder(
      asker: Asker,
      ordered: { invoiceId: string; order: Order; couponCode: string; billTo: BillTo },
    ): Written {
      return served ? served.order(asker, ordered) : builtIn.placeOrder(asker, ordered)
    },
    /** What is bought once (BILL-055). @throws Rejected 'auth/forbidden', 'billing/…' */
    async oneTimePage(asker: Asker, bought: OneTime): Promise<ServicePage> {
      allow(asker, 'company.billing')
      if (!served) throw new Rejected('billing/no-term', 'This plan is not billed here. Please contact us.')
      return served.oneTime(asker, bought)
    },
    /** Means of payment and invoices (BILL-051). @throws Rejected 'auth/forbidden', 'billing/…' */
    async portalPage(asker: Asker): Promise<ServicePage> {
      return (await keeperOf(asker))?.portal(asker) ?? here('/admin/billing/invoices')
    },
    /** Where what is due is paid (BILL-053). @throws Rejected 'auth/forbidden', 'billing/…' */
    async collectPage(asker: Asker): Promise<ServicePage> {
      return (await keeperOf(asker))?.collect(asker) ?? here('/admin/billing/invoices')
    },
    /** BILL-032. @throws Rejected 'auth/forbidden', 'billing/not-active', 'billing/no-term' */
    async pauseSubscription(asker: Asker, data: { option: PauseOption; months: number | null }): Written {
      return ((await keeperOf(asker))?.pause ?? builtIn.pauseSubscription)(asker, data)
    },
    /** Ends a pause before its time (BILL-029, BILL-052). @throws Rejected 'auth/forbidden' */
    async resumeSubscription(asker: Asker): Written {
      return ((await keeperOf(asker))?.resume ?? builtIn.resumeSubscription)(asker)
    },
    /** At the end of the term. @throws Rejected 'auth/forbidden', 'billing/not-active', 'billing/no-term' */
    async cancelSubscription(asker: Asker): Written {
      return ((await keeperOf(asker))?.cancel ?? builtIn.cancelSubscription)(asker)
    },
    /** Takes back a cancellation, or a pause, that has not begun. @throws Rejected 'auth/forbidden' */
    async keepSubscription(asker: Asker): Written {
      return ((await keeperOf(asker))?.keep ?? builtIn.keepSubscription)(asker)
    },
    /** Asks the service how the subscription is, where one keeps or sells it (BILL-038). @throws Rejected 'billing/unavailable' */
    async refreshSubscription(asker: Asker): Written {
      allow(asker, 'company.billing')
      return served ? served.refresh(asker) : { token: {} }
    },
    /** What a service will charge next; null where none keeps the subscription. @throws Rejected 'auth/forbidden', 'billing/unavailable' */
    async nextServiceInvoice(asker: Asker): Promise<ServiceInvoicePreview | null> {
      return (await keeperOf(asker))?.nextInvoice(asker) ?? null
    },
    /** An invoice as PDF: drawn here, or by the service. @throws Rejected 'auth/forbidden'; 'billing/unknown-invoice' also for another company's */
    async invoiceFile(asker: Asker, invoiceId: string): Promise<{ name: string; bytes: Buffer }> {
      allow(asker, 'company.billing')
      const isOurs = Uuid.safeParse(invoiceId).success
      return served && !isOurs ? served.invoiceFile(asker, invoiceId) : builtIn.invoicePdf(asker, invoiceId)
    },
    /** What would come of an order; null where a service decides on that. @throws Rejected 'auth/forbidden', 'billing/…' for one that cannot be */
    async previewOrder(
      asker: Asker,
      ordered: Parameters<typeof builtIn.previewOrder>[1],
    ): Promise<OrderPreview | null> {
      if (!served) return builtIn.previewOrder(asker, ordered)
      await served.checkOrder(asker, ordered.order)
      return null
    },
    nextInvoice: builtIn.nextInvoice,
    recordPayment: builtIn.recordPayment,
  }
}
