import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { type Candidate, isKnown } from '../candidate.ts'
import { remove } from './remove.ts'

export function withdraw(state: Candidate): CandidateEvent[] {
  if (isKnown(state) && state.journeyVersion !== null)
    throw new Rejected('candidate/already-exists', 'This candidate has begun')
  return remove(state)
}
