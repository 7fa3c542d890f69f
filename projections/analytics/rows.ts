import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateStatus } from '#contracts/candidate/events.ts'
import type { CandidateId, ColumnId, JobId } from '#contracts/kernel/ids.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import type { Filter } from '#infra/engines/read-store/filter.ts'
import { cards } from '../board/cards.ts'
import { jobAccess } from '../jobs/access.ts'
import { blindReviews, type Hides } from '../jobs/blind.ts'
import type { Reads } from '../runtime/reads.ts'
import { candidateFacts } from './facts.ts'
import type { FactsView } from './facts-view.ts'
import type { Milestone } from './reader.ts'

/** Which candidates a number counted. Everything that is given has to hold. */
export type Counted = {
  jobId?: JobId | undefined
  status?: CandidateStatus | undefined
  /** In the column now. */
  columnId?: ColumnId | undefined
  /** Ever in the column. */
  reached?: ColumnId | undefined
  milestone?: Milestone | undefined
  withVideos?: boolean | undefined
  addedSince?: string | undefined
  completedSince?: string | undefined
}
export type CountedRow = Pick<
  FactsView,
  'jobId' | 'status' | 'columnId' | 'videos' | 'rating' | 'addedAt' | 'changedAt'
> & { id: CandidateId; name: string }
export type Stay = { id: CandidateId; name: string; enteredAt: string; leftAt: string | null; seconds: number }

export const COUNTED_PER_PAGE = 50
const PAGE = 1000

/** The rows behind the figures of the overview and of analytics: as many as the figure says, and nothing else. */
export function rowsReader(reads: Reads) {
  const collection = () => reads.live(candidateFacts)
  const { openJobs, among } = jobAccess(reads)
  const { hidesOnEach } = blindReviews(reads)

  /** Without the ratings that a job keeps from the asker. */
  async function rowsOf(asker: Asker, docs: readonly Doc[]): Promise<CountedRow[]> {
    const [hides, known] = await Promise.all([
      hidesOnEach(
        asker,
        docs.map(({ jobId }) => String(jobId)),
      ),
      names(
        asker,
        docs.map(({ _id }) => _id),
      ),
    ])
    return docs.map((doc) => rowOf(doc, known, hides.get(String(doc.jobId))))
  }

  async function videosOf(filter: Filter): Promise<number> {
    let videos = 0
    for await (const doc of every(filter)) videos += Number(doc.videos)
    return videos
  }

  /** A page at a time, so that other requests do not wait long. */
  async function* every(filter: Filter): AsyncGenerator<Doc> {
    for (let after = ''; ; ) {
      const docs = await reads.store.find(collection(), {
        filter: { ...filter, _id: { $gt: after } },
        sort: { _id: 1 },
        limit: PAGE,
      })
      yield* docs
      if (docs.length < PAGE) return
      after = docs.at(-1)!._id
      await new Promise((turn) => setImmediate(turn))
    }
  }

  async function names(asker: Asker, ids: string[]): Promise<Map<string, string>> {
    const found = await reads.store.getMany(reads.live(cards), ids)
    return new Map(
      found.flatMap((card) =>
        card?.companyId === asker.companyId ? [[card._id, String(card.name ?? '')] as const] : [],
      ),
    )
  }

  return {
    async candidatesCounted(
      asker: Asker,
      counted: Counted,
      page = 1,
    ): Promise<{ rows: CountedRow[]; total: number; videos: number }> {
      const filter = { ...filterOf(asker, counted), ...(await among(asker, 'candidates.read', counted.jobId)) }
      const [docs, total] = await Promise.all([
        reads.store.find(collection(), {
          filter,
          sort: { changedAt: -1, _id: 1 },
          skip: (page - 1) * COUNTED_PER_PAGE,
          limit: COUNTED_PER_PAGE,
        }),
        reads.store.count(collection(), filter),
      ])
      return {
        rows: await rowsOf(asker, docs),
        total,
        videos: counted.withVideos ? await videosOf(filter) : 0,
      }
    },

    /** These candidates of the company, in their order; those that are no more are left out. */
    async candidatesOfFigure(asker: Asker, ids: readonly CandidateId[]): Promise<CountedRow[]> {
      const docs = await reads.store.getMany(collection(), [...ids])
      return rowsOf(
        asker,
        docs.flatMap((doc) => (doc && doc.companyId === asker.companyId && doc.dead !== true ? [doc] : [])),
      )
    },

    /** Stays in a column, the longest first; `now` measures those that last still. */
    async staysCounted(
      asker: Asker,
      { jobId, columnId, over }: { jobId: JobId; columnId: ColumnId; over: boolean },
      now: string,
      page = 1,
    ): Promise<{ rows: Stay[]; total: number }> {
      const stays: Omit<Stay, 'name'>[] = []
      for await (const doc of every({
        ...filterOf(asker, { jobId }),
        ...(await among(asker, 'candidates.read', jobId)),
      }))
        for (const { columnId: where, enteredAt, leftAt, seconds } of (doc as unknown as FactsView).stages)
          if (where === columnId && (seconds !== null) === over)
            stays.push({
              id: doc._id,
              enteredAt,
              leftAt,
              seconds: seconds ?? Math.max(0, (Date.parse(now) - Date.parse(enteredAt)) / 1000),
            })
      stays.sort((a, b) => b.seconds - a.seconds)
      const shown = stays.slice((page - 1) * COUNTED_PER_PAGE, page * COUNTED_PER_PAGE)
      const known = await names(
        asker,
        shown.map(({ id }) => id),
      )
      return { rows: shown.map((stay) => ({ ...stay, name: known.get(stay.id) ?? '' })), total: stays.length }
    },

    /** When the last thing happened that the figures include; null before anything did. */
    async lastCounted(asker: Asker, jobId?: JobId): Promise<string | null> {
      const open = await openJobs(asker, 'candidates.read')
      const among = open?.map((job) => job.jobId)
      if (among && (jobId ? !among.includes(jobId) : among.length === 0)) return null
      const filter = {
        companyId: asker.companyId,
        ...(jobId ? { jobId } : among ? { jobId: { $in: among } } : {}),
        changedAt: { $gt: '' },
      }
      const [newest] = await reads.store.find(collection(), { filter, sort: { changedAt: -1 }, limit: 1 })
      return newest ? String(newest.changedAt) : null
    },
  }
}

function filterOf(
  { companyId }: Asker,
  { jobId, status, columnId, reached, milestone, withVideos, addedSince, completedSince }: Counted,
): Filter {
  return {
    companyId,
    ...(jobId ? { jobId } : {}),
    status: status ?? { $ne: null },
    ...(columnId ? { columnId } : {}),
    ...(reached ? { path: word(reached) } : {}),
    ...(milestone ? { milestones: word(milestone) } : {}),
    ...(withVideos ? { videos: { $gt: 0 } } : {}),
    ...(addedSince ? { addedAt: { $gte: addedSince } } : {}),
    ...(completedSince ? { completedAt: { $gte: completedSince } } : {}),
  }
}

/** Column ids and milestones are letters, digits and dashes: nothing in them means anything to a pattern. */
const word = (text: string) => ({ $regex: `(^| )${text}( |$)` })

const rowOf = (doc: Doc, known: Map<string, string>, hides: Hides = () => false): CountedRow => {
  const { jobId, status, columnId, videos, ratings, addedAt, changedAt, ...view } = doc as unknown as FactsView
  const rating = hides(ratings.map(({ reviewerId }) => reviewerId)) ? null : view.rating
  return { id: doc._id, name: known.get(doc._id) ?? '', jobId, status, columnId, videos, rating, addedAt, changedAt }
}
