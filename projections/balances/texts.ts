import * as z from 'zod'
import { CandidateId, Instant } from '#contracts/kernel/ids.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import type { Projection } from '../runtime/projection.ts'

/** Older ones of the month are in the log. */
export const MOST_TEXTS = 200

const Text = z.object({
  candidateId: CandidateId.describe('To whom'),
  reminder: z.boolean().describe('A reminder; else the invitation'),
  at: Instant.describe('When it was taken out of the volume'),
})
export const TextMessagesView = z.object({
  month: z.string().describe('The last month that had any, as 2026-03'),
  newest: z
    .array(Text)
    .describe(`Text messages of that month that count against the plan, newest first, the newest ${MOST_TEXTS}`),
})
export type TextMessagesView = z.infer<typeof TextMessagesView>

/** What a company's text messages of a month were counted from (PUB-026). Apart from its balances, which every page reads. */
export const textMessages: Projection<TextMessagesView, SubscriptionEvent> = {
  name: 'text-messages',
  version: 1,
  category: 'subscription',
  description: 'One document per company: the text messages that count against its plan this month.',
  schema: TextMessagesView,
  indexes: [{ fields: ['companyId'] }],
  counters: [],
  evolve: (view, { event, occurredAt: at }) => {
    if (event.type === 'SubscriptionStarted') return { month: '', newest: [] }
    if (event.type !== 'TextInviteConsumed' || !view) return view
    const { candidateId, reminder, month } = event.data
    const before = view.month === month ? view.newest : []
    return { month, newest: [{ candidateId, reminder, at }, ...before].slice(0, MOST_TEXTS) }
  },
}
