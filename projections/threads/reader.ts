import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateId } from '#contracts/kernel/ids.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import { candidateReader } from '../candidates/reader.ts'
import type { Reads } from '../runtime/reads.ts'
import { type ThreadEntry, threads, type ThreadView } from './threads.ts'

/** What was said with and about candidates; to everyone who may read the candidate. */
export function threadReader(reads: Reads) {
  const { store, live } = reads
  const { mayReadCandidate } = candidateReader(reads)
  return {
    /** In order. Null when there is no such candidate, also for another company's. */
    async threadOf(asker: Asker, id: CandidateId): Promise<ThreadEntry[] | null> {
      if (!(await mayReadCandidate(asker, id))) return null
      const doc = (await store.get(live(threads), id)) as (Doc & ThreadView) | null
      return doc && !doc.dead && doc.companyId === asker.companyId ? doc.entries : []
    },

    /** The last entry of each of these candidates, whom the asker has been shown. */
    async lastInThreads(asker: Asker, ids: readonly CandidateId[]): Promise<Record<CandidateId, ThreadEntry>> {
      const docs = (await store.getMany(live(threads), [...ids])) as ((Doc & ThreadView) | null)[]
      return Object.fromEntries(
        docs.flatMap((doc) => {
          const last = doc && !doc.dead && doc.companyId === asker.companyId ? doc.entries.at(-1) : undefined
          return last ? [[doc!._id, last]] : []
        }),
      )
    },
  }
}
