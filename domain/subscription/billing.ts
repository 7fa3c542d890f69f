import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import type { OrderCoupon } from '#contracts/subscription/order.ts'
import type { Order } from '#contracts/subscription/prices.ts'

export type Invoice = {
  status: 'open' | 'paid' | 'credited'
  reason: 'order' | 'renewal'
  order: Order
  coupon: OrderCoupon | null
  total: number
  dueAt: string
  /** Whether its plan has begun. */
  begun: boolean
}
export type Term = { order: Order; invoiceId: string; from: string; to: string; anchor: number }

/** The subscription that a billing service keeps. */
export type ServedBy = { subscriptionId: string; order: Order | null; from: string | null; to: string | null }

export type Billing = {
  invoices: ReadonlyMap<string, Invoice>
  creditNotes: number
  /** The term that has begun last; null before the first. */
  term: Term | null
  /** What follows at its end in place of the same again. */
  next: Order | null
  /** Null while the company is billed here, or not at all. */
  service: ServedBy | null
  /** Of the newest that the service has said of the subscription, and of each invoice. */
  versions: { subscription: number; invoices: ReadonlyMap<string, number> }
}
export const nothingBilled: Billing = {
  invoices: new Map(),
  creditNotes: 0,
  term: null,
  next: null,
  service: null,
  versions: { subscription: 0, invoices: new Map() },
}

/** What has been invoiced once this event has been read. */
export function billed(billing: Billing, event: SubscriptionEvent): Billing {
  const changed = (invoiceId: string, change: Partial<Invoice>): Billing => {
    const invoice = billing.invoices.get(invoiceId)
    return invoice
      ? { ...billing, invoices: new Map(billing.invoices).set(invoiceId, { ...invoice, ...change }) }
      : billing
  }
  switch (event.type) {
    case 'InvoiceIssued': {
      const { invoiceId, reason, order, coupon, total, dueAt } = event.data
      const invoice: Invoice = { status: 'open', reason, order, coupon, total, dueAt, begun: false }
      return { ...billing, invoices: new Map(billing.invoices).set(invoiceId, invoice) }
    }
    case 'InvoicePaid':
      return changed(event.data.invoiceId, { status: 'paid' })
    case 'InvoiceCredited':
      return { ...changed(event.data.invoiceId, { status: 'credited' }), creditNotes: event.data.number }
    case 'SubscriptionTermStarted':
      return { ...changed(event.data.invoiceId, { begun: true }), term: event.data, next: null }
    case 'SubscriptionOrderScheduled':
      return { ...billing, next: event.data.order }
    case 'BillingServiceReported': {
      const { subscriptionId, order, from, to, version } = event.data
      const versions = { ...billing.versions, subscription: version }
      return { ...billing, service: { subscriptionId, order, from, to }, versions, term: null, next: null }
    }
    case 'ServiceInvoiceReported': {
      const { invoiceId, version } = event.data
      const invoices = new Map(billing.versions.invoices).set(invoiceId, version)
      return { ...billing, versions: { ...billing.versions, invoices } }
    }
    case 'BillingServiceLeft':
      return { ...billing, service: null }
    case 'SubscriptionCancelled':
      return { ...billing, next: null }
    default:
      return billing
  }
}

/** An order that waits for its payment: there is one at most. */
export const waitingOrder = ({ invoices }: Billing) =>
  [...invoices].find(([, { status, begun }]) => status === 'open' && !begun) ?? null

export const isOwed = ({ status, begun }: Invoice) => status === 'open' && begun

/** The number of the next invoice: they count up without a gap. */
export const nextNumber = ({ invoices }: Billing) => invoices.size + 1
