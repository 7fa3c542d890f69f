import { type Asker, mayDo } from '#contracts/asker.ts'
import type { CandidateId, JobId } from '#contracts/ids.ts'
import { Rejected } from '#contracts/rejections.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import type { Reads } from '../runtime/reads.ts'
import { activity } from './activity.ts'
import type { ActivityView } from './activity-view.ts'

export function activityReader({ store, live }: Reads) {
  return {
    /** Null when there never was such a candidate, also for another company's. A deleted candidate's history is there. */
    async activityOf(asker: Asker, candidateId: CandidateId): Promise<ActivityView | null> {
      mayRead(asker)
      const doc = await store.get(live(activity), candidateId)
      return doc && !doc.dead && doc.companyId === asker.companyId ? (doc as Doc & ActivityView) : null
    },

    /** Candidates of a job that are on no board any more. */
    async deletedOf(asker: Asker, jobId: JobId): Promise<CandidateId[]> {
      mayRead(asker)
      const docs = await store.find(live(activity), { filter: { companyId: asker.companyId, jobId, deleted: true } })
      return docs.map(({ _id }) => _id)
    },
  }
}

function mayRead(asker: Asker) {
  if (!mayDo(asker, 'candidates.read')) throw new Rejected('auth/forbidden', 'You may not see candidates')
}
