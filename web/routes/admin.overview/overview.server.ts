import type { Asker } from '#contracts/kernel/asker.ts'
import type { Permission } from '#contracts/kernel/permissions.ts'
import type { Platform } from '#services/platform.ts'
import { mayOpenTab } from '../../settings/names.ts'
import { nearLimits } from './limits.ts'

const RECENT = 6

/** What waits for this person, and how things stand, counted at one moment. */
export async function overview({ readers, now: clock }: Platform, asker: Asker) {
  const now = clock()
  const [counters, last, work, trend, usage, jobs] = await Promise.all([
    readers.overviewCounters(asker, now),
    readers.lastCounted(asker),
    readers.workList(asker, now),
    readers.candidateTrend(asker, now),
    readers.usageOf(asker, now),
    recentJobs(readers, asker),
  ])
  const titled = new Map(
    (
      await readers.jobsById(
        asker,
        work.reviews.map(({ jobId }) => jobId),
      )
    ).map(({ jobId, title }) => [jobId, title]),
  )
  const may = (permission: Permission) => asker.permissions.includes(permission)
  return {
    now,
    last,
    counters,
    trend,
    jobs,
    work: {
      ...work,
      // Who may see a job's candidates and not the job itself knows it by no name.
      reviews: work.reviews.map((job) => ({ ...job, title: titled.get(job.jobId) ?? '' })),
    },
    limits: usage ? nearLimits(usage, { may, mayOpenUsers: mayOpenTab('users', asker.permissions) }) : [],
    mayAnalyse: may('analytics'),
  }
}

export type Overview = Awaited<ReturnType<typeof overview>>

/** The jobs on which candidates or colleagues did something last, and drafts that were edited last. */
async function recentJobs(readers: Platform['readers'], asker: Asker) {
  const [active, { jobs: drafts }, { jobs: newest }, tally] = await Promise.all([
    readers.activeJobs(asker, RECENT),
    readers.jobList(asker, { status: 'draft', limit: RECENT }),
    readers.jobList(asker, { status: 'active', limit: RECENT }),
    readers.candidateTally(asker),
  ])
  const lastAt = new Map(active.map(({ jobId, lastAt }) => [jobId, lastAt]))
  const known = await readers.jobsById(asker, [...lastAt.keys()])
  const untouched = newest.filter(({ jobId }) => !lastAt.has(jobId) && !tally.some((group) => group.jobId === jobId))
  return [...known, ...drafts, ...untouched]
    .map(({ jobId, title, status, updatedAt, activatedAt }) => {
      const own = tally.filter((group) => group.jobId === jobId)
      const sum = (groups: typeof own) => groups.reduce((total, { count }) => total + count, 0)
      return {
        jobId,
        title,
        status,
        lastAt: lastAt.get(jobId) ?? (status === 'draft' ? updatedAt : (activatedAt ?? updatedAt)),
        candidates: sum(own),
        completed: sum(own.filter((group) => group.status === 'completed')),
      }
    })
    .toSorted((a, b) => (a.lastAt < b.lastAt ? 1 : -1))
    .slice(0, RECENT)
}
