import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { CommandContext } from '#contracts/kernel/command-context.ts'
import { later } from '#contracts/kernel/time.ts'
import type { Candidate } from '../candidate.ts'
import { known } from '../policies/known.ts'

/** With a message it is held for some minutes, and leaves only if the candidate is rejected still. */
export function reject(
  { reason, reasonId, message }: CandidateCommandData<'RejectCandidate'>,
  state: Candidate,
  { now }: CommandContext,
): CandidateEvent[] {
  const { columnId: from } = known(state)
  if (from === 'rejected') return []
  const rejected: CandidateEvent = {
    type: 'CandidateRejected',
    data: { from, reason: reason.trim(), batchId: null, ...(reasonId && { reasonId }) },
  }
  if (!message) return [rejected]
  const { messageId, subject, text, holdMinutes } = message
  const sendsAt = later(now, { minutes: holdMinutes })
  return [rejected, { type: 'RejectionMessageHeld', data: { messageId, subject, text, sendsAt } }]
}
