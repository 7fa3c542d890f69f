import type { SubscriptionCommandData } from '#contracts/subscription/commands.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { dayOfMonth } from '#contracts/subscription/term.ts'
import { running } from '../policies/running.ts'
import { evolve, type RunningSubscription, type Subscription } from '../subscription.ts'
import { nextTerm } from './renew.ts'

/**
 * Only a pause is ended this way: a cancelled subscription comes back by an order or through the billing service. If the
 * term ended during the pause, the next one begins now.
 */
export function resume(
  { resumesAt, invoiceId }: SubscriptionCommandData<'ResumeSubscription'>,
  state: Subscription,
  now: string,
): SubscriptionEvent[] {
  const subscription = running(state)
  const { standing } = subscription.report
  if (standing.status !== 'paused') return []
  const { term } = subscription.billing
  // Of a billing service's subscription that service says itself when it resumes.
  if (resumesAt !== undefined && (!term || standing.resumesAt !== resumesAt)) return []
  const activated: SubscriptionEvent = { type: 'SubscriptionActivated', data: {} }
  if (!term || term.to > now || invoiceId === undefined) return [activated]
  const active = evolve(subscription, activated) as RunningSubscription
  return [activated, ...nextTerm(active, { invoiceId, from: now, anchor: dayOfMonth(now) }, now)]
}
