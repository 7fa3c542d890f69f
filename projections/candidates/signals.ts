import * as z from 'zod'
import type { CandidateEvent } from '#contracts/candidate/events.ts'

type Noted = Extract<CandidateEvent, { type: 'AnswerSignalsNoted' }>['data']

export const Signal = z.object({
  moduleId: z.string(),
  questionId: z.string().nullable(),
  at: z.string(),
  type: z.enum(['away', 'pasted']),
  amount: z.number().int(),
})

/** What was noted while a page was answered, one row for each signal. `amount`: seconds away, or characters pasted. */
export const notedIn = ({ moduleId, signals }: Noted) =>
  signals.map((signal) => ({
    moduleId,
    questionId: signal.questionId,
    at: signal.at,
    type: signal.type,
    amount: signal.type === 'away' ? signal.seconds : signal.characters,
  }))
