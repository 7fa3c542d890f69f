import { ANSWER_GRACE_MINUTES } from '#contracts/job/deadline.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { later } from '#contracts/kernel/time.ts'
import { type Candidate, isKnown } from '../candidate.ts'

/** Who was invited with a deadline of their own keeps to that one: it is how recruiters give a person more time. */
export const isClosedFor = (state: Candidate, closesAt: string | null | undefined, now: string): boolean =>
  Boolean(closesAt) && !(isKnown(state) && state.deadline !== null) && closesAt! <= now

/** An answer that was under way at the deadline of the job is still taken. */
export const isLateFor = (state: Candidate, closesAt: string | null | undefined, now: string): boolean =>
  Boolean(closesAt) && isClosedFor(state, later(closesAt!, { minutes: ANSWER_GRACE_MINUTES }), now)

const passed = () => new Rejected('job/deadline-passed', 'The deadline for applications has passed')

export function notClosed(state: Candidate, closesAt: string | null | undefined, now: string): void {
  if (isClosedFor(state, closesAt, now)) throw passed()
}

export function notLate(state: Candidate, closesAt: string | null | undefined, now: string): void {
  if (isLateFor(state, closesAt, now)) throw passed()
}
