import { type Asker, onJobsOf } from '#contracts/kernel/asker.ts'
import type { CandidateId } from '#contracts/kernel/ids.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import { jobAccess } from '../jobs/access.ts'
import type { Reads } from '../runtime/reads.ts'
import { waitingReader } from '../balances/waiting.ts'
import { candidates } from './candidates.ts'
import { type TranscriptOfRecording, transcripts, type TranscriptsView } from './transcripts.ts'

export function transcriptsReader(reads: Reads) {
  const { store, live } = reads
  const { permissionsOn, scope } = jobAccess(reads)
  const { isWaiting } = waitingReader(reads)

  return {
    /** Of all recordings of a candidate, in the order of the requests. Null for who may not see the candidate. */
    async transcriptsOf(asker: Asker, candidateId: CandidateId): Promise<TranscriptOfRecording[] | null> {
      if (!onJobsOf(asker)) await scope(asker, 'candidates.read')
      const doc = await store.get(live(transcripts), candidateId)
      if (!doc || doc.dead || doc.companyId !== asker.companyId) return null
      const view = doc as Doc & TranscriptsView
      if (!(await permissionsOn(asker, view.jobId)).includes('candidates.read')) return null
      if (view.transcripts.length === 0) return []
      // What was said in a recording that is kept until the plan has room is kept with it.
      const candidate = await store.get(live(candidates), candidateId)
      const completedAt = (candidate?.completedAt ?? null) as string | null
      return (await isWaiting(asker, { id: candidateId, companyId: asker.companyId, completedAt }))
        ? []
        : view.transcripts
    },
  }
}
