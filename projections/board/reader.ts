import { type CandidateFilter, isFiltered } from '#contracts/candidate/filter.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { Column } from '#contracts/job/columns.ts'
import type { ColumnId, JobId } from '#contracts/kernel/ids.ts'
import {
  type BoardOrder,
  type BoardPage,
  type Card,
  CARDS_PER_COLUMN,
  MAX_CARDS_PER_PAGE,
  precedes,
} from '#contracts/views/board.ts'
import type { Filter } from '#infra/engines/read-store/filter.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import { waitingReader } from '../balances/waiting.ts'
import { jobAccess } from '../jobs/access.ts'
import { blindReviews, byRating, type Hides, type ShowsAi, type RatingSight } from '../jobs/blind.ts'
import type { Reads } from '../runtime/reads.ts'
import { cards } from './cards.ts'
import { cardOf } from './shown-card.ts'
import { narrowed, narrowing } from './narrowed.ts'

export type BoardQuery = CandidateFilter & { hideRejected: boolean; order?: BoardOrder | undefined }

const sorts = {
  newest: { rank: -1 },
  oldest: { rank: 1 },
  name: { search: 1 },
  rating: { ratingsAvg: -1, rank: -1 },
} as const satisfies Record<BoardOrder, Record<string, 1 | -1>>

/** The board of a job: cards by column, in pages whose cost does not depend on how many candidates there are. */
export function boardReader(reads: Reads) {
  const { store, live } = reads
  const { scope } = jobAccess(reads)
  const { hidesOn, showsAi, aiKeptOn, blindJobs } = blindReviews(reads)
  const { sightsOf } = narrowing(reads)
  const { waitingFor } = waitingReader(reads)
  const collection = () => live(cards)
  type Waiting = ReturnType<typeof waitingFor>

  async function cardsOf(
    docs: readonly Doc[],
    sight: { hides: Hides; showsAi: ShowsAi },
    waiting: Waiting,
  ): Promise<Card[]> {
    const waits = await waiting(docs)
    return docs.map((doc) => cardOf(doc, { ...sight, waiting: waits.has(doc._id) }))
  }

  /** Number of candidates by column, without a check of rights: its callers have checked who may see the job. */
  async function counts(asker: Asker, jobId: JobId): Promise<Map<string, number>> {
    const byColumn = new Map<string, number>()
    for (const { by, count } of await store.counts(collection(), 'byColumn', { companyId: asker.companyId, jobId }))
      byColumn.set(String(by.columnId), (byColumn.get(String(by.columnId)) ?? 0) + count)
    return byColumn
  }

  /** Average of the rated candidates by column, one decimal. */
  async function ratings(asker: Asker, jobId: JobId): Promise<Map<string, number>> {
    // One rating among few would be told by the average.
    if ((await hidesOn(asker, jobId))([''])) return new Map()
    const sums = new Map<string, { stars: number; rated: number }>()
    const groups = await store.counts(collection(), 'byRating', { companyId: asker.companyId, jobId })
    for (const { by, count } of groups) {
      if (typeof by.ratingsAvg !== 'number' || by.ratingsAvg === 0) continue
      const { stars, rated } = sums.get(String(by.columnId)) ?? { stars: 0, rated: 0 }
      sums.set(String(by.columnId), { stars: stars + by.ratingsAvg * count, rated: rated + count })
    }
    return new Map([...sums].map(([columnId, { stars, rated }]) => [columnId, Math.round((10 * stars) / rated) / 10]))
  }

  async function inColumn(
    asker: Asker,
    jobId: JobId,
    columnId: ColumnId,
    limit: number,
    { below, waiting = waitingFor(asker) }: { below?: string; waiting?: Waiting } = {},
  ): Promise<Card[]> {
    const filter = {
      companyId: asker.companyId,
      jobId,
      columnId,
      ...(below === undefined ? {} : { rank: { $lt: below } }),
    }
    const [docs, hides, ai] = await Promise.all([
      store.find(collection(), { filter, sort: { rank: -1 }, limit }),
      hidesOn(asker, jobId),
      showsAi(asker),
    ])
    return cardsOf(docs, { hides, showsAi: ai }, waiting)
  }

  async function found(asker: Asker, jobId: JobId, conditions: Filter, order: BoardOrder): Promise<Card[]> {
    const filter = { companyId: asker.companyId, jobId, ...conditions }
    const docs = await store.find(collection(), { filter, sort: { addedRank: -1 }, limit: MAX_CARDS_PER_PAGE })
    const [hides, ai] = await Promise.all([hidesOn(asker, jobId), showsAi(asker)])
    const all = await cardsOf(docs, { hides, showsAi: ai }, waitingFor(asker))
    return order === 'newest' ? all : all.sort((a, b) => (precedes(order, a, b) ? -1 : 1))
  }

  /** The first cards of a column in an order; a rating that is hidden from the asker is no reason for a place in it. */
  async function ordered(filter: Filter, order: BoardOrder, limit: number, sight: RatingSight | null): Promise<Doc[]> {
    if (order !== 'rating' || !sight) return store.find(collection(), { filter, sort: sorts[order], limit })
    const { rated, others } = byRating(filter, sight)
    const first = await store.find(collection(), { filter: rated, sort: sorts.rating, limit })
    const left = limit - first.length
    return left === 0
      ? first
      : [...first, ...(await store.find(collection(), { filter: others, sort: sorts.newest, limit: left }))]
  }

  return {
    boardCounts: counts,

    /** The first cards of every column with the number of all; `columns` are the job's own, in order. */
    async boardPage(
      asker: Asker,
      jobId: JobId,
      columns: readonly Column[],
      { hideRejected, order = 'newest', ...asked }: BoardQuery,
    ): Promise<BoardPage> {
      await scope(asker, 'candidates.read', jobId)
      const [byColumn, stars] = await Promise.all([counts(asker, jobId), ratings(asker, jobId)])
      const ratingOf = ({ id }: Column) => stars.get(id) ?? null
      const total = [...byColumn.values()].reduce((sum, count) => sum + count, 0)
      const shown = (column: Column) => !(hideRejected && column.kind === 'rejected')
      const sights = await sightsOf(asker, { ...asked, jobId }, order)
      const conditions = narrowed(asked, sights, asker)
      if (asked.search?.trim()) {
        const matches = (await found(asker, jobId, conditions, order)).filter(
          (card) => !(hideRejected && card.rejected),
        )
        const of = (column: Column) => matches.filter(({ columnId }) => columnId === column.id)
        return {
          total,
          columns: columns.map((column) => ({
            ...column,
            cards: of(column),
            count: of(column).length,
            rating: ratingOf(column),
            more: false,
          })),
        }
      }
      const perColumn = Math.min(
        CARDS_PER_COLUMN,
        Math.floor(MAX_CARDS_PER_PAGE / Math.max(1, columns.filter(shown).length)),
      )
      const [hides, ai] = await Promise.all([hidesOn(asker, jobId), showsAi(asker)])
      const waiting = waitingFor(asker)
      const isNarrowed = isFiltered(asked)
      const some = async (column: Column) => {
        const filter = { companyId: asker.companyId, jobId, columnId: column.id, $and: [conditions] }
        const isShown = shown(column)
        const docs = isShown ? await ordered(filter, order, perColumn, sights.rating) : []
        const isAll = isShown && docs.length < perColumn
        const all = isNarrowed ? store.count(collection(), filter) : (byColumn.get(column.id) ?? 0)
        const cards = await cardsOf(docs, { hides, showsAi: ai }, waiting)
        return { ...column, count: isAll ? docs.length : await all, rating: ratingOf(column), cards, more: false }
      }
      if (isNarrowed || order !== 'newest') return { total, columns: await Promise.all(columns.map(some)) }
      const filled = columns.map(async (column) => {
        const count = byColumn.get(column.id) ?? 0
        const first = shown(column) && count > 0 ? await inColumn(asker, jobId, column.id, perColumn, { waiting }) : []
        return { ...column, count, rating: ratingOf(column), cards: first, more: shown(column) && count > first.length }
      })
      return { total, columns: await Promise.all(filled) }
    },

    /** The cards of a column that follow the one with this rank. */
    async columnPage(asker: Asker, jobId: JobId, columnId: ColumnId, below: string, limit = 100): Promise<Card[]> {
      await scope(asker, 'candidates.read', jobId)
      return inColumn(asker, jobId, columnId, Math.min(limit, 200), { below })
    },

    /** When a candidate of the job was reminded last; null before that, and for one that is not on it. */
    async remindedAt(asker: Asker, jobId: JobId, id: string): Promise<string | null> {
      await scope(asker, 'candidates.read', jobId)
      const doc = await store.get(collection(), id)
      return doc?.companyId === asker.companyId && doc.jobId === jobId && doc.remindedAt ? String(doc.remindedAt) : null
    },

    /** On which cards they see the score that a model proposed, as things are now. */
    showsAi,
    /** Whether on any job it is kept from them until they gave their own: that score, and what other reviewers gave. */
    async keepsFrom(asker: Asker): Promise<{ ai: boolean; reviews: boolean }> {
      return { ai: (await aiKeptOn(asker))?.length !== 0, reviews: (await blindJobs(asker)).length > 0 }
    },

    /** Cards of one job by id; those of other jobs and companies do not exist. */
    async cardsByIds(asker: Asker, jobId: JobId, ids: string[]): Promise<Card[]> {
      await scope(asker, 'candidates.read', jobId)
      const [docs, hides, ai] = await Promise.all([
        store.getMany(collection(), ids),
        hidesOn(asker, jobId),
        showsAi(asker),
      ])
      const own = docs.filter(
        (doc) => doc !== null && doc.companyId === asker.companyId && doc.jobId === jobId && !doc.dead,
      )
      return cardsOf(own as Doc[], { hides, showsAi: ai }, waitingFor(asker))
    },

    /** The candidates right above and below in the same column. */
    async neighboursOf(asker: Asker, { jobId, columnId, rank }: { jobId: JobId; columnId: ColumnId; rank: string }) {
      await scope(asker, 'candidates.read', jobId)
      const filter = { companyId: asker.companyId, jobId, columnId }
      const [above] = await store.find(collection(), {
        filter: { ...filter, rank: { $gt: rank } },
        sort: { rank: 1 },
        limit: 1,
      })
      const [below] = await store.find(collection(), {
        filter: { ...filter, rank: { $lt: rank } },
        sort: { rank: -1 },
        limit: 1,
      })
      const named = (doc: Doc) => ({ id: doc._id, name: String(doc.name) })
      return { previous: above ? named(above) : null, next: below ? named(below) : null }
    },
  }
}
