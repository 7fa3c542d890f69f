import { said } from '../kernel/wording.ts'
import type { SubscriptionEvent } from './events.ts'

/** Months of a plan's volume begin at midnight UTC. */
export const monthOf = (now: string) => now.slice(0, 7)

/** `inTerm` counts from the beginning of the last term; `yearly` is that term where it is one of a year. */
export type TextsUsed = { month: string; used: number; inTerm: number; yearly: { from: string; to: string } | null }
export const noTextsUsed: TextsUsed = { month: '', used: 0, inTerm: 0, yearly: null }

/** Text messages used once this event has been read; decisions and pages fold them alike. */
export function textsAfter(texts: TextsUsed, event: SubscriptionEvent): TextsUsed {
  switch (event.type) {
    case 'TextInviteConsumed':
      return { ...texts, month: event.data.month, used: event.data.inMonth, inTerm: texts.inTerm + 1 }
    case 'SubscriptionTermStarted':
    case 'BillingServiceReported': {
      const { order, from, to } = event.data
      const yearly = order?.frequency === 'year' && from !== null && to !== null ? { from, to } : null
      return { ...texts, yearly, inTerm: yearly && yearly.from === texts.yearly?.from ? texts.inTerm : 0 }
    }
    case 'BillingServiceLeft':
      return { ...texts, yearly: null }
    default:
      return texts
  }
}

export type TextVolume = { used: number; of: number | null; period: 'month' | 'year' }

/**
 * What is used of how many text messages: on a yearly term twelve months' at once (BILL-011: 500 monthly or 6000 yearly),
 * else those of the calendar month. `monthly` is the volume of a month; null is unlimited.
 */
export function textVolume(monthly: number | null, texts: TextsUsed, now: string): TextVolume {
  const { yearly } = texts
  if (yearly && yearly.from <= now && now < yearly.to)
    return { used: texts.inTerm, of: monthly === null ? null : 12 * monthly, period: 'year' }
  return { used: texts.month === monthOf(now) ? texts.used : 0, of: monthly, period: 'month' }
}

export const noTextLeft = ({ of, period }: Pick<TextVolume, 'of' | 'period'>) =>
  !of
    ? 'Your plan has no text messages. Invite by email, or choose a larger plan.'
    : period === 'year'
      ? said`The ${of} text messages of your plan are used up this year.`
      : said`The ${of} text messages of your plan are used up this month.`
