import { Rejected } from '#contracts/kernel/rejections.ts'
import type { SubscriptionCommandData } from '#contracts/subscription/commands.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { monthOf, noTextLeft } from '#contracts/subscription/text-invites.ts'
import { requireNotStopped, running } from '../policies/running.ts'
import { entitlementsOf, type Subscription } from '../subscription.ts'

/** One text message out of the plan's volume of this month, while the plan has text messages at all (PUB-026). */
export function consumeTextInvite(
  { candidateId, messageId, reminder }: SubscriptionCommandData<'ConsumeTextInvite'>,
  state: Subscription,
  now: string,
): SubscriptionEvent[] {
  const { texts } = running(state)
  const entitled = entitlementsOf(state)
  requireNotStopped(entitled)
  const month = monthOf(now)
  const used = texts.month === month ? texts.used : 0
  const { textSmsInvites } = entitled.volumes
  if (textSmsInvites !== null && used >= textSmsInvites)
    throw new Rejected('subscription/no-text-invite', noTextLeft(textSmsInvites))
  return [{ type: 'TextInviteConsumed', data: { candidateId, messageId, reminder, month, inMonth: used + 1 } }]
}
