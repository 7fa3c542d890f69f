import { jobDecider } from '#domain/job/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { Platform } from '../platform.ts'
import { dressed } from './brands.ts'
import { draftedJobs } from './jobs/drafts.ts'
import { liveJobs } from './jobs/all.ts'
import type { LiveJob } from './jobs/job.ts'
import type { Clock, Moment } from './moment.ts'
import type { Company, OpenJob } from './step.ts'
import { DAY, MINUTE } from './time.ts'

const idOf = ({ companyId }: Company, key: string) => uuid5(companyId, `job ${key}`)
const columnId = (jobId: string, title: string) => uuid5(jobId, title)

export const openJobs = (company: Company): OpenJob[] =>
  liveJobs.map((job) => {
    const jobId = idOf(company, job.key)
    return {
      ...job,
      jobId,
      columnIds: ['default', ...job.columns.map((title) => columnId(jobId, title)), 'hired', 'rejected'],
    }
  })

/** Jobs are drafted and go live, and some are archived in the end. */
export function jobMoments(platform: Platform, clock: Clock, company: Company, now: number): Moment[] {
  const { useCases, commands } = platform
  const { people } = company
  const alone = (at: number, act: () => Promise<unknown>): Moment => ({
    at,
    key: 'jobs',
    isAlone: true,
    act: async () => void (await act()),
  })
  const stateOf = async (jobId: string) => (await commands.stateOf(jobDecider, people.marta, jobId)).state

  async function open(job: LiveJob) {
    const jobId = idOf(company, job.key)
    const named = (what: string) => uuid5(jobId, what)
    const recruiter = people[job.team.recruiter]
    await useCases.jobs.createJob(recruiter, {
      draft: dressed(company.companyId, job),
      jobId,
      commandId: named('draft'),
    })
    for (const title of job.columns) {
      clock.at += 2 * MINUTE
      await useCases.jobs.addColumn(recruiter, {
        jobId,
        title,
        columnId: columnId(jobId, title),
        commandId: named(`column ${title}`),
      })
    }
    clock.at += 30 * MINUTE
    const state = await stateOf(jobId)
    // One that was archived since stays archived.
    if (state.status === 'draft' && state.published.length === 0)
      await useCases.jobs.activateJob(recruiter, { jobId, commandId: named('activate') })
    clock.at += 5 * MINUTE
    await useCases.jobs.shareJob(recruiter, {
      jobId,
      via: 'copy direct link',
      referral: false,
      commandId: named('share'),
    })
  }

  async function archive({ key, team }: LiveJob) {
    const jobId = idOf(company, key)
    if ((await stateOf(jobId)).status === 'active')
      await useCases.jobs.archiveJob(people[team.recruiter], { jobId, commandId: uuid5(jobId, 'archive') })
  }

  return [
    ...liveJobs.flatMap((job) => [
      alone(now - job.opened * DAY, () => open(job)),
      ...(job.over?.archived ? [alone(now - job.over.days * DAY, () => archive(job))] : []),
    ]),
    ...draftedJobs.map(({ key, draft, opened, step, team }) =>
      alone(now - opened * DAY, async () => {
        const jobId = idOf(company, key)
        const recruiter = people[team.recruiter]
        await useCases.jobs.createJob(recruiter, { draft, jobId, commandId: uuid5(jobId, 'draft') })
        clock.at += 40 * MINUTE
        const commandId = uuid5(jobId, 'step')
        await useCases.jobs.saveJob(recruiter, { jobId, draft: {}, step, basedOn: null, commandId })
      }),
    ),
  ]
}
