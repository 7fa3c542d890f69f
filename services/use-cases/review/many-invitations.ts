import type { Asker } from '#contracts/kernel/asker.ts'
import { channelsFor } from '#contracts/candidate/contact.ts'
import type { CandidateId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { allowOnCandidate, requireRunning } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'
import { takeMessage } from '../../effects/messages/allowance.ts'
import { channelsLeft, OPTED_OUT } from '../../effects/messages/opt-out.ts'
import { changeInviteDeadline } from '../candidacy/change-invitation.ts'
import { contactOf } from '../candidacy/contact-of.ts'
import { withdrawInvitation } from './change-candidate.ts'
import { forEachCandidate, type Several } from './many-candidates.ts'

type Sent<More> = More & { candidateIds: CandidateId[]; commandId?: string }

/** Sends an invitation that waits once more, or for the first time, by the ways the person has not turned off. */
export const resendInvitation =
  (core: Core) =>
  async (
    asker: Asker,
    { candidateId, commandId }: { candidateId: CandidateId; commandId?: string },
  ): Promise<{ token: ConsistencyToken }> => {
    await allowOnCandidate(core, asker, 'candidates.invite', candidateId)
    await requireRunning(core, asker)
    const contact = await contactOf(core, { companyId: asker.companyId, candidateId })
    const channels = await channelsLeft(core, asker.companyId, contact, channelsFor(contact))
    if (channels.length === 0) throw new Rejected('candidate/opted-out', OPTED_OUT)
    await takeMessage(core, { companyId: asker.companyId, to: contact.email || contact.phone })
    const { token } = await core.commands.handle(
      candidateDecider,
      candidateId,
      { type: 'ResendInvitation', data: { candidateId, channels } },
      core.context(asker, commandId),
    )
    return { token }
  }

export const resendInvitations = (core: Core) => {
  const resend = resendInvitation(core)
  return (asker: Asker, sent: Sent<unknown>): Promise<Several> => forEachCandidate(sent, (one) => resend(asker, one))
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
