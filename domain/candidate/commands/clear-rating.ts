import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { CommandContext } from '#contracts/kernel/command-context.ts'
import type { Candidate } from '../candidate.ts'
import { known } from '../policies/known.ts'
import { reviewerOf } from '../policies/reviewer.ts'

/** Takes back one's own rating, and no other. */
export function clearRating(state: Candidate, { asker }: CommandContext): CandidateEvent[] {
  const { ratings } = known(state)
  const reviewerId = reviewerOf(asker)
  const previous = ratings[reviewerId]
  if (previous === undefined) return []
  return [{ type: 'RatingCleared', data: { reviewerId, previous, ratingsLeft: Object.keys(ratings).length - 1 } }]
}
