import type { Candidate } from '../candidate.ts'
import { isExpired } from './expired.ts'

/** Whether what was to leave at `sendsAt` is still to be sent to this candidate. */
export function isReachWanted(candidate: Candidate, sendsAt: string, now: string): boolean {
  if (!('candidateId' in candidate) || isExpired(candidate, now)) return false
  const { heldReach, journeyVersion, columnId, status, finished } = candidate
  if (!heldReach?.isHeld || heldReach.sendsAt !== sendsAt) return false
  if (columnId === 'rejected' || status === 'auto rejected' || finished) return false
  return heldReach.what === 'reminder' || journeyVersion === null
}
