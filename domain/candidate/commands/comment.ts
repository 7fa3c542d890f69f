import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { CommandContext } from '#contracts/kernel/command-context.ts'
import { REQUIRED, TOO_LONG } from '#contracts/job/rules.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Candidate } from '../candidate.ts'
import { known } from '../policies/known.ts'
import { reviewerOf } from '../policies/reviewer.ts'

const MAX_LENGTH = 5000

export function comment(
  { commentId, text, at }: CandidateCommandData<'CommentOnCandidate'>,
  state: Candidate,
  { asker }: CommandContext,
): CandidateEvent[] {
  const candidate = known(state)
  const authorId = reviewerOf(asker)
  const said = text.trim()
  if (said === '') throw new Rejected('candidate/comment-invalid', 'A comment needs a text', { text: REQUIRED })
  if (said.length > MAX_LENGTH)
    throw new Rejected('candidate/comment-invalid', `A comment has at most ${MAX_LENGTH} characters`, {
      text: TOO_LONG,
    })
  if (at && !candidate.takes.some(({ recordingId }) => recordingId === at.recordingId))
    throw new Rejected('candidate/recording-not-found', 'No such recording')
  return commentId in candidate.comments
    ? []
    : [{ type: 'CandidateCommented', data: { commentId, authorId, text: said, at } }]
}
