import { Rejected } from '#contracts/kernel/rejections.ts'
import type { SubscriptionCommandData } from '#contracts/subscription/commands.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { hasFeature } from '#contracts/subscription/features.ts'
import { planVolumes } from '#contracts/subscription/plans.ts'
import { monthOf, noTextLeft } from '#contracts/subscription/text-invites.ts'
import { running } from '../policies/running.ts'
import type { Subscription } from '../subscription.ts'

/** One text message out of the plan's volume of this month, while the plan has text messages at all (PUB-026). */
export function consumeTextInvite(
  { candidateId, messageId, reminder }: SubscriptionCommandData<'ConsumeTextInvite'>,
  state: Subscription,
  now: string,
): SubscriptionEvent[] {
  const { plan, texts } = running(state)
  const month = monthOf(now)
  const used = texts.month === month ? texts.used : 0
  const { textSmsInvites } = planVolumes[plan]
  if (!hasFeature(plan, 'sms') || (textSmsInvites !== null && used >= textSmsInvites))
    throw new Rejected('subscription/no-text-invite', noTextLeft(textSmsInvites ?? 0))
  return [{ type: 'TextInviteConsumed', data: { candidateId, messageId, reminder, month, inMonth: used + 1 } }]
}
