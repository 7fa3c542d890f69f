import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { CommandContext } from '#contracts/kernel/command-context.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Candidate } from '../candidate.ts'
import { sendsIn } from '../reach.ts'
import { add } from './add.ts'

export function invite(
  { deadline, channels = ['email'], holdMinutes, ...person }: CandidateCommandData<'InviteCandidate'>,
  state: Candidate,
  { now }: Pick<CommandContext, 'now'>,
): CandidateEvent[] {
  const invited = channels.map(
    (channel): CandidateEvent => ({
      type: 'CandidateInvited',
      data: { jobId: person.jobId, channel, deadline, ...sendsIn(holdMinutes, now) },
    }),
  )
  if (state.status === 'unknown') return [...add({ ...person, source: 'invitation' }, state, channels), ...invited]
  if (state.status === 'added') return invited
  if (state.status === 'pending') return []
  throw new Rejected('candidate/already-exists', 'This candidate has begun already')
}
