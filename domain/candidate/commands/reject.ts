import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { Candidate } from '../candidate.ts'
import { known } from '../policies/known.ts'

export function reject({ reason }: CandidateCommandData<'RejectCandidate'>, state: Candidate): CandidateEvent[] {
  const { columnId: from } = known(state)
  return from === 'rejected'
    ? []
    : [{ type: 'CandidateRejected', data: { from, reason: reason.trim(), batchId: null } }]
}
