import type { CandidateStatus } from '#contracts/candidate/events.ts'
import { posterPath } from '#contracts/candidate/poster.ts'
import type { CandidateSource } from '#contracts/candidate/statuses.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { ColumnId, JobId, UserId } from '#contracts/kernel/ids.ts'
import type { CandidateOrder, CandidateRow, CandidateSort } from '#contracts/views/candidate.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import type { Filter } from '#infra/engines/read-store/filter.ts'
import { type CardDocument, cards } from '../board/cards.ts'
import { jobAccess } from '../jobs/access.ts'
import { blindReviews, byRating, type Hides, ratingFilter, type RatingSight } from '../jobs/blind.ts'
import { containing } from '../runtime/containing.ts'
import type { Reads } from '../runtime/reads.ts'
import { candidateReader } from './reader.ts'

/** Whom the table shows. Everything that is given has to hold. */
export type CandidateFilter = {
  jobId?: JobId | undefined
  status?: CandidateStatus | undefined
  search?: string | undefined
  columnId?: ColumnId | undefined
  /** At least so many stars; 'none' is those who have no rating. */
  rating?: number | 'none' | undefined
  source?: CandidateSource | undefined
  /** Who rated them. */
  reviewer?: UserId | undefined
  /** Instants between which they were added: from the first on, before the second. */
  from?: string | undefined
  before?: string | undefined
}
export type CandidateQuery = CandidateFilter & { order: CandidateOrder; page: number }
export const ROWS_PER_PAGE = 50
/** A filter is counted no further than this: beyond it the answer is "1,000 or more". */
const MOST_COUNTED = 1000
const AT_ONCE = 500

/** Each order with the index it walks; the first field also leaves out what was deleted, which has none. */
const fields: Record<CandidateSort, readonly string[]> = {
  added: ['addedRank'],
  name: ['search'],
  rating: ['ratingsAvg', 'addedRank'],
  activity: ['lastActivityAt', 'addedRank'],
  started: ['startedAt', 'addedRank'],
  finished: ['completedAt', 'addedRank'],
}
const alive = { addedRank: { $gt: '' } }

/** All of a company's candidates in a table. */
export function candidateListReader(reads: Reads) {
  const { store, live } = reads
  const { among } = jobAccess(reads)
  const { candidateTally } = candidateReader(reads)
  const { hidesOnEach, ratingSight } = blindReviews(reads)

  /** Without the ratings that a job keeps from the asker. */
  async function rowsOf(asker: Asker, docs: readonly Doc[]): Promise<CandidateRow[]> {
    const hides = await hidesOnEach(
      asker,
      docs.map((doc) => String(doc.jobId)),
    )
    return docs.map((doc) => rowOf(doc, hides.get(String(doc.jobId))))
  }

  const filterFor = async (asker: Asker, filter: CandidateFilter, sight: RatingSight | null): Promise<Filter> => ({
    companyId: asker.companyId,
    ...(await among(asker, 'candidates.read', filter.jobId)),
    ...filterOf(filter, sight),
  })

  const sightOf = async (asker: Asker, asked: CandidateFilter, order?: CandidateOrder) =>
    asked.rating === undefined && asked.reviewer === undefined && order?.by !== 'rating' ? null : ratingSight(asker)

  /** By rating, with a hidden one where those without any are: the order tells nothing. */
  async function pageByRating(filter: Filter, sight: RatingSight, { descending }: CandidateOrder, skip: number) {
    const way = descending ? -1 : 1
    const parts = byRating(filter, sight)
    const rated = { filter: parts.rated, sort: { ratingsAvg: way, addedRank: way } as const }
    const others = { filter: parts.others, sort: { addedRank: way } as const }
    const [first, second] = descending ? [rated, others] : [others, rated]
    const docs = await store.find(live(cards), { ...first, skip, limit: ROWS_PER_PAGE })
    if (docs.length === ROWS_PER_PAGE) return docs
    const before = docs.length > 0 ? skip + docs.length : await store.count(live(cards), first.filter)
    const more = { skip: Math.max(0, skip - before), limit: ROWS_PER_PAGE - docs.length }
    return [...docs, ...(await store.find(live(cards), { ...second, ...more }))]
  }

  return {
    /** One page of the table, with how many rows there are in all and by status. */
    async candidateList(asker: Asker, { order, page, ...asked }: CandidateQuery) {
      const groups = await candidateTally(asker, { jobId: asked.jobId })
      const byStatus: Partial<Record<CandidateStatus, number>> = {}
      for (const group of groups) byStatus[group.status] = (byStatus[group.status] ?? 0) + group.count
      const sight = await sightOf(asker, asked, order)
      const filter = await filterFor(asker, asked, sight)
      const way = order.descending ? -1 : 1
      const sort = Object.fromEntries(fields[order.by].map((field) => [field, way] as const))
      const skip = (page - 1) * ROWS_PER_PAGE
      const docs =
        sight && order.by === 'rating'
          ? await pageByRating(filter, sight, order, skip)
          : await store.find(live(cards), { filter, sort, skip, limit: ROWS_PER_PAGE })
      const rows = await rowsOf(asker, docs)
      const byCounters = isCounted(asked)
      const total = byCounters
        ? groups.reduce((sum, group) => sum + (!asked.status || group.status === asked.status ? group.count : 0), 0)
        : (await store.find(live(cards), { filter, sort: { addedRank: -1 }, limit: MOST_COUNTED })).length
      return { rows, total, atLeast: !byCounters && total === MOST_COUNTED, byStatus }
    },

    /** Everyone the filter finds, the last added first, some at a time: for an export, however many there are. */
    async *candidatesFound(asker: Asker, asked: CandidateFilter): AsyncGenerator<CandidateRow[]> {
      const filter = await filterFor(asker, asked, await sightOf(asker, asked))
      for (let below = '~'; ; ) {
        const docs = await store.find(live(cards), {
          filter: { $and: [filter, { addedRank: { $lt: below } }] },
          sort: { addedRank: -1 },
          limit: AT_ONCE,
        })
        if (docs.length > 0) yield await rowsOf(asker, docs)
        if (docs.length < AT_ONCE) return
        below = String(docs.at(-1)!.addedRank)
      }
    },
  }
}

/** Whether the counters know how many there are. */
const isCounted = ({ jobId: _job, status: _status, search, ...rest }: CandidateFilter) =>
  !search?.trim() && Object.values(rest).every((value) => value === undefined)

function filterOf(filter: CandidateFilter, sight: RatingSight | null): Filter {
  const { status, search = '', columnId, source, from, before } = filter
  const added = { ...alive.addedRank, ...(from ? { $gte: from } : {}), ...(before ? { $lt: before } : {}) }
  return {
    addedRank: added,
    ...(status ? { status } : {}),
    ...(columnId ? { columnId } : {}),
    ...(source ? { source } : {}),
    ...ratingFilter(filter, sight),
    ...(search.trim() ? { search: containing(search) } : {}),
  }
}

function rowOf(doc: Doc, hides: Hides = () => false): CandidateRow {
  const card = doc as Doc & CardDocument
  const { jobId, name, email, columnId, enteredColumnAt, comments, status, rejected, source } = card
  const ratingsAvg = hides(Object.keys(card.ratings)) ? null : card.ratingsAvg
  const { addedAt, invitedAt, startedAt, completedAt, lastActivityAt, journeyVersion, answered, posterId } = card
  return {
    id: doc._id,
    ...{ jobId, name, email, columnId, enteredColumnAt, comments, status, rejected, source, ratingsAvg },
    ...{ addedAt, invitedAt, startedAt, completedAt, lastActivityAt, journeyVersion },
    answered: answered.length,
    poster: posterId && posterPath(doc._id),
  }
}
