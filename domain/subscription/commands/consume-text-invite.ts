import { Rejected } from '#contracts/kernel/rejections.ts'
import type { SubscriptionCommandData } from '#contracts/subscription/commands.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { monthOf, noTextLeft, textVolume } from '#contracts/subscription/text-invites.ts'
import { requireNotStopped, running } from '../policies/running.ts'
import { entitlementsOf, type Subscription } from '../subscription.ts'

/** One text message out of the plan's volume of this month, or of this year on a yearly term (BILL-011), while the plan has text messages at all (PUB-026). */
export function consumeTextInvite(
  { candidateId, messageId, reminder, interview }: SubscriptionCommandData<'ConsumeTextInvite'>,
  state: Subscription,
  now: string,
): SubscriptionEvent[] {
  const { texts } = running(state)
  const entitled = entitlementsOf(state)
  requireNotStopped(entitled)
  const volume = textVolume(entitled.volumes.textSmsInvites, texts, now)
  if (volume.of !== null && volume.used >= volume.of)
    throw new Rejected('subscription/no-text-invite', noTextLeft(volume))
  const month = monthOf(now)
  const inMonth = (texts.month === month ? texts.used : 0) + 1
  return [{ type: 'TextInviteConsumed', data: { candidateId, messageId, reminder, month, inMonth, interview } }]
}
