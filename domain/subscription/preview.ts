import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import type { InvoicePreview, NextInvoice, OrderPreview } from '#contracts/subscription/preview.ts'
import type { Coupon } from '#contracts/subscription/standing.ts'
import type { Order } from '#contracts/subscription/prices.ts'
import { placeOrder } from './commands/place-order.ts'
import { renewTerm } from './commands/renew.ts'
import { resume } from './commands/resume.ts'
import { evolve, type Subscription } from './subscription.ts'

const PREVIEW = '00000000-0000-4000-8000-000000000000'
const issuedIn = (events: SubscriptionEvent[]): InvoicePreview | null => {
  const issued = events.find((event) => event.type === 'InvoiceIssued')
  if (!issued) return null
  const { order, coupon, lines, discount, total } = issued.data
  return { order, coupon, lines, discount, total }
}

/**
 * What an order would come to: the decision itself, of which nothing is recorded.
 * @throws Rejected what {@link placeOrder} throws
 */
export function previewOrder(
  state: Subscription,
  { order, coupon, credit }: { order: Order; coupon: Coupon | null; credit: boolean },
  now: string,
): OrderPreview {
  const billTo = { name: '', address: '', taxId: '' }
  const events = placeOrder({ invoiceId: PREVIEW, order, coupon: coupon && { ...coupon }, billTo, credit }, state, now)
  const invoice = issuedIn(events)
  if (invoice) {
    const has = (type: SubscriptionEvent['type']) => events.some((event) => event.type === type)
    return { outcome: 'invoice', invoice, begins: has('SubscriptionTermStarted'), replaces: has('InvoiceCredited') }
  }
  const scheduled = events.find((event) => event.type === 'SubscriptionOrderScheduled')
  return scheduled ? { outcome: 'waits', at: scheduled.data.at } : { outcome: 'ordered' }
}

/**
 * The invoice that comes next as things are, and when: at the end of the term, or when a pause ends. Null where none
 * comes: the subscription ends, waits for a person to resume it, or is not billed here.
 */
export function nextInvoice(state: Subscription): NextInvoice | null {
  let subscription = state
  // A pause and the end of the term can come before it, in either order.
  for (let step = 0; step < 3; step++) {
    if (subscription.status === 'none' || !subscription.billing.term) return null
    const { standing } = subscription.report
    const { to } = subscription.billing.term
    const at = standing.status === 'paused' ? standing.resumesAt : to
    if (at === null) return null
    const events =
      standing.status === 'paused'
        ? resume({ invoiceId: PREVIEW, resumesAt: at }, subscription, at)
        : renewTerm({ to, invoiceId: PREVIEW }, subscription, at)
    const invoice = issuedIn(events)
    if (invoice) return { at, invoice }
    if (events.length === 0) return null
    subscription = events.reduce(evolve, subscription)
  }
  return null
}
