import { Rejected } from '#contracts/kernel/rejections.ts'
import type { SubscriptionCommandData } from '#contracts/subscription/commands.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { said } from '#contracts/kernel/wording.ts'
import { requireNotStopped, running } from '../policies/running.ts'
import { entitlementsOf, seatsInUse, type Subscription } from '../subscription.ts'

/** Of two invitations of one address by one company at the same instant the second finds the seat taken. */
export function consumeUserSeat(
  { userId, reservation, invitation }: SubscriptionCommandData<'ConsumeUserSeat'>,
  state: Subscription,
): SubscriptionEvent[] {
  const subscription = running(state)
  if (subscription.seats.has(userId)) return []
  if ([...subscription.seats.values()].includes(reservation))
    throw new Rejected('team/already-invited', 'This person has been invited already')
  const entitled = entitlementsOf(subscription)
  requireNotStopped(entitled)
  const { userSeats } = entitled.volumes
  const inUse = seatsInUse(subscription)
  if (userSeats !== null && inUse >= userSeats) throw new Rejected('subscription/no-user-seat', noSeatLeft(userSeats))
  return [{ type: 'UserSeatConsumed', data: { userId, reservation, inUse: inUse + 1, invitation: invitation ?? null } }]
}

export const noSeatLeft = (userSeats: number) =>
  userSeats === 1
    ? 'Your plan allows 1 user, and it is in use.'
    : said`Your plan allows ${userSeats} users, and all seats are in use.`
