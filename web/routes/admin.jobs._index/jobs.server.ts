import type { UserAsker } from '#services/use-cases/accounts/sessions.ts'
import type { Platform } from '#services/platform.ts'
import { type JobTab, PAGE } from './list.ts'

type Wanted = { tab: JobTab; search: string; page: number }

/** One page of the list with how many candidates each job has, and how many of them wait for somebody to look. */
export async function jobsPage({ readers, now: clock }: Platform, asker: UserAsker, { tab, search, page }: Wanted) {
  const [{ jobs, total }, counts, tally, invitable] = await Promise.all([
    readers.jobList(asker, { status: tab, search, skip: (page - 1) * PAGE, limit: PAGE }),
    readers.jobCounts(asker),
    readers.candidateTally(asker),
    tab === 'active' ? readers.jobsOnlyForInviting(asker, { search }) : [],
  ])
  const now = clock()
  const ids = jobs.map(({ jobId }) => jobId)
  const [may, last, reviews, owners] = await Promise.all([
    Promise.all(ids.map((jobId) => readers.permissionsOnJob(asker, jobId))),
    readers.lastActivity(asker, ids),
    readers.reviewsByJob(asker),
    readers.userNames(
      asker,
      jobs.flatMap(({ createdBy }) => createdBy ?? []),
    ),
  ])
  const ofJob = (jobId: string) => tally.filter((group) => group.jobId === jobId)
  const sum = (groups: typeof tally) => groups.reduce((total, { count }) => total + count, 0)
  return {
    total,
    counts,
    invitable,
    now,
    jobs: jobs.map(({ jobId, title, location, workplace, step, updatedAt, status, columns, ...job }, at) => {
      const groups = ofJob(jobId)
      const inColumn = (id: string) => sum(groups.filter(({ columnId }) => columnId === id))
      return {
        jobId,
        title,
        location,
        workplace,
        step,
        status,
        // Of a draft there is nothing but its edits.
        lastAt: last.get(jobId) ?? (status === 'draft' ? updatedAt : job.createdAt),
        openSince: status === 'active' ? job.activatedAt : null,
        owner: job.createdBy && owners[job.createdBy] ? { id: job.createdBy, name: owners[job.createdBy]! } : null,
        stages: columns.map(({ id, title }) => ({ id, title, count: inColumn(id) })),
        candidates: sum(groups),
        toReview: reviews.get(jobId) ?? 0,
        hired: inColumn('hired'),
        maySee: may[at]!.includes('candidates.read'),
        mayInvite: status === 'active' && may[at]!.includes('candidates.invite'),
      }
    }),
  }
}

export type JobRow = Awaited<ReturnType<typeof jobsPage>>['jobs'][number]
