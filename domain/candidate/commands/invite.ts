import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { Rejected } from '#contracts/rejections.ts'
import type { Candidate } from '../candidate.ts'
import { add } from './add.ts'

export function invite({ deadline, ...person }: CandidateCommandData<'InviteCandidate'>, state: Candidate): CandidateEvent[] {
  const invited: CandidateEvent = { type: 'CandidateInvited', data: { jobId: person.jobId, channel: 'email', deadline } }
  if (state.status === 'unknown') return [...add({ ...person, source: 'invitation' }, state), invited]
  if (state.status === 'added') return [invited]
  if (state.status === 'pending') return []
  throw new Rejected('candidate/already-exists', 'This candidate has begun already')
}
