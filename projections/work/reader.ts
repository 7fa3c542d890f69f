import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateId, ColumnId, JobId } from '#contracts/kernel/ids.ts'
import { later } from '#contracts/kernel/time.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import type { Filter } from '#infra/engines/read-store/filter.ts'
import { cards } from '../board/cards.ts'
import { jobAccess } from '../jobs/access.ts'
import { jobs } from '../jobs/jobs.ts'
import type { Reads } from '../runtime/reads.ts'
import { pacesReader } from './paces.ts'
import type { NextStep, WorkView } from './work-view.ts'
import { turns, work } from './work.ts'

/** What a work list is made of: candidates whose next step is due, and those who are in a stage for unusually long. */
export const workKinds = ['review', 'overdue', 'unreachable', 'upload', 'answer', 'start'] as const
export type WorkKind = (typeof workKinds)[number]

/** A step that takes candidates or machines some time is no task before this. */
const dueAfter = {
  review: null,
  unreachable: null,
  upload: { hours: 1 },
  answer: { days: 1 },
  start: { days: 2 },
} as const satisfies Partial<Record<NextStep, object | null>>
type Due = keyof typeof dueAfter
const dueKinds = Object.keys(dueAfter) as Due[]

/** `oldest`: since when the one that waits longest does. */
export type WorkCount = { kind: WorkKind; count: number; oldest: string }
export type JobReviews = { jobId: JobId; count: number; oldest: string }
export type WorkRow = {
  id: CandidateId
  name: string
  jobId: JobId
  columnId: ColumnId
  since: string
  /** Seconds within which nine of ten leave that column; of those who are overdue. */
  usual: number | null
}

export const WORK_PER_PAGE = 50
/** Of so many jobs the overview says what waits in each; the rest is in the sum. */
const JOBS_LISTED = 6
/** Documents that are looked through at a time. */
const WALKED = 100
const KEPT_COUNTS = 100

type Step = { jobId: JobId; next: NextStep; columnId: ColumnId; count: number }
type Overdue = { jobId: JobId; columnId: ColumnId; usual: number; before: string }

/** Rows that need a person, on jobs that are live, for those who may see the candidates. */
export function workReader(reads: Reads) {
  const { store } = reads
  const collection = () => reads.live(work)
  const { openJobs } = jobAccess(reads)
  const { stagePaces } = pacesReader(reads)

  async function liveJobs(asker: Asker): Promise<JobId[]> {
    const open = await openJobs(asker, 'candidates.read')
    if (open) return open.filter(({ status }) => status === 'active').map(({ jobId }) => jobId)
    const rows = await store.counts(reads.live(jobs), 'by_access', { companyId: asker.companyId })
    return rows.filter(({ by }) => by.status === 'active').map(({ by }) => String(by.jobId))
  }

  const dueFilter = ({ companyId }: Asker, kind: Due, among: JobId[], now: string): Filter => ({
    companyId,
    jobId: among.length === 1 ? among[0] : { $in: among },
    next: kind,
    since: dueAfter[kind] === null ? { $gt: '' } : { $gt: '', $lte: later(now, negated(dueAfter[kind])) },
  })

  async function oldestOf(filter: Filter, field: 'since' | 'enteredAt'): Promise<string | null> {
    const [doc] = await store.find(collection(), { filter, sort: { [field]: 1 }, limit: 1 })
    return doc ? String(doc[field]) : null
  }

  /** How many candidates of each live job are at each next step, from the counters. */
  async function steps(asker: Asker, among: JobId[]): Promise<Step[]> {
    const live = new Set(among)
    const rows = await store.counts(collection(), 'by_next', { companyId: asker.companyId })
    return rows
      .map(({ by, count }) => ({
        jobId: String(by.jobId),
        next: by.next as NextStep,
        columnId: String(by.columnId),
        count,
      }))
      .filter(({ jobId }) => live.has(jobId))
  }

  /** The stages in which the team has kept a candidate waiting, with the moment before which an entry is overdue. */
  async function overdueIn(asker: Asker, counted: Step[], now: string): Promise<Overdue[]> {
    const places = Map.groupBy(
      counted.filter(({ next }) => isTeams(next)),
      ({ jobId }) => jobId,
    )
    const found = await Promise.all(
      [...places].map(async ([jobId, rows]) => {
        const paces = await stagePaces(asker.companyId, jobId, now)
        return [...new Set(rows.map(({ columnId }) => columnId))].flatMap((columnId) => {
          const usual = paces.get(columnId)
          return usual === undefined ? [] : [{ jobId, columnId, usual, before: secondsBefore(now, usual) }]
        })
      }),
    )
    return found.flat()
  }

  const overdueFilter = ({ companyId }: Asker, { jobId, columnId, before }: Overdue): Filter => ({
    companyId,
    jobId,
    turn: 'team',
    columnId,
    enteredAt: { $gt: '', $lt: before },
  })

  /** Who is overdue, longest in their stage first. */
  async function* overdueFirst(asker: Asker, places: Overdue[]): AsyncGenerator<{ doc: Doc; usual: number }> {
    const key = (jobId: unknown, columnId: unknown) => `${String(jobId)} ${String(columnId)}`
    const known = new Map(places.map((place) => [key(place.jobId, place.columnId), place]))
    const latest = places.reduce((last, { before }) => (before > last ? before : last), '')
    const filter = {
      companyId: asker.companyId,
      turn: 'team',
      enteredAt: { $gt: '', $lt: latest },
      jobId: { $in: [...new Set(places.map(({ jobId }) => jobId))] },
    }
    for (let skip = 0; places.length > 0; skip += WALKED) {
      const docs = await store.find(collection(), { filter, sort: { enteredAt: 1, _id: 1 }, skip, limit: WALKED })
      for (const doc of docs) {
        const place = known.get(key(doc.jobId, doc.columnId))
        if (place && String(doc.enteredAt) < place.before) yield { doc, usual: place.usual }
      }
      if (docs.length < WALKED) return
    }
  }

  const overdueCount = async (asker: Asker, places: Overdue[]): Promise<number> => {
    const counts = await Promise.all(places.map((place) => store.count(collection(), overdueFilter(asker, place))))
    return counts.reduce((sum, count) => sum + count, 0)
  }

  /** Counted anew every minute, and at once when a candidate was moved or rated, which the counters tell. */
  const countedLately = new Map<string, Promise<number>>()
  function overdueLately(asker: Asker, counted: Step[], places: Overdue[], now: string): Promise<number> {
    const steps = counted.flatMap(({ next, ...step }) => (isTeams(next) ? Object.values({ next, ...step }) : []))
    const key = [asker.companyId, now.slice(0, 'yyyy-mm-ddThh:mm'.length), ...steps].join(' ')
    const lately = countedLately.get(key) ?? overdueCount(asker, places)
    countedLately.delete(key)
    countedLately.set(key, lately)
    if (countedLately.size > KEPT_COUNTS) countedLately.delete(countedLately.keys().next().value!)
    lately.catch(() => countedLately.delete(key))
    return lately
  }

  async function named(asker: Asker, docs: { doc: Doc; since: string; usual: number | null }[]): Promise<WorkRow[]> {
    const found = await store.getMany(
      reads.live(cards),
      docs.map(({ doc }) => doc._id),
    )
    return docs.map(({ doc, since, usual }, at) => {
      const { jobId, columnId } = doc as unknown as WorkView
      const card = found[at]
      const name = card?.companyId === asker.companyId ? String(card.name ?? '') : ''
      return { id: doc._id, name, jobId, columnId, since, usual }
    })
  }

  /** The last thing that a candidate or a reviewer of each job did; nothing for a job on which nothing happened. */
  async function lastActivity(asker: Asker, jobIds: readonly JobId[]): Promise<Map<JobId, string>> {
    const open = await openJobs(asker, 'candidates.read')
    const shown = open && new Set(open.map(({ jobId }) => jobId))
    const found = await Promise.all(
      jobIds
        .filter((jobId) => !shown || shown.has(jobId))
        .map(async (jobId) => {
          const filter = { companyId: asker.companyId, jobId, lastAt: { $gt: '' } }
          const [doc] = await store.find(collection(), { filter, sort: { lastAt: -1 }, limit: 1 })
          return doc ? [[jobId, String(doc.lastAt)] as const] : []
        }),
    )
    return new Map(found.flat())
  }

  return {
    stagePaces,

    /** What waits for a person now; a kind of which there is none is not in it. `reviews` are those of the jobs with most of them. */
    async workList(asker: Asker, now: string): Promise<{ kinds: WorkCount[]; reviews: JobReviews[]; jobs: number }> {
      const among = await liveJobs(asker)
      if (among.length === 0) return { kinds: [], reviews: [], jobs: 0 }
      const counted = await steps(asker, among)
      const toReview = [
        ...Map.groupBy(
          counted.filter(({ next }) => next === 'review'),
          ({ jobId }) => jobId,
        ),
      ]
        .map(([jobId, rows]) => ({ jobId, count: rows.reduce((sum, { count }) => sum + count, 0) }))
        .toSorted((a, b) => b.count - a.count || (a.jobId < b.jobId ? -1 : 1))
      const due = async (kind: Due): Promise<WorkCount[]> => {
        const where = [...new Set(counted.filter(({ next }) => next === kind).map(({ jobId }) => jobId))]
        if (where.length === 0) return []
        const filter = dueFilter(asker, kind, where, now)
        const [count, oldest] = await Promise.all([store.count(collection(), filter), oldestOf(filter, 'since')])
        return count > 0 && oldest ? [{ kind, count, oldest }] : []
      }
      const overdue = async (): Promise<WorkCount[]> => {
        const places = await overdueIn(asker, counted, now)
        const oldest = (await overdueFirst(asker, places).next()).value
        if (!oldest) return []
        const count = await overdueLately(asker, counted, places, now)
        return [{ kind: 'overdue', count, oldest: String(oldest.doc.enteredAt) }]
      }
      const [reviews, ...kinds] = await Promise.all([
        Promise.all(
          toReview.slice(0, JOBS_LISTED).map(async ({ jobId, count }) => ({
            jobId,
            count,
            oldest: (await oldestOf(dueFilter(asker, 'review', [jobId], now), 'since')) ?? now,
          })),
        ),
        overdue(),
        ...dueKinds.map(due),
      ])
      const order = (a: WorkCount, b: WorkCount) => workKinds.indexOf(a.kind) - workKinds.indexOf(b.kind)
      return { kinds: kinds.flat().toSorted(order), reviews, jobs: toReview.length }
    },

    /** The candidates behind a line of the work list, who waits longest first. */
    async workRows(
      asker: Asker,
      { kind, jobId }: { kind: WorkKind; jobId?: JobId | undefined },
      now: string,
      page = 1,
    ): Promise<{ rows: WorkRow[]; total: number }> {
      const among = (await liveJobs(asker)).filter((live) => jobId === undefined || live === jobId)
      if (among.length === 0) return { rows: [], total: 0 }
      const skip = (page - 1) * WORK_PER_PAGE
      if (kind !== 'overdue') {
        const filter = dueFilter(asker, kind, among, now)
        const [docs, total] = await Promise.all([
          store.find(collection(), { filter, sort: { since: 1, _id: 1 }, skip, limit: WORK_PER_PAGE }),
          store.count(collection(), filter),
        ])
        const rows = docs.map((doc) => ({ doc, since: String(doc.since), usual: null }))
        return { rows: await named(asker, rows), total }
      }
      const places = await overdueIn(asker, await steps(asker, among), now)
      const rows: Parameters<typeof named>[1] = []
      let at = 0
      for await (const { doc, usual } of overdueFirst(asker, places)) {
        if (at++ < skip) continue
        if (rows.push({ doc, since: String(doc.enteredAt), usual }) === WORK_PER_PAGE) break
      }
      return { rows: await named(asker, rows), total: await overdueCount(asker, places) }
    },

    /** The live jobs on which something happened last, newest first. */
    async activeJobs(asker: Asker, limit: number): Promise<{ jobId: JobId; lastAt: string }[]> {
      const last = await lastActivity(asker, await liveJobs(asker))
      return [...last]
        .map(([jobId, lastAt]) => ({ jobId, lastAt }))
        .toSorted((a, b) => (a.lastAt < b.lastAt ? 1 : -1))
        .slice(0, limit)
    },

    lastActivity,

    /** How many answers wait for a review, by job; jobs that are not live included. */
    async reviewsByJob(asker: Asker): Promise<Map<JobId, number>> {
      const open = await openJobs(asker, 'candidates.read')
      const shown = open && new Set(open.map(({ jobId }) => jobId))
      const counts = new Map<JobId, number>()
      for (const { by, count } of await store.counts(collection(), 'by_next', {
        companyId: asker.companyId,
        next: 'review',
      })) {
        const jobId = String(by.jobId)
        if (!shown || shown.has(jobId)) counts.set(jobId, (counts.get(jobId) ?? 0) + count)
      }
      return counts
    },
  }
}

const isTeams = (next: NextStep) => turns[next] === 'team'

/** For hundreds of stages at a time; calendar arithmetic would take longer than the questions to the store. */
const secondsBefore = (at: string, seconds: number) => new Date(Date.parse(at) - seconds * 1000).toISOString()

const negated = (by: Record<string, number>) =>
  Object.fromEntries(Object.entries(by).map(([unit, value]) => [unit, -value]))
