import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateId } from '#contracts/kernel/ids.ts'
import { allowOnCandidate, requireFeature } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'

/** The recordings of several candidates leave it at once (CAN-025): for those who may change each of them. */
export const allowVideoExport =
  (core: Core) =>
  async (asker: Asker, candidateIds: readonly CandidateId[]): Promise<void> => {
    for (const id of candidateIds) await allowOnCandidate(core, asker, 'candidates.edit', id)
    await requireFeature(core, asker, 'videoExport')
  }

/** A recording leaves the platform (CAN-025): for those who may change its candidate, where the plan has it. */
export const allowDownload =
  (core: Core) =>
  async (asker: Asker, candidateId: CandidateId): Promise<void> => {
    await allowOnCandidate(core, asker, 'candidates.edit', candidateId)
    await requireFeature(core, asker, 'downloadVideo')
  }
