import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { CommandContext } from '#contracts/kernel/command-context.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { type Candidate, isKnown } from '../candidate.ts'
import { known } from '../policies/known.ts'

/** Only for a candidate who was invited and has not begun; a deadline is in the future (ledger, not shown 24). */
export function changeInviteDeadline(
  { deadline, timezone }: CandidateCommandData<'ChangeInviteDeadline'>,
  state: Candidate,
  { now }: CommandContext,
): CandidateEvent[] {
  const candidate = known(state)
  if (candidate.journeyVersion !== null)
    throw new Rejected('candidate/already-exists', 'This candidate has begun already')
  if (candidate.status !== 'pending')
    throw new Rejected('candidate/not-invited', 'This candidate has not been invited yet')
  if (candidate.deadline === deadline) return []
  if (deadline !== null && deadline <= now)
    throw new Rejected('candidate/deadline-invalid', "Couldn't set the deadline, please try again", {
      deadlineDate: 'The deadline has to lie in the future',
    })
  return [
    {
      type: 'InviteDeadlineChanged',
      data: { deadline, timezone: deadline === null ? null : timezone, previous: candidate.deadline },
    },
  ]
}

/** Once for each deadline, of those who have not begun by it. */
export function noteInviteDeadlinePassed(
  { deadline }: CandidateCommandData<'NoteInviteDeadlinePassed'>,
  state: Candidate,
  { now }: CommandContext,
): CandidateEvent[] {
  if (!isKnown(state) || state.deadline !== deadline || state.journeyVersion !== null) return []
  return deadline <= now && state.expired !== deadline ? [{ type: 'InviteDeadlinePassed', data: { deadline } }] : []
}
