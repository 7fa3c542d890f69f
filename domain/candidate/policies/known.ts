import { Rejected } from '#contracts/kernel/rejections.ts'
import { type Candidate, isKnown, type KnownCandidate } from '../candidate.ts'

/** A deleted candidate is as unknown as one that never was. */
export function known(state: Candidate): KnownCandidate {
  if (!isKnown(state)) throw new Rejected('candidate/not-found', 'No such candidate')
  return state
}

/** Under way: begun, not finished, and not ruled out by an answer. */
export function underWay(state: Candidate): KnownCandidate {
  const candidate = known(state)
  if (candidate.journeyVersion === null)
    throw new Rejected('candidate/not-started', 'Please fill in the start form first')
  if (candidate.status === 'auto rejected') throw new Rejected('candidate/rejected', 'This application has ended')
  if (candidate.finished) throw new Rejected('candidate/already-completed', 'This application has been sent already')
  return candidate
}
