import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { Candidate } from '../candidate.ts'
import { known } from '../policies/known.ts'

export function remove(state: Candidate): CandidateEvent[] {
  known(state)
  return [{ type: 'CandidateDeleted', data: {} }]
}

/** Once, and only of one who was deleted. */
export const erase = (state: Candidate): CandidateEvent[] =>
  state.status === 'deleted' && !state.erased ? [{ type: 'CandidateErased', data: {} }] : []
