import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { CommandContext } from '#contracts/kernel/command-context.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Candidate } from '../candidate.ts'
import { notExpired } from '../policies/expired.ts'
import { known } from '../policies/known.ts'
import { sendsIn } from '../reach.ts'

/** The invitation once more, with the deadline it has. */
export function resend(
  { channels, holdMinutes }: CandidateCommandData<'ResendInvitation'>,
  state: Candidate,
  { now }: Pick<CommandContext, 'now'>,
): CandidateEvent[] {
  const { jobId, deadline, journeyVersion, columnId } = known(state)
  if (journeyVersion !== null) throw new Rejected('candidate/already-exists', 'This candidate has begun already')
  if (columnId === 'rejected') throw new Rejected('candidate/rejected', 'This candidate has been rejected')
  notExpired(state, now)
  return channels.map((channel) => ({
    type: 'CandidateInvited',
    data: { jobId, channel, deadline, ...sendsIn(holdMinutes, now) },
  }))
}
