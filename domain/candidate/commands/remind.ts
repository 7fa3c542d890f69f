import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { CommandContext } from '#contracts/kernel/command-context.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Candidate } from '../candidate.ts'
import { notExpired } from '../policies/expired.ts'
import { known } from '../policies/known.ts'

/** Only a candidate who was invited or has begun, and has something left to do. */
export function remind(state: Candidate, { now }: CommandContext): CandidateEvent[] {
  const { status, columnId, finished, reach } = known(state)
  if (status === 'added') throw new Rejected('candidate/not-invited', 'This candidate has not been invited yet')
  if (finished) throw new Rejected('candidate/already-completed', 'This candidate has nothing left to do')
  if (status === 'auto rejected' || columnId === 'rejected')
    throw new Rejected('candidate/rejected', 'This candidate has been rejected')
  notExpired(state, now)
  return [{ type: 'CandidateReminded', data: { channel: reach } }]
}
