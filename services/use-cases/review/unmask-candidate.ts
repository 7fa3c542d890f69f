import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateId } from '#contracts/kernel/ids.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { hidingFrom } from '#projections/anonymity/hiding.ts'
import { allowOnCandidate } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'

/** Whether it is hidden from the asker on some job who the candidates are. */
export const hidesFrom = (core: Core) => async (asker: Asker) => (await hidingFrom(core.reads, asker)) !== null

type Unmask = { candidateId: CandidateId; reason: string; commandId?: string }

/**
 * Shows who a hidden candidate is to who asks, for good, and keeps why. Nothing is written of one who is not hidden from them.
 * @throws Rejected 'candidate/unmask-invalid' without a reason
 */
export const unmaskCandidate =
  (core: Core) =>
  async (asker: Asker, { candidateId, reason, commandId }: Unmask): Promise<{ token: ConsistencyToken }> => {
    await allowOnCandidate(core, asker, 'candidates.review', candidateId)
    const { masked } = await core.readers.candidateDetail(asker, candidateId)
    if (masked === null) return { token: {} }
    const command = { type: 'UnmaskCandidate', data: { candidateId, reason } } as const
    const { token } = await core.commands.handle(candidateDecider, candidateId, command, core.context(asker, commandId))
    return { token }
  }
