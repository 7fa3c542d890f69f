import type { CompanyId } from '#contracts/kernel/ids.ts'
import type { PauseOption } from '#contracts/subscription/order.ts'
import type { Order } from '#contracts/subscription/prices.ts'
import type {
  ServiceInvoicePreview,
  ServiceInvoice,
  ServiceNotice,
  ServicePage,
  ServiceSubscription,
} from '#contracts/subscription/provider.ts'
import type { Coupon } from '#contracts/subscription/standing.ts'

export type Customer = { companyId: CompanyId; company: string; email: string }
/** What is bought once, beside the subscription (BILL-055). */
export type OneTime = { currency: Order['currency']; charges: { amount: number; description: string }[] }
/** A plan or an addition as the service sells it, by the id that `planIdOf` and `addOnIdOf` give; `amount` is for a whole term. */
export type ServicePrice = { id: string; amount: number; currency: string }

/**
 * A service that sells the plans and collects the payments. Every call can throw Rejected: 'billing/unavailable' while
 * the service cannot be asked or asks to wait for longer than a person would, 'billing/refused' with its reason where it
 * says no. A call that changes something is made once: sent again after a failure with the same key (90 characters at most)
 * it changes nothing more.
 */
export interface BillingService {
  readonly site: string
  /** Where its pages can be. */
  readonly origins: readonly string[]
  /** The page that begins, or changes, the company's subscription (BILL-050). */
  checkout(asked: {
    customer: Customer
    order: Order
    /** The one that holds afterwards: null takes off what there was. */
    coupon: string | null
    /** The subscription that is changed; null for the first. */
    subscriptionId: string | null
    returnTo: string
    key: string
  }): Promise<ServicePage>
  /** The same without a page, by what is known of the customer's means of payment (BILL-049). */
  subscribe(asked: {
    customer: Customer
    order: Order
    coupon: string | null
    subscriptionId: string | null
    key: string
  }): Promise<ServiceSubscription>
  /** BILL-055. */
  oneTime(asked: { customer: Customer; bought: OneTime; returnTo: string; key: string }): Promise<ServicePage>
  /** Means of payment and invoices; the page can be opened once, within the hour (BILL-051). */
  portal(companyId: CompanyId, returnTo: string): Promise<ServicePage>
  /** Where everything that is due is paid (BILL-053). */
  collectNow(companyId: CompanyId, returnTo: string): Promise<ServicePage>
  pause(asked: {
    subscriptionId: string
    option: PauseOption
    resumesAt: string | null
    key: string
  }): Promise<ServiceSubscription>
  resume(subscriptionId: string, key: string): Promise<ServiceSubscription>
  /** At the end of the term. */
  cancel(subscriptionId: string, key: string): Promise<ServiceSubscription>
  /** Takes back a pause or a cancellation that has not begun. */
  keep(subscriptionId: string, planned: 'pause' | 'cancellation', key: string): Promise<ServiceSubscription>
  /** The company's subscription, the one that runs before those that have ended; null where it has none. */
  subscriptionOf(companyId: CompanyId): Promise<ServiceSubscription | null>
  /** Those that changed since, oldest change first; without a moment all of them. */
  changedSince(since: string | null): AsyncIterable<{ companyId: string; subscription: ServiceSubscription }>
  /** Newest first, 100 at most (BILL-047). */
  invoicesOf(companyId: CompanyId): Promise<ServiceInvoice[]>
  /** As PDF. @throws Rejected 'billing/unknown-invoice' also for one of another company */
  invoiceFile(companyId: CompanyId, invoiceId: string): Promise<Buffer>
  /** Null where there is none by that code (BILL-054). */
  coupon(code: string): Promise<{ coupon: Coupon; active: boolean } | null>
  nextInvoice(subscriptionId: string): Promise<ServiceInvoicePreview | null>
  /** What it sells of the product's plans and additions, to find what is missing or priced otherwise. */
  prices(): Promise<ServicePrice[]>
  /** What a message to `/hooks/chargebee` says; null for one that is about no company of ours. @throws Rejected 'billing/bad-notice' */
  noticeIn(body: unknown): Promise<ServiceNotice | null>
  /** Throws where the service does not know us. */
  probe(): Promise<void>
}
