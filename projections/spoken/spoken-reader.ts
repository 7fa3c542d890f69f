import { MOST_SAYING, occurrenceOf, saysAll, sentencesWith, wordsLookedFor } from '#contracts/candidate/spoken.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateId, JobId } from '#contracts/kernel/ids.ts'
import type { Filter } from '#infra/engines/read-store/filter.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import { waitingReader } from '../balances/waiting.ts'
import { jobAccess } from '../jobs/access.ts'
import { literally } from '../runtime/containing.ts'
import type { Reads } from '../runtime/reads.ts'
import { type Sentence, spoken, type SpokenView } from './spoken.ts'

const AT_ONCE = 500
/** Not the sentences themselves, which are most of a document. */
const NEEDED = ['text', 'rank', 'completedAt'] as const

export type Said = { ids: readonly CandidateId[]; more: boolean }

/**
 * Who says all these words, to narrow what the asker may see: that itself is not checked here. A recording that is kept
 * until the plan has room is not searched. `more`: others say them as well.
 */
export function whoSaysIn(reads: Reads) {
  const { store, live } = reads
  const { waitingFor } = waitingReader(reads)
  return async (asker: Asker, says: string, jobId?: JobId | undefined): Promise<Said> => {
    const words = wordsLookedFor(says)
    if (words.length === 0) return { ids: [], more: false }
    const filter: Filter = {
      companyId: asker.companyId,
      ...(jobId && { jobId }),
      $and: words.map((word) => ({ text: literally(occurrenceOf(word)) })),
    }
    const waits = waitingFor(asker)
    const found: CandidateId[] = []
    for (let below = '~'; found.length <= MOST_SAYING; ) {
      const docs = await store.find(live(spoken), {
        filter: { ...filter, rank: { $lt: below } },
        sort: { rank: -1 },
        limit: AT_ONCE,
        only: NEEDED,
      })
      // The name of a candidate who is hidden from the asker has left the text by now: they are not found by it.
      const saying = docs.filter((doc) => saysAll(String(doc.text), words))
      const waiting = await waits(saying)
      found.push(...saying.flatMap(({ _id }) => (waiting.has(_id) ? [] : [_id])))
      if (docs.length < AT_ONCE) break
      below = String(docs.at(-1)!.rank)
    }
    return { ids: found.slice(0, MOST_SAYING), more: found.length > MOST_SAYING }
  }
}

export type SentencesOf = {
  journeyVersion: number | null
  sentences: readonly (Sentence & Pick<SpokenView['takes'][number], 'recordingId' | 'moduleId' | 'questionId'>)[]
}

export function spokenReader(reads: Reads) {
  const { store, live } = reads
  const { among } = jobAccess(reads)
  const { waitingFor } = waitingReader(reads)
  return {
    /** The sentences of each of these candidates with the words in them. */
    async sentencesSaying(
      asker: Asker,
      jobId: JobId,
      { ids, says }: { ids: readonly CandidateId[]; says: string },
    ): Promise<Map<CandidateId, SentencesOf>> {
      const words = wordsLookedFor(says)
      if (words.length === 0 || ids.length === 0) return new Map()
      const filter = { companyId: asker.companyId, ...(await among(asker, 'candidates.read', jobId)) }
      const docs = (await store.find(live(spoken), {
        filter: { $and: [filter, { _id: { $in: [...ids] } }] },
        limit: ids.length,
      })) as (Doc & SpokenView)[]
      const waiting = await waitingFor(asker)(docs)
      return new Map(
        docs
          .filter(({ _id, dead }) => dead !== true && !waiting.has(_id))
          .map(({ _id, journeyVersion, takes }) => {
            const all = takes.flatMap(({ sentences, ...take }) => sentences.map((each) => ({ ...take, ...each })))
            return [_id, { journeyVersion, sentences: sentencesWith(all, words) }]
          }),
      )
    },
  }
}
