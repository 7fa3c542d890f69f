import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import { jobAccess } from '../jobs/access.ts'
import type { Reads } from '../runtime/reads.ts'
import { shares, type ShareView } from './shares.ts'

/** Links of one job that are listed: the newest. */
const MOST = 200

export function sharesReader(reads: Reads) {
  const { permissionsOn } = jobAccess(reads)
  return {
    /** Shared links of a job, or of one of its candidates, the newest first; none for who may not change its candidates. */
    async sharesOf(asker: Asker, jobId: JobId, candidateId?: string): Promise<ShareView[]> {
      if (!(await permissionsOn(asker, jobId)).includes('candidates.edit')) return []
      const found = await reads.store.find(reads.live(shares), {
        filter: { companyId: asker.companyId, jobId },
        sort: { createdAt: -1 },
        limit: MOST,
      })
      return found
        .filter(({ dead }) => dead !== true)
        .map((doc) => doc as Doc & ShareView)
        .filter(({ candidateIds }) => candidateId === undefined || candidateIds.includes(candidateId))
    },
  }
}
