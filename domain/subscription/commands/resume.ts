import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { running } from '../policies/running.ts'
import type { Subscription } from '../subscription.ts'

/** Only a pause is ended this way: a cancelled subscription comes back through the billing service. */
export const resume = (state: Subscription): SubscriptionEvent[] =>
  running(state).report.standing.status === 'paused' ? [{ type: 'SubscriptionActivated', data: {} }] : []
