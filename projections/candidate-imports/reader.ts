import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import { jobAccess } from '../jobs/access.ts'
import type { Reads } from '../runtime/reads.ts'
import { type CandidateImport, candidateImports, type CandidateImportsView } from './candidate-imports.ts'

export function candidateImportsReader(reads: Reads) {
  const { permissionsOn } = jobAccess(reads)
  return {
    /** Lists that were put on a job, the newest first; none for those who may not see its candidates. */
    async candidateImportsOf(asker: Asker, jobId: JobId): Promise<CandidateImport[]> {
      if (!(await permissionsOn(asker, jobId)).includes('candidates.read')) return []
      const doc = await reads.store.get(reads.live(candidateImports), jobId)
      if (!doc || doc.dead || doc.companyId !== asker.companyId) return []
      return (doc as unknown as CandidateImportsView).imports.toReversed()
    },
  }
}
