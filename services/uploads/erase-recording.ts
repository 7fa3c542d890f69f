import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { candidates } from '#projections/candidates/candidates.ts'
import type { Core } from '../core/core.ts'

export type Erasure = { candidateId: string; recordingId: string }

/** Removes a recording for good, finished or still arriving; one that another candidate's page shows stays. Repeating it is harmless. */
export const eraseRecording =
  ({ engines, reads }: Pick<Core, 'engines' | 'reads'>) =>
  async (tenant: string, { candidateId, recordingId }: Erasure): Promise<void> => {
    const showing = await reads.store.find(reads.live(candidates), {
      filter: { companyId: tenant, 'recordings.recordingId': recordingId },
      limit: 2,
    })
    if (showing.some(({ _id }) => _id !== candidateId)) return
    const stored = await engines.media.info(recordingId)
    if (stored && stored.tenant !== tenant) return
    await engines.media.delete(recordingId)
    for (const name of [recordingId, `${recordingId}.json`])
      await rm(join(engines.folder('uploads'), name), { force: true })
  }
