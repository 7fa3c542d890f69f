import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { CommandContext } from '#contracts/kernel/command-context.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Candidate } from '../candidate.ts'
import { known } from '../policies/known.ts'
import { reviewerOf } from '../policies/reviewer.ts'

/** One rating per reviewer; the last one counts. */
export function rate(
  { value }: CandidateCommandData<'RateCandidate'>,
  state: Candidate,
  { asker }: CommandContext,
): CandidateEvent[] {
  const candidate = known(state)
  const reviewerId = reviewerOf(asker)
  if (!Number.isInteger(value) || value < 1 || value > 5)
    throw new Rejected('candidate/rating-invalid', 'A rating is a whole number from 1 to 5', {
      value: 'A rating is a whole number from 1 to 5',
    })
  const previous = candidate.ratings[reviewerId] ?? null
  return previous === value ? [] : [{ type: 'CandidateRated', data: { reviewerId, value, previous } }]
}
