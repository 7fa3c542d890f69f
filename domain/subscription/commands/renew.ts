import { priceOf } from '#contracts/subscription/prices.ts'
import type { SubscriptionCommandData } from '#contracts/subscription/commands.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { nextNumber } from '../billing.ts'
import { beginTerm } from '../policies/begin-term.ts'
import { running } from '../policies/running.ts'
import type { RunningSubscription, Subscription } from '../subscription.ts'
import { issue, onInvoice } from './place-order.ts'

/** The end of a term: it ends with the subscription, waits while that is paused, or goes on with an invoice. */
export function renewTerm(
  { to, invoiceId }: SubscriptionCommandData<'RenewTerm'>,
  state: Subscription,
  now: string,
): SubscriptionEvent[] {
  const subscription = running(state)
  const { report, billing } = subscription
  if (billing.term?.to !== to || now < to) return []
  const { standing } = report
  if (standing.status === 'non_renewing') return [{ type: 'SubscriptionCancelled', data: { cancelledAt: to } }]
  if (standing.status !== 'active') return []
  if (standing.pausesAt !== null && standing.pausesAt <= to)
    return [
      { type: 'SubscriptionPaused', data: { pausedAt: standing.pausesAt, resumesAt: standing.resumesAt ?? null } },
    ]
  return nextTerm(subscription, { invoiceId, from: to, anchor: billing.term.anchor }, now)
}

/** The next term begins at once with its invoice, which is paid later. An order that was scheduled for the end of the term takes effect. */
export function nextTerm(
  subscription: RunningSubscription,
  { invoiceId, from, anchor }: { invoiceId: string; from: string; anchor: number },
  now: string,
): SubscriptionEvent[] {
  const { billing, report } = subscription
  const { term, next } = billing
  if (!term) return []
  const order = next ?? term.order
  const coupon = report.coupon && report.coupon.validTill > from ? onInvoice(report.coupon) : null
  const price = priceOf(order, coupon)
  if (!price) return []
  const of = { invoiceId, number: nextNumber(billing), order, coupon, billTo: null, now, reason: 'renewal' as const }
  const paid: SubscriptionEvent[] =
    price.total === 0 ? [{ type: 'InvoicePaid', data: { invoiceId, paidAt: now, reference: '' } }] : []
  const began = beginTerm(subscription, { invoiceId, order, from, anchor })
  return [issue(of, [...price.lines], price), ...paid, ...began]
}
