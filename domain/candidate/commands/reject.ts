import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { REJECTED } from '#contracts/candidate/message-events.ts'
import type { CommandContext } from '#contracts/kernel/command-context.ts'
import type { Candidate } from '../candidate.ts'
import { known } from '../policies/known.ts'
import { reviewerOf } from '../policies/reviewer.ts'
import { written } from './write-message.ts'

/** A message that comes with it leaves only while the candidate is rejected. */
export function reject(
  { reason, reasonId, message }: CandidateCommandData<'RejectCandidate'>,
  state: Candidate,
  { asker, now }: CommandContext,
): CandidateEvent[] {
  const { columnId: from } = known(state)
  if (from === REJECTED) return []
  const rejected: CandidateEvent = {
    type: 'CandidateRejected',
    data: { from, reason: reason.trim(), batchId: null, ...(reasonId && { reasonId }) },
  }
  if (!message) return [rejected]
  return [rejected, written({ ...message, channel: 'email', authorId: reviewerOf(asker), onlyIn: REJECTED }, now)]
}
