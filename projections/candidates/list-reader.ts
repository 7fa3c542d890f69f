import type { CandidateStatus } from '#contracts/candidate/events.ts'
import { posterPath } from '#contracts/candidate/poster.ts'
import { type ScoreCondition, rangesOf } from '#contracts/candidate/score-condition.ts'
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
  /** Of the team score as it is shown; one that is kept from who looks counts as none. */
  score?: ScoreCondition | undefined
  /** Who rated them. */
  reviewer?: UserId | undefined
  /** Instants between which they were added: from the first on, before the second. */
  from?: string | undefined
  before?: string | undefined
}
export type CandidateQuery = CandidateFilter & { order: CandidateOrder; page: number }
/** What hides ratings, and scores, from who looks; null: nothing. */
type Sights = { rating: RatingSight | null; score: RatingSight | null }
export const ROWS_PER_PAGE = 50
/** A filter is counted no further than this: beyond it the answer is "1,000 or more". */
const MOST_COUNTED = 1000
const AT_ONCE = 500

/** Each order with the index it walks; the first field also leaves out what was deleted, which has none. */
const fields: Record<CandidateSort, readonly string[]> = {
  added: ['addedRank'],
  name: ['search'],
  rating: ['ratingsAvg', 'addedRank'],
  score: ['teamScore', 'addedRank'],
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
  const { hidesOnEach, ratingSight, scoreSight } = blindReviews(reads)

  /** Without the ratings that a job keeps from the asker. */
  async function rowsOf(asker: Asker, docs: readonly Doc[]): Promise<CandidateRow[]> {
    const hides = await hidesOnEach(
      asker,
      docs.map((doc) => String(doc.jobId)),
    )
    return docs.map((doc) => rowOf(doc, hides.get(String(doc.jobId))))
  }

  const filterFor = async (asker: Asker, filter: CandidateFilter, sights: Sights): Promise<Filter> => ({
    companyId: asker.companyId,
    ...(await among(asker, 'candidates.read', filter.jobId)),
    ...filterOf(filter, sights),
  })

  /** Looked up only where the question is about what may be hidden. */
  async function sightsOf(asker: Asker, asked: CandidateFilter, order?: CandidateOrder): Promise<Sights> {
    const aboutStars = asked.rating !== undefined || asked.reviewer !== undefined || order?.by === 'rating'
    const aboutScores = asked.score !== undefined || order?.by === 'score'
    return {
      rating: aboutStars ? await ratingSight(asker) : null,
      score: aboutScores ? await scoreSight(asker) : null,
    }
  }

  /** By rating or score, with a hidden one where those without any are: the order tells nothing. */
  async function pageByJudgement(
    filter: Filter,
    sight: RatingSight,
    { by, descending }: CandidateOrder,
    skip: number,
    limit = ROWS_PER_PAGE,
  ) {
    const way = descending ? -1 : 1
    const field = by === 'score' ? 'teamScore' : 'ratingsAvg'
    const parts = byRating(filter, sight, field)
    const rated = { filter: parts.rated, sort: { [field]: way, addedRank: way } as const }
    const others = { filter: parts.others, sort: { addedRank: way } as const }
    const [first, second] = descending ? [rated, others] : [others, rated]
    const docs = await store.find(live(cards), { ...first, skip, limit })
    if (docs.length === limit) return docs
    const before = docs.length > 0 ? skip + docs.length : await store.count(live(cards), first.filter)
    const more = { skip: Math.max(0, skip - before), limit: limit - docs.length }
    return [...docs, ...(await store.find(live(cards), { ...second, ...more }))]
  }

  /** Exact: each range is counted in the index, and no candidate is in two. */
  async function countOfScores(filter: Filter, score: ScoreCondition): Promise<number> {
    const counts = rangesOf(score).map((range) => store.count(live(cards), { $and: [filter, within(range)] }))
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
  }

  return {
    /** One page of the table, with how many rows there are in all and by status. */
    async candidateList(asker: Asker, { order, page, ...asked }: CandidateQuery) {
      const groups = await candidateTally(asker, { jobId: asked.jobId })
      const byStatus: Partial<Record<CandidateStatus, number>> = {}
      for (const group of groups) byStatus[group.status] = (byStatus[group.status] ?? 0) + group.count
      const sights = await sightsOf(asker, asked, order)
      const filter = await filterFor(asker, asked, sights)
      const way = order.descending ? -1 : 1
      const sort = Object.fromEntries(fields[order.by].map((field) => [field, way] as const))
      const skip = (page - 1) * ROWS_PER_PAGE
      const sight = order.by === 'rating' ? sights.rating : order.by === 'score' ? sights.score : null
      const docs = sight
        ? await pageByJudgement(filter, sight, order, skip)
        : await store.find(live(cards), { filter, sort, skip, limit: ROWS_PER_PAGE })
      const rows = await rowsOf(asker, docs)
      const byCounters = isCounted(asked)
      const total = byCounters
        ? groups.reduce((sum, group) => sum + (!asked.status || group.status === asked.status ? group.count : 0), 0)
        : asked.score && !sights.score
          ? await countOfScores(await filterFor(asker, { ...asked, score: undefined }, sights), asked.score)
          : (await store.find(live(cards), { filter, sort: { addedRank: -1 }, limit: MOST_COUNTED })).length
      const isExact = byCounters || (asked.score !== undefined && !sights.score)
      return { rows, total, atLeast: !isExact && total === MOST_COUNTED, byStatus }
    },

    /** The first of those whom the filter finds, in this order, with the column of each. */
    async candidateIds(asker: Asker, order: CandidateOrder, asked: CandidateFilter & Chosen, limit: number) {
      const sights = await sightsOf(asker, asked, order)
      const filter = { $and: [await filterFor(asker, asked, sights), chosenFilter(asked)] }
      const sight = order.by === 'rating' ? sights.rating : order.by === 'score' ? sights.score : null
      const way = order.descending ? -1 : 1
      const sort = Object.fromEntries(fields[order.by].map((field) => [field, way] as const))
      const docs = sight
        ? await pageByJudgement(filter, sight, order, 0, limit)
        : await store.find(live(cards), { filter, sort, limit })
      return docs.map((doc) => ({ id: doc._id, columnId: String(doc.columnId) }))
    },

    /** Those of these candidates whom the filter finds. */
    async candidatesAmong(
      asker: Asker,
      asked: CandidateFilter & Chosen,
      ids: readonly string[],
    ): Promise<CandidateRow[]> {
      if (ids.length === 0) return []
      const filter = await filterFor(asker, asked, await sightsOf(asker, asked))
      const among = { $and: [filter, chosenFilter(asked), { _id: { $in: [...ids] } }] }
      return rowsOf(asker, await store.find(live(cards), { filter: among, limit: ids.length }))
    },

    /** Everyone the filter finds, the last added first, some at a time: for an export, however many there are. */
    async *candidatesFound(asker: Asker, asked: CandidateFilter): AsyncGenerator<CandidateRow[]> {
      const filter = await filterFor(asker, asked, await sightsOf(asker, asked))
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

/** One of several, where one is enough. */
type Chosen = {
  statuses?: readonly CandidateStatus[] | undefined
  columns?: readonly ColumnId[] | undefined
  sources?: readonly CandidateSource[] | undefined
}
const chosenFilter = ({ statuses, columns, sources }: Chosen): Filter => ({
  ...(statuses ? { status: { $in: [...statuses] } } : {}),
  ...(columns ? { columnId: { $in: [...columns] } } : {}),
  ...(sources ? { source: { $in: [...sources] } } : {}),
})

/** Whether the counters know how many there are. */
const isCounted = ({ jobId: _job, status: _status, search, ...rest }: CandidateFilter) =>
  !search?.trim() && Object.values(rest).every((value) => value === undefined)

/** One range is walked in its index; both sides of a number are put together after it was walked. */
function scoreFilter({ score }: CandidateFilter, sight: RatingSight | null): Filter {
  if (!score) return {}
  const ranges = rangesOf(score).map(within)
  const found: Filter = ranges.length === 1 ? ranges[0]! : { teamScore: { $gte: 0 }, $or: ranges }
  return sight ? { $and: [found, sight.shown] } : found
}
const within = ({ above, upTo }: ReturnType<typeof rangesOf>[number]): Filter => ({
  teamScore: { $gt: above, $lte: upTo },
})

function filterOf(filter: CandidateFilter, { rating, score }: Sights): Filter {
  const { status, search = '', columnId, source, from, before } = filter
  const judged = [ratingFilter(filter, rating), scoreFilter(filter, score)].filter(
    (each) => Object.keys(each).length > 0,
  )
  const added = { ...alive.addedRank, ...(from ? { $gte: from } : {}), ...(before ? { $lt: before } : {}) }
  return {
    addedRank: added,
    ...(status ? { status } : {}),
    ...(columnId ? { columnId } : {}),
    ...(source ? { source } : {}),
    ...(judged.length > 1 ? { $and: judged } : judged[0]),
    ...(search.trim() ? { search: containing(search) } : {}),
  }
}

function rowOf(doc: Doc, hides: Hides = () => false): CandidateRow {
  const card = doc as Doc & CardDocument
  const { jobId, name, email, columnId, enteredColumnAt, comments, status, rejected, source } = card
  const ratingsAvg = hides(Object.keys(card.ratings)) ? null : card.ratingsAvg
  const teamScore = hides(Object.keys(card.totals)) ? null : card.teamScore
  const { addedAt, invitedAt, startedAt, completedAt, lastActivityAt, journeyVersion, answered, posterId } = card
  return {
    id: doc._id,
    ...{ jobId, name, email, columnId, enteredColumnAt, comments, status, rejected, source, ratingsAvg, teamScore },
    ...{ addedAt, invitedAt, startedAt, completedAt, lastActivityAt, journeyVersion },
    answered: answered.length,
    poster: posterId && posterPath(doc._id),
  }
}
