import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { planVolumes } from '#contracts/subscription/plans.ts'
import { monthsIn, type Order } from '#contracts/subscription/prices.ts'
import { dayOfMonth, monthsLater } from '#contracts/subscription/term.ts'
import type { Terms } from '#contracts/subscription/entitlements.ts'
import type { RunningSubscription } from '../subscription.ts'
import { planChanges } from './plan-changes.ts'

type Begins = { invoiceId: string; order: Order; from: string; anchor?: number }

/** An order takes effect: its term, its plan, what was bought beside it, and that all is well again. */
export function beginTerm(
  subscription: RunningSubscription,
  { invoiceId, order, from, anchor = dayOfMonth(from) }: Begins,
): SubscriptionEvent[] {
  const { report, billing } = subscription
  const to = monthsLater(from, monthsIn(order.frequency), anchor)
  const events: SubscriptionEvent[] = [
    ...(billing.service ? [{ type: 'BillingServiceLeft' as const, data: {} }] : []),
    ...(billing.service && report.dueSince !== null ? [{ type: 'PaymentSettled' as const, data: {} }] : []),
    { type: 'SubscriptionTermStarted', data: { invoiceId, order, from, to, anchor } },
  ]
  events.push(...planChanges(subscription, { plan: order.plan, volumes: bought(order) }))
  if (report.standing.status !== 'active') events.push({ type: 'SubscriptionActivated', data: {} })
  return events
}

/** What an order allows in place of what its plan says (BILL-005). */
export function bought({ plan, seats, jobs }: Order): Terms['volumes'] {
  const { activeJobs, userSeats } = planVolumes[plan]
  return {
    ...(jobs > 0 && activeJobs !== null && { activeJobs: activeJobs + jobs }),
    ...(seats > 0 && userSeats !== null && { userSeats: userSeats + seats }),
  }
}
