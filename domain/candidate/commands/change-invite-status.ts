import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { said } from '#contracts/kernel/wording.ts'
import type { Candidate } from '../candidate.ts'
import { known } from '../policies/known.ts'

/** From added to pending is an invitation; every other status follows from what the candidate does (ledger, not shown 10). */
export function changeInviteStatus(
  { status }: CandidateCommandData<'ChangeInviteStatus'>,
  state: Candidate,
): CandidateEvent[] {
  const candidate = known(state)
  if (candidate.status === status) return []
  if (candidate.status === 'added' && status === 'pending')
    return [{ type: 'CandidateInvited', data: { jobId: candidate.jobId, channel: 'email', deadline: null } }]
  throw new Rejected(
    'candidate/status-not-allowed',
    said`An invitation does not go from ${candidate.status} to ${status}: its status follows from what the candidate does`,
  )
}
