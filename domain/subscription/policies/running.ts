import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Entitlements } from '#contracts/subscription/entitlements.ts'
import type { RunningSubscription, Subscription } from '../subscription.ts'

export function running(subscription: Subscription): RunningSubscription {
  if (subscription.status === 'none') throw new Rejected('subscription/not-found', 'This company has no subscription')
  return subscription
}

/**
 * While a subscription is paused or cancelled, nothing begins that costs or reaches new candidates.
 * @throws Rejected 'subscription/paused' or 'subscription/cancelled'
 */
export function requireNotStopped({ stopped }: Pick<Entitlements, 'stopped'>): void {
  if (stopped === 'paused')
    throw new Rejected('subscription/paused', 'Your subscription is paused. Resume it to go on.')
  if (stopped === 'cancelled')
    throw new Rejected('subscription/cancelled', 'Your subscription has ended. Choose a plan to go on.')
}
