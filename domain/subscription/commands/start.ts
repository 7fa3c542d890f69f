import { Rejected } from '#contracts/kernel/rejections.ts'
import type { SubscriptionCommandData } from '#contracts/subscription/commands.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { planVolumes } from '#contracts/subscription/plans.ts'
import type { Subscription } from '../subscription.ts'

export function start(
  { plan }: SubscriptionCommandData<'StartSubscription'>,
  state: Subscription,
): SubscriptionEvent[] {
  if (state.status !== 'none')
    throw new Rejected('subscription/already-started', 'This company has a subscription already')
  return [{ type: 'SubscriptionStarted', data: { plan, jobSlots: planVolumes[plan].activeJobs } }]
}
