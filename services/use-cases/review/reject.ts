import { randomUUID } from 'node:crypto'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { allowOnCandidate } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'
import { messageRulesOf } from '../messages/rules.ts'
import { filledIn, senderOf, valuesFor } from '../messages/values.ts'
import { allowMessage } from './write-to-candidate.ts'

export type Rejection = {
  reason: string
  /** Of the company's list, where it was chosen there. */
  reasonId?: string | undefined
  message?: { subject: string; text: string } | undefined
}
type One = Rejection & { candidateId: CandidateId; commandId?: string; ifReachable?: boolean }

/**
 * With a message, in the candidate's own words for its fields, which leaves after the company's hold unless it is cancelled or
 * the candidate is moved on. `ifReachable`: who has no email address is rejected without one, and `written` is false.
 * @throws Rejected with a message what `allowMessage` throws; the candidate is not rejected then
 */
export const rejectCandidate =
  (core: Core) =>
  async (
    asker: Asker,
    { candidateId, message, ifReachable = false, commandId = randomUUID(), ...why }: One,
  ): Promise<{ token: ConsistencyToken; written: boolean }> => {
    await allowOnCandidate(core, asker, 'candidates.edit', candidateId)
    const isWritten =
      message !== undefined &&
      (await allowMessage(core, asker, { candidateId, channel: 'email' }).then(
        () => true,
        (error: unknown) => {
          if (ifReachable && error instanceof Rejected && error.code === 'message/unreachable') return false
          throw error
        },
      ))
    const held = isWritten ? { message: { ...(await words()), messageId: commandId } } : {}
    const { token } = await core.commands.handle(
      candidateDecider,
      candidateId,
      { type: 'RejectCandidate', data: { candidateId, ...why, ...held } },
      core.context(asker, commandId),
    )
    return { token, written: isWritten }

    async function words() {
      const { values } = await valuesFor(core, asker.companyId, candidateId, await senderOf(core, asker))
      const { holdMinutes } = await messageRulesOf(core)(asker)
      return { ...filledIn(message!, values), holdMinutes }
    }
  }
