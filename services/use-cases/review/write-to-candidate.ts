import { randomUUID } from 'node:crypto'
import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { normalisePhone } from '#contracts/user/phone.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { allowOnCandidate, requireRunning } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'
import { takeMessage } from '../../effects/messages/allowance.ts'
import { contactOf } from '../../core/contact-of.ts'
import { messageRulesOf } from '../messages/rules.ts'
import { filledIn, senderOf, valuesFor } from '../messages/values.ts'

type Written = Pick<
  CandidateCommandData<'WriteMessage'>,
  'candidateId' | 'channel' | 'subject' | 'text' | 'template'
> & {
  commandId?: string
}

/**
 * Whether a person of the company may write to the candidate now; the message counts from here on.
 * @throws Rejected 'message/unreachable' without an address or number of theirs, 'message/too-many', 'message/stopped',
 * 'subscription/paused'
 */
export async function allowMessage(
  core: Core,
  asker: Asker,
  { candidateId, channel }: Pick<Written, 'candidateId' | 'channel'>,
): Promise<void> {
  await requireRunning(core, asker)
  const { state } = await core.commands.stateOf(candidateDecider, asker, candidateId)
  if (!isKnown(state)) throw new Rejected('candidate/not-found', 'No such candidate')
  const { email, phone } = await contactOf(core, { companyId: asker.companyId, candidateId })
  const to = channel === 'email' ? email : normalisePhone(phone)
  if (!to) throw new Rejected('message/unreachable', 'This person cannot be reached that way')
  await takeMessage(core, { companyId: asker.companyId, to })
}

/**
 * Writes to a candidate by mail or text message, its fields filled in: it is in the thread at once, and leaves after the
 * company's hold, unless it is cancelled.
 * @throws Rejected 'message/invalid', and what `allowMessage` throws
 */
export const writeToCandidate =
  (core: Core) =>
  async (asker: Asker, { commandId = randomUUID(), ...written }: Written): Promise<{ token: ConsistencyToken }> => {
    const { candidateId, channel } = written
    await allowOnCandidate(core, asker, 'candidates.invite', candidateId)
    await allowMessage(core, asker, { candidateId, channel })
    const { values } = await valuesFor(core, asker.companyId, candidateId, await senderOf(core, asker))
    const { holdMinutes } = await messageRulesOf(core)(asker)
    const { token } = await core.commands.handle(
      candidateDecider,
      candidateId,
      { type: 'WriteMessage', data: { ...written, ...filledIn(written, values), holdMinutes, messageId: commandId } },
      core.context(asker, commandId),
    )
    return { token }
  }
