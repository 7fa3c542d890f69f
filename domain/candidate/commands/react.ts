import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { CommandContext } from '#contracts/kernel/command-context.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Candidate } from '../candidate.ts'
import { known } from '../policies/known.ts'
import { reviewerOf } from '../policies/reviewer.ts'

/** One reaction per reviewer and comment; the last one counts. */
export function react(
  { commentId, reaction }: CandidateCommandData<'ReactToComment'>,
  state: Candidate,
  { asker }: CommandContext,
): CandidateEvent[] {
  const reacted = known(state).comments[commentId]
  if (!reacted || reacted.deleted) throw new Rejected('candidate/comment-not-found', 'No such comment')
  const reviewerId = reviewerOf(asker)
  const previous = reacted.reactions[reviewerId] ?? null
  return previous === reaction ? [] : [{ type: 'CommentReacted', data: { commentId, reviewerId, reaction, previous } }]
}
