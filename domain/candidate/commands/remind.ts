import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { CommandContext } from '#contracts/kernel/command-context.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Candidate } from '../candidate.ts'
import { notExpired } from '../policies/expired.ts'
import { known } from '../policies/known.ts'
import { sendsIn } from '../reach.ts'

/** Only a candidate who was invited or has begun, and has something left to do. */
export function remind(
  { holdMinutes }: CandidateCommandData<'RemindCandidate'>,
  state: Candidate,
  { now }: CommandContext,
): CandidateEvent[] {
  const { status, columnId, finished, reach, heldReach } = known(state)
  const isInviting = heldReach?.isHeld === true && heldReach.what === 'invitation' && heldReach.sendsAt > now
  if (status === 'added' || isInviting)
    throw new Rejected('candidate/not-invited', 'This candidate has not been invited yet')
  if (finished) throw new Rejected('candidate/already-completed', 'This candidate has nothing left to do')
  if (status === 'auto rejected' || columnId === 'rejected')
    throw new Rejected('candidate/rejected', 'This candidate has been rejected')
  notExpired(state, now)
  return [{ type: 'CandidateReminded', data: { channel: reach, ...sendsIn(holdMinutes, now) } }]
}
