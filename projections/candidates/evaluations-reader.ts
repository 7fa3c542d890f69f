import { type Asker, onJobsOf } from '#contracts/kernel/asker.ts'
import type { CandidateId } from '#contracts/kernel/ids.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import { jobAccess } from '../jobs/access.ts'
import type { Reads } from '../runtime/reads.ts'
import { evaluations, type EvaluationsView } from './evaluations.ts'

export function evaluationsReader(reads: Reads) {
  const { store, live } = reads
  const { permissionsOn, scope } = jobAccess(reads)

  return {
    /** Null for who may not see the candidate. Whether it is kept until one's own scorecard is sent is for the use case. */
    async evaluationsOf(asker: Asker, candidateId: CandidateId): Promise<EvaluationsView | null> {
      if (!onJobsOf(asker)) await scope(asker, 'candidates.read')
      const doc = await store.get(live(evaluations), candidateId)
      if (!doc || doc.dead || doc.companyId !== asker.companyId) return null
      const view = doc as Doc & EvaluationsView
      return (await permissionsOn(asker, view.jobId)).includes('candidates.read') ? view : null
    },
  }
}
