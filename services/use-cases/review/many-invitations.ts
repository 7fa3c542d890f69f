import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateId } from '#contracts/kernel/ids.ts'
import type { Core } from '../../core/core.ts'
import { changeInviteDeadline, settleHeldReach } from '../candidacy/change-invitation.ts'
import { resendInvitation } from '../candidacy/follow-up.ts'
import { withdrawInvitation } from './change-candidate.ts'
import { forEachCandidate, type Several } from './many-candidates.ts'

type Sent<More> = More & { candidateIds: CandidateId[]; commandId?: string }

export const resendInvitations = (core: Core) => {
  const resend = resendInvitation(core)
  return (asker: Asker, sent: Sent<unknown>): Promise<Several> =>
    forEachCandidate(sent, (one) => resend(asker, { ...one, waits: true }))
}

/** Invitations and reminders that wait: sent at once, or cancelled. */
export const settleReaches = (core: Core) => {
  const settle = settleHeldReach(core)
  return (asker: Asker, { how, ...sent }: Sent<{ how: 'send' | 'cancel' }>): Promise<Several> =>
    forEachCandidate(sent, (one) => settle(asker, { ...one, how }))
}

export const withdrawInvitations = (core: Core) => {
  const withdraw = withdrawInvitation(core)
  return (asker: Asker, sent: Sent<unknown>): Promise<Several> => forEachCandidate(sent, (one) => withdraw(asker, one))
}

/** The last moment to begin for each of these people; null is that of the job. */
export const changeInviteDeadlines = (core: Core) => {
  const change = changeInviteDeadline(core)
  return (asker: Asker, { deadline, timezone, ...sent }: Sent<{ deadline: string | null; timezone: string | null }>) =>
    forEachCandidate(sent, (one) => change(asker, { ...one, deadline, timezone }))
}
