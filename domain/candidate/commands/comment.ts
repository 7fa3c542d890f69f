import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { CommandContext } from '#contracts/kernel/command-context.ts'
import { REQUIRED, TOO_LONG } from '#contracts/job/rules.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Candidate, WrittenComment } from '../candidate.ts'
import { known } from '../policies/known.ts'
import { reviewerOf } from '../policies/reviewer.ts'

const MAX_LENGTH = 5000

export function comment(
  { commentId, text, at, mentions = [] }: CandidateCommandData<'CommentOnCandidate'>,
  state: Candidate,
  { asker }: CommandContext,
): CandidateEvent[] {
  const candidate = known(state)
  const authorId = reviewerOf(asker)
  const said = validText(text)
  if (at && !candidate.takes.some(({ recordingId }) => recordingId === at.recordingId))
    throw new Rejected('candidate/recording-not-found', 'No such recording')
  return commentId in candidate.comments
    ? []
    : [{ type: 'CandidateCommented', data: { commentId, authorId, text: said, at, mentions: [...new Set(mentions)] } }]
}

/** What was said before is in the log; pages show the new words. */
export function editComment(
  { commentId, text, mentions = [] }: CandidateCommandData<'EditComment'>,
  state: Candidate,
  { asker }: CommandContext,
): CandidateEvent[] {
  const written = ownComment(state, commentId, asker)
  if (written.deleted) throw new Rejected('candidate/comment-not-found', 'No such comment')
  const added = [...new Set(mentions)].filter((userId) => !written.mentions.includes(userId))
  return [{ type: 'CommentEdited', data: { commentId, text: validText(text), mentions: added } }]
}

export function deleteComment(
  { commentId }: CandidateCommandData<'DeleteComment'>,
  state: Candidate,
  { asker }: CommandContext,
): CandidateEvent[] {
  return ownComment(state, commentId, asker).deleted ? [] : [{ type: 'CommentDeleted', data: { commentId } }]
}

function ownComment(state: Candidate, commentId: string, asker: CommandContext['asker']): WrittenComment {
  const written = known(state).comments[commentId]
  if (!written) throw new Rejected('candidate/comment-not-found', 'No such comment')
  if (written.authorId !== reviewerOf(asker))
    throw new Rejected('candidate/comment-not-yours', 'Only the author can change a comment')
  return written
}

function validText(text: string): string {
  const said = text.trim()
  if (said === '') throw new Rejected('candidate/comment-invalid', 'A comment needs a text', { text: REQUIRED })
  if (said.length > MAX_LENGTH)
    throw new Rejected('candidate/comment-invalid', `A comment has at most ${MAX_LENGTH} characters`, {
      text: TOO_LONG,
    })
  return said
}
