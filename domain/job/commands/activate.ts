import type { JobEvent } from '#contracts/job/events.ts'
import { widestRules } from '#contracts/job/draft-rules.ts'
import { draftProblems } from '#contracts/job/sections.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Job } from '../job.ts'
import { known } from '../policies/known.ts'
import { same } from '#contracts/kernel/same.ts'

/**
 * Goes live with the journey as it is; the company's limit of modules was checked when they were added, that of its questions before. Activating
 * again a job that was archived publishes only what changed.
 */
export function activate(state: Job): JobEvent[] {
  const job = known(state)
  if (job.status === 'active') return []
  const problems = draftProblems(job.draft, widestRules)
  if (Object.keys(problems).length > 0)
    throw new Rejected('job/invalid-fields', 'Some fields need attention before this job can go live', problems)

  const { journey } = job.draft
  const unchanged = job.published.length > 0 && same(job.published.at(-1), journey)
  const version = unchanged ? job.published.length : job.published.length + 1
  const activated: JobEvent = { type: 'JobActivated', data: { journeyVersion: version } }
  return unchanged ? [activated] : [{ type: 'JourneyPublished', data: { version, journey } }, activated]
}
