import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { candidates } from '#projections/candidates/candidates.ts'
import { outsideCall } from './call.ts'

/** Removes a recording for good, finished or still arriving; one that another candidate's page shows stays. */
export const eraseMedia = outsideCall({
  payload: z.object({ candidateId: z.string(), recordingId: z.string() }),
  target: () => 'media',
  repeatable: true,
  async call({ engines, reads }, { tenant, payload: { candidateId, recordingId } }) {
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
  },
})
