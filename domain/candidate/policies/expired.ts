import { Rejected } from '#contracts/kernel/rejections.ts'
import { type Candidate, isKnown } from '../candidate.ts'

/** Instants in ISO 8601 and UTC, milliseconds included, sort as text. */
export const isExpired = (state: Candidate, now: string) =>
  isKnown(state) && state.deadline !== null && state.journeyVersion === null && state.deadline < now

/** A deadline is the last moment to begin: a candidate who has begun in time may finish. */
export function notExpired(state: Candidate, now: string): void {
  if (isExpired(state, now)) throw new Rejected('candidate/invitation-expired', 'This invitation has expired')
}
