import type { UserAsker } from '#services/use-cases/accounts/sessions.ts'
import type { Platform } from '#services/platform.ts'
import { type JobTab, PAGE } from './list.ts'

type Wanted = { tab: JobTab; search: string; page: number }

/** One page of the list with how many candidates each job has, and how many of them wait for somebody to look. */
export async function jobsPage({ readers }: Platform, asker: UserAsker, { tab, search, page }: Wanted) {
  const [{ jobs, total }, counts, tally, invitable] = await Promise.all([
    readers.jobList(asker, { status: tab, search, skip: (page - 1) * PAGE, limit: PAGE }),
    readers.jobCounts(asker),
    readers.candidateTally(asker),
    tab === 'active' ? readers.jobsOnlyForInviting(asker, { search }) : [],
  ])
  const may = await Promise.all(jobs.map(({ jobId }) => readers.permissionsOnJob(asker, jobId)))
  const ofJob = (jobId: string) => tally.filter((group) => group.jobId === jobId)
  const sum = (groups: typeof tally) => groups.reduce((total, { count }) => total + count, 0)
  return {
    total,
    counts,
    invitable,
    jobs: jobs.map(({ jobId, title, location, workplace, step, updatedAt, status }, at) => {
      const groups = ofJob(jobId)
      const toReview = groups.filter(({ columnId, status: of }) => columnId === 'default' && of === 'completed')
      const hired = groups.filter(({ columnId }) => columnId === 'hired')
      return {
        jobId,
        title,
        location,
        workplace,
        step,
        updatedAt,
        status,
        candidates: sum(groups),
        toReview: sum(toReview),
        hired: sum(hired),
        mayInvite: status === 'active' && may[at]!.includes('candidates.invite'),
      }
    }),
  }
}

export type JobRow = Awaited<ReturnType<typeof jobsPage>>['jobs'][number]
