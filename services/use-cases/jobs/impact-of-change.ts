import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import { type Impact, impactOf, withoutResults } from '#contracts/candidate/impact.ts'
import type { Scorecard } from '#contracts/job/draft.ts'
import type { Journey } from '#contracts/job/journey.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { jobDecider } from '#domain/job/decider.ts'
import type { Core } from '../../core/core.ts'
import { allowOnJob } from '../../core/authorize.ts'

/**
 * What another journey and scorecard would mean for all past candidates: numbers alone, for those who may change the job, and of
 * results only for those who may see its candidates. Publishing is the change of the job; without it nothing has happened.
 */
export const impactOfChange =
  (core: Core) =>
  async (
    asker: Asker,
    { jobId, ...wanted }: { jobId: JobId; journey: Journey; scorecard: Scorecard },
  ): Promise<Impact> => {
    await allowOnJob(core, asker, 'jobs.create', jobId)
    const { state: job } = await core.commands.stateOf(jobDecider, asker, jobId)
    if (job.status === 'unknown') throw new Rejected('job/not-found', 'No such job')
    const impact = impactOf(await core.readers.appliedTo(asker, jobId), wanted)
    const may = await core.readers.permissionsOnJob(asker, jobId)
    return may.includes('candidates.read') ? impact : withoutResults(impact)
  }
