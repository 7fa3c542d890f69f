import { channelsFor, type Contact } from '#contracts/candidate/contact.ts'
import type { CandidateCommand } from '#contracts/candidate/commands.ts'
import type { Channel } from '#contracts/candidate/events.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { allowOnCandidate, requireRunning } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'
import { takeMessage } from '../../effects/messages/allowance.ts'
import { channelsLeft, OPTED_OUT } from '../../effects/messages/opt-out.ts'
import { messageRulesOf } from '../messages/rules.ts'
import { contactOf } from '../../core/contact-of.ts'

/** `waits`: for the company's hold, in which it can be cancelled. */
type One = { candidateId: CandidateId; commandId?: string; waits?: boolean }

/**
 * One more message to an invited person, by the channels they have not turned off; it counts from here on.
 * @throws Rejected 'candidate/opted-out', and what `takeMessage` throws
 */
const followUp =
  (
    core: Core,
    channelsOf: (contact: Contact) => Channel[],
    command: (candidateId: CandidateId, channels: Channel[], hold: { holdMinutes?: number }) => CandidateCommand,
  ) =>
  async (asker: Asker, { candidateId, commandId, waits = false }: One): Promise<{ token: ConsistencyToken }> => {
    await allowOnCandidate(core, asker, 'candidates.invite', candidateId)
    await requireRunning(core, asker)
    const { companyId } = asker
    const contact = await contactOf(core, { companyId, candidateId })
    const channels = await channelsLeft(core, companyId, contact, channelsOf(contact))
    if (channels.length === 0) throw new Rejected('candidate/opted-out', OPTED_OUT)
    await takeMessage(core, { companyId, to: contact.email || contact.phone })
    const { token } = await core.commands.handle(
      candidateDecider,
      candidateId,
      command(candidateId, channels, await holdOf(core, asker, waits)),
      core.context(asker, commandId),
    )
    return { token }
  }

/** By email, or by text message where there is no address. */
export const remindCandidate = (core: Core) =>
  followUp(
    core,
    ({ email }) => [email ? 'email' : 'sms'],
    (candidateId, _channels, hold) => ({ type: 'RemindCandidate', data: { candidateId, ...hold } }),
  )

/** Sends an invitation that waits once more, or for the first time. */
export const resendInvitation = (core: Core) =>
  followUp(core, channelsFor, (candidateId, channels, hold) => ({
    type: 'ResendInvitation',
    data: { candidateId, channels, ...hold },
  }))

/** How long what a person sends in a page waits; what a program sends leaves at once. */
export async function holdOf(core: Core, { companyId }: Asker, waits: boolean): Promise<{ holdMinutes?: number }> {
  return waits ? { holdMinutes: (await messageRulesOf(core)({ companyId })).holdMinutes } : {}
}
