import type { SubscriptionCommandData } from '#contracts/subscription/commands.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { running } from '../policies/running.ts'
import { seatsInUse, type Subscription } from '../subscription.ts'

export function releaseUserSeat(
  { userId }: SubscriptionCommandData<'ReleaseUserSeat'>,
  state: Subscription,
): SubscriptionEvent[] {
  const subscription = running(state)
  const reservation = subscription.seats.get(userId)
  return reservation === undefined
    ? []
    : [{ type: 'UserSeatReleased', data: { userId, reservation, inUse: seatsInUse(subscription) - 1 } }]
}
