import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import { UNTITLED } from '#contracts/kernel/initial-titles.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { jobDecider } from '#domain/job/decider.ts'
import type { Core } from '../../core/core.ts'
import { allowOnJob } from '../../core/authorize.ts'
import { createJob } from './create-job.ts'

const MAX_TITLE = 500
/** `titled`: what the copy is called. */
type DuplicateJob = { jobId: JobId; commandId?: string; titled: (title: string) => string }

/**
 * A new draft with the details, scorecard, interview, stages and reviewing rule of a job as it was last saved. Its
 * candidates, links, access and history are not copied: the copy is its creator's and what the plan lacks is refused, as
 * with every new job.
 */
export const duplicateJob =
  (core: Core) =>
  async (
    asker: Asker,
    { jobId, commandId, titled }: DuplicateJob,
  ): Promise<{ jobId: JobId; token: ConsistencyToken }> => {
    await allowOnJob(core, asker, 'jobs.create', jobId)
    const { state: job } = await core.commands.stateOf(jobDecider, asker, jobId)
    if (job.status === 'unknown') throw new Rejected('job/not-found', 'No such job')
    const { jobTitle } = job.draft.details
    const title = jobTitle === UNTITLED ? jobTitle : titled(jobTitle).slice(0, MAX_TITLE)
    return createJob(core)(asker, {
      draft: { ...job.draft, details: { ...job.draft.details, jobTitle: title } },
      columns: [...job.columns],
      blindReview: job.blindReview,
      anonymousReview: job.anonymousReview,
      ...(commandId && { commandId }),
    })
  }
