import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import type { Postings } from '#contracts/job/boards/after.ts'
import { postingOf } from '#contracts/job/boards/listing.ts'
import type { Posting } from '#contracts/job/boards/posting.ts'
import type { JobCommandData } from '#contracts/job/commands.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { jobDecider } from '#domain/job/decider.ts'
import type { KnownJob } from '#domain/job/job.ts'
import { allowOnJob } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'
import { sendToJob } from '../jobs/change-job.ts'

type Sent<Data> = Data & { commandId?: string }

export const savePosting =
  (core: Core) =>
  (asker: Asker, data: Sent<JobCommandData<'SaveJobPosting'>>): Promise<{ token: ConsistencyToken }> =>
    sendToJob(core)(asker, 'SaveJobPosting', data)

export const closeBoards =
  (core: Core) =>
  (asker: Asker, data: Sent<JobCommandData<'CloseJobBoards'>>): Promise<{ token: ConsistencyToken }> =>
    sendToJob(core)(asker, 'CloseJobBoards', data)

/** @throws Rejected 'job/invalid-fields' with what to mend by field; boards are `boards.<board>`. */
export const postJob =
  (core: Core) =>
  async (
    asker: Asker,
    data: Sent<Omit<JobCommandData<'PostJob'>, 'companyName'>>,
  ): Promise<{ token: ConsistencyToken }> =>
    sendToJob(core)(asker, 'PostJob', { ...data, companyName: await nameOf(core, asker) })

/** What the forms show: as saved, and for the rest what the job and the company say. */
export const postingForm =
  (core: Core) =>
  async (
    asker: Asker,
    jobId: JobId,
  ): Promise<{ posting: Posting; postings: Postings; job: KnownJob; companyName: string }> => {
    await allowOnJob(core, asker, 'jobs.create', jobId)
    const { state: job } = await core.commands.stateOf(jobDecider, asker, jobId)
    if (job.status === 'unknown') throw new Rejected('job/not-found', 'No such job')
    const companyName = await nameOf(core, asker)
    return { posting: postingOf(job.draft, job.postings.saved, companyName), postings: job.postings, job, companyName }
  }

async function nameOf({ commands }: Core, { companyId }: Asker): Promise<string> {
  const { state } = await commands.stateOf(companyDecider, { companyId }, companyId)
  return state.status === 'registered' ? state.details.name : ''
}
