import { PERSONALITY_NOTICE } from '#contracts/candidate/evaluations.ts'
import type { demoEvaluator } from './reading.ts'
import type { OpenJob } from './step.ts'

/** The job whose candidates get the notice about evaluations. */
export const EVALUATED = 'backend'
export type Case = {
  agreed: boolean
  personality?: boolean
  /** The recruiter has it run again. */
  again?: boolean
  /** What the first who sent a scorecard thinks of it; empty: they agree. */
  review?: string
  manner?: Parameters<typeof demoEvaluator>[0]
}
/** The first who came, by their place: those who went furthest on the board. */
export const cases: readonly Case[] = [
  { agreed: true, personality: true, again: true },
  { agreed: true, personality: true, review: '' },
  // Two runs that far apart are kept out of the ranking until a person has looked.
  { agreed: true, manner: { waver: 14 } },
  {
    agreed: true,
    review:
      'Too low on explaining: the recording shows it better than these sentences. And nobody asked about TypeScript.',
  },
  { agreed: true, manner: { invents: true } },
  { agreed: false },
]

/** What a candidate of the demo answers to the notice; nothing where none was shown. */
export function consentOf({ key }: Pick<OpenJob, 'key'>, place: number) {
  const found = key === EVALUATED ? cases[place] : undefined
  if (!found) return {}
  const { agreed, personality = false } = found
  return { evaluation: { agreed, notice: PERSONALITY_NOTICE, personality } }
}
