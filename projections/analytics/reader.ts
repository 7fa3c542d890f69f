import type { Asker } from '#contracts/kernel/asker.ts'
import { type CandidateStatus, candidateStatuses } from '#contracts/candidate/events.ts'
import type { ColumnId, JobId } from '#contracts/kernel/ids.ts'
import { later } from '#contracts/kernel/time.ts'
import type { Column } from '#contracts/job/columns.ts'
import { jobAccess } from '../jobs/access.ts'
import { jobsReader } from '../jobs/reader.ts'
import type { Reads } from '../runtime/reads.ts'
import { candidateFacts } from './facts.ts'
import type { FactsView } from './facts-view.ts'
import { spread, type Spread } from '#contracts/kernel/spread.ts'

export const milestones = ['added', 'invited', 'started', 'completed', 'rated', 'hired'] as const
export type Milestone = (typeof milestones)[number]

export type FunnelStage = Column & {
  /** How many are in the column now. */
  here: number
  /** How many have ever been in it. */
  reached: number
}
export type StageFunnel = {
  jobId: JobId
  total: number
  stages: FunnelStage[]
  milestones: { milestone: Milestone; reached: number }[]
  byStatus: Record<CandidateStatus, number>
}
/** Seconds of the stays that have ended, and how many last still. */
export type StageTime = Column & { ended: Spread | null; open: { count: number; longestSeconds: number | null } }
export type OverviewCounters = {
  jobs: { draft: number; active: number; archived: number }
  candidates: number
  byStatus: Record<CandidateStatus, number>
  hired: number
  rejected: number
  videos: number
  newThisWeek: number
  completedThisWeek: number
  /** The instant "this week" begins: seven days before `now`. */
  weekSince: string
}

/** Documents folded between two turns of the event loop. */
const PAGE = 1000

export function analyticsReader(reads: Reads) {
  const collection = () => reads.live(candidateFacts)
  const grouped = (counter: string, where: Record<string, unknown>) => reads.store.counts(collection(), counter, where)
  const scope = ({ companyId }: Asker, jobId?: JobId) => (jobId ? { companyId, jobId } : { companyId })
  const { jobDocument, jobCounts } = jobsReader(reads)
  const { openJobs } = jobAccess(reads)

  /** All groups of the company, but for those of jobs the asker may not see. */
  async function groupedFor(asker: Asker, counter: string, open: ReadonlySet<JobId> | null) {
    const groups = await grouped(counter, scope(asker))
    return open ? groups.filter(({ by }) => open.has(String(by.jobId))) : groups
  }

  async function byStatus(
    asker: Asker,
    jobId?: JobId,
    open: ReadonlySet<JobId> | null = null,
  ): Promise<Record<CandidateStatus, number>> {
    const counts = Object.fromEntries(candidateStatuses.map((status) => [status, 0])) as Record<CandidateStatus, number>
    for (const { by, count } of jobId
      ? await grouped('by_progress', scope(asker, jobId))
      : await groupedFor(asker, 'by_progress', open))
      if (String(by.status) in counts) counts[by.status as CandidateStatus] += count
    return counts
  }

  /** All facts of a job, a page at a time, so that a large job does not hold up other requests. */
  async function* factsOf(asker: Asker, jobId: JobId): AsyncGenerator<FactsView> {
    let after = ''
    for (;;) {
      const page = await reads.store.find(collection(), {
        filter: { ...scope(asker, jobId), _id: { $gt: after } },
        sort: { _id: 1 },
        limit: PAGE,
      })
      yield* page as unknown as FactsView[]
      if (page.length < PAGE) return
      after = page.at(-1)!._id
      await new Promise((turn) => setImmediate(turn))
    }
  }

  return {
    /** Null for an unknown job. */
    async stageFunnel(asker: Asker, jobId: JobId): Promise<StageFunnel | null> {
      const job = await jobDocument(asker, jobId)
      if (!job) return null
      const [places, progress, statuses] = await Promise.all([
        grouped('by_place', scope(asker, jobId)),
        grouped('by_progress', scope(asker, jobId)),
        byStatus(asker, jobId),
      ])
      const sum = (groups: typeof places, matches: (by: Record<string, unknown>) => boolean) =>
        groups.reduce((total, { by, count }) => total + (matches(by) ? count : 0), 0)
      const among = (words: unknown, word: string) => String(words).split(' ').includes(word)
      return {
        jobId,
        total: sum(places, () => true),
        stages: job.columns.map((column) => ({
          ...column,
          here: sum(places, ({ columnId }) => columnId === column.id),
          reached: sum(places, ({ path }) => among(path, column.id)),
        })),
        milestones: milestones.map((milestone) => ({
          milestone,
          reached: sum(progress, (by) => among(by.milestones, milestone)),
        })),
        byStatus: statuses,
      }
    },

    /** How long candidates stay in each column; `now` measures the stays that last still. */
    async timeInStage(asker: Asker, jobId: JobId, now: string): Promise<StageTime[] | null> {
      const job = await jobDocument(asker, jobId)
      if (!job) return null
      const stays = new Map<ColumnId, { ended: number[]; open: number[] }>()
      for await (const { stages } of factsOf(asker, jobId))
        for (const { columnId, enteredAt, seconds } of stages) {
          const stay = stays.get(columnId) ?? { ended: [], open: [] }
          if (seconds === null) stay.open.push(Math.max(0, (Date.parse(now) - Date.parse(enteredAt)) / 1000))
          else stay.ended.push(seconds)
          stays.set(columnId, stay)
        }
      return job.columns.map((column) => {
        const { ended, open } = stays.get(column.id) ?? { ended: [], open: [] }
        return {
          ...column,
          ended: spread(ended),
          open: { count: open.length, longestSeconds: open.length ? open.reduce((a, b) => Math.max(a, b)) : null },
        }
      })
    },

    async overviewCounters(asker: Asker, now: string): Promise<OverviewCounters> {
      const { companyId } = asker
      const weekSince = later(now, { days: -7 })
      const list = await openJobs(asker, 'candidates.read')
      const open = list && new Set(list.map(({ jobId }) => jobId))
      const among = { companyId, ...(open ? { jobId: { $in: [...open] } } : {}) }
      const [counts, statuses, columns, videos, newThisWeek, completedThisWeek] = await Promise.all([
        jobCounts(asker),
        byStatus(asker, undefined, open),
        groupedFor(asker, 'by_place', open),
        groupedFor(asker, 'by_videos', open),
        reads.store.count(collection(), { ...among, addedAt: { $gte: weekSince } }),
        reads.store.count(collection(), { ...among, completedAt: { $gte: weekSince } }),
      ])
      const inColumn = (id: ColumnId) =>
        columns.reduce((sum, { by, count }) => sum + (by.columnId === id ? count : 0), 0)
      return {
        jobs: counts,
        candidates: Object.values(statuses).reduce((sum, count) => sum + count, 0),
        byStatus: statuses,
        hired: inColumn('hired'),
        rejected: inColumn('rejected'),
        videos: videos.reduce((sum, { by, count }) => sum + Number(by.videos) * count, 0),
        newThisWeek,
        completedThisWeek,
        weekSince,
      }
    },

    /** Candidates of a job by status: what editing its journey may affect. */
    candidatesByStatus: (asker: Asker, jobId: JobId) => byStatus(asker, jobId),
  }
}
