import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { REQUIRED, TOO_LONG } from '#contracts/job/rules.ts'
import type { CommandContext } from '#contracts/kernel/command-context.ts'
import { nameProblem } from '#contracts/kernel/name.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { said, type Words } from '#contracts/kernel/wording.ts'
import { shareLimits } from '#contracts/share/rules.ts'
import { type Candidate, isKnown } from '../candidate.ts'
import { known } from '../policies/known.ts'

/** A candidate who is gone by now has no history to tell. */
export function recordShared(
  { candidateId: _id, ...share }: CandidateCommandData<'RecordShared'>,
  state: Candidate,
): CandidateEvent[] {
  if (!isKnown(state) || share.shareId in state.shares.known) return []
  return [{ type: 'CandidateShared', data: share }]
}

export function recordShareEnded(
  { shareId, reason }: CandidateCommandData<'RecordShareEnded'>,
  state: Candidate,
): CandidateEvent[] {
  if (!isKnown(state) || state.shares.known[shareId]?.ended !== false) return []
  return [{ type: 'CandidateShareEnded', data: { shareId, reason } }]
}

/** All that a guest thinks of the candidate: what they sent before is replaced, and may be taken back by sending nothing. */
export function giveGuestFeedback(
  { guestName, rating, comment, takes }: CandidateCommandData<'GiveGuestFeedback'>,
  state: Candidate,
  { asker }: CommandContext,
): CandidateEvent[] {
  const { shares } = known(state)
  if (asker.kind !== 'guest') throw new Rejected('auth/forbidden', 'Only a guest of a share can do this')
  const { shareId, guestId } = asker
  const name = guestName.trim().replaceAll(/\s+/g, ' ')
  const words = comment.trim()
  const invalid = (message: Words, fields?: Record<string, string>) =>
    new Rejected('share/feedback-invalid', message, fields)
  if ((rating !== null && !takes.rating) || (words !== '' && !takes.comment))
    throw invalid('This link takes no such feedback')
  if (rating !== null && !(Number.isInteger(rating) && rating >= 1 && rating <= 5))
    throw invalid('A rating is 1 to 5 stars', { rating: 'A rating is 1 to 5 stars' })
  const noName = nameProblem(name, REQUIRED)
  if (noName) throw invalid('Please say who you are', { guestName: noName })
  if (words.length > shareLimits.comment)
    throw invalid(said`A comment has at most ${shareLimits.comment} characters`, { comment: TOO_LONG })
  const isFirst = !(`${shareId} ${guestId}` in shares.rated)
  if (isFirst && rating === null && words === '')
    throw invalid('Give stars or write a comment', { comment: 'Give stars or write a comment' })
  return [{ type: 'GuestFeedbackGiven', data: { shareId, guestId, guestName: name, rating, comment: words } }]
}
