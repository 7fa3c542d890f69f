import { Rejected } from '#contracts/kernel/rejections.ts'
import type { RunningSubscription, Subscription } from '../subscription.ts'

export function running(subscription: Subscription): RunningSubscription {
  if (subscription.status === 'none') throw new Rejected('subscription/not-found', 'This company has no subscription')
  return subscription
}
