import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { CommandContext } from '#contracts/kernel/command-context.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { type Candidate, isKnown } from '../candidate.ts'
import { known } from '../policies/known.ts'

/**
 * Sends a held message at once, or cancels it. Doing the same a second time changes nothing.
 * @throws Rejected 'candidate/message-gone' once its time has come, and for one that was taken back.
 */
export function settleRejectionMessage(
  { messageId, how }: CandidateCommandData<'SettleRejectionMessage'>,
  state: Candidate,
  { now }: CommandContext,
): CandidateEvent[] {
  const { rejectionMessage: message } = known(state)
  const wanted = how === 'send' ? 'released' : 'cancelled'
  if (message?.messageId === messageId && message.state === wanted) return []
  if (message?.messageId !== messageId || message.state !== 'held' || now >= message.sendsAt)
    throw new Rejected('candidate/message-gone', 'This message has left already, or was taken back')
  const type = how === 'send' ? 'RejectionMessageReleased' : 'RejectionMessageCancelled'
  return [{ type, data: { messageId } }]
}

/** What came of sending it; known once. */
export function recordRejectionMessageLeft(
  { messageId, outcome }: CandidateCommandData<'RecordRejectionMessageLeft'>,
  state: Candidate,
): CandidateEvent[] {
  const message = isKnown(state) ? state.rejectionMessage : null
  if (message?.messageId !== messageId || message.state === 'sent' || message.state === 'failed') return []
  return [{ type: 'RejectionMessageLeft', data: { messageId, outcome } }]
}
