import type { SubscriptionCommandData } from '#contracts/subscription/commands.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { planChanges } from '../policies/plan-changes.ts'
import { running } from '../policies/running.ts'
import type { Subscription } from '../subscription.ts'

/** A smaller plan takes no slot away from a job that is live; it only stops the next one. */
export function changePlan({ plan }: SubscriptionCommandData<'ChangePlan'>, state: Subscription): SubscriptionEvent[] {
  const subscription = running(state)
  return planChanges(subscription, { plan, volumes: subscription.terms.volumes })
}
