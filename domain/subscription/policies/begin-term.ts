import { same } from '#contracts/kernel/same.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { planVolumes } from '#contracts/subscription/plans.ts'
import { monthsIn, type Order } from '#contracts/subscription/prices.ts'
import { dayOfMonth, monthsLater } from '#contracts/subscription/term.ts'
import type { Terms } from '#contracts/subscription/entitlements.ts'
import type { RunningSubscription } from '../subscription.ts'

type Begins = { invoiceId: string; order: Order; from: string; anchor?: number }

/** An order takes effect: its term, its plan, what was bought beside it, and that all is well again. */
export function beginTerm(
  { plan, terms, report, billing }: RunningSubscription,
  { invoiceId, order, from, anchor = dayOfMonth(from) }: Begins,
): SubscriptionEvent[] {
  const to = monthsLater(from, monthsIn(order.frequency), anchor)
  const volumes = bought(order)
  const events: SubscriptionEvent[] = [
    ...(billing.service ? [{ type: 'BillingServiceLeft' as const, data: {} }] : []),
    ...(billing.service && report.dueSince !== null ? [{ type: 'PaymentSettled' as const, data: {} }] : []),
    { type: 'SubscriptionTermStarted', data: { invoiceId, order, from, to, anchor } },
  ]
  if (order.plan !== plan) {
    const jobSlots = planVolumes[order.plan].activeJobs
    events.push({ type: 'PlanChanged', data: { from: plan, to: order.plan, jobSlots } })
  }
  if (!same(volumes, terms.volumes))
    events.push({ type: 'SubscriptionTermsChanged', data: { volumes, features: { ...terms.features } } })
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
