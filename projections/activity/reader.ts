import { type Asker, onJobsOf } from '#contracts/kernel/asker.ts'
import type { CandidateId, JobId } from '#contracts/kernel/ids.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import { jobAccess } from '../jobs/access.ts'
import type { Reads } from '../runtime/reads.ts'
import { activity } from './activity.ts'
import type { ActivityView } from './activity-view.ts'

export function activityReader(reads: Reads) {
  const { store, live } = reads
  const { permissionsOn, scope } = jobAccess(reads)

  return {
    /** Null when there never was such a candidate, also for another company's. A deleted candidate's history is there. */
    async activityOf(asker: Asker, candidateId: CandidateId): Promise<ActivityView | null> {
      if (!onJobsOf(asker)) await scope(asker, 'candidates.read')
      const doc = await store.get(live(activity), candidateId)
      if (!doc || doc.dead || doc.companyId !== asker.companyId) return null
      const view = doc as Doc & ActivityView
      return (await permissionsOn(asker, view.jobId)).includes('candidates.read') ? view : null
    },

    /** Candidates of a job that are on no board any more. */
    async deletedOf(asker: Asker, jobId: JobId): Promise<CandidateId[]> {
      await scope(asker, 'candidates.read', jobId)
      const docs = await store.find(live(activity), { filter: { companyId: asker.companyId, jobId, deleted: true } })
      return docs.map(({ _id }) => _id)
    },
  }
}
