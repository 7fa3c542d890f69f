import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { jobDecider } from '#domain/job/decider.ts'
import type { Core } from '../../core/core.ts'
import { allow, allowOnJob } from '../../core/authorize.ts'
import { parseLink } from '../candidacy/link.ts'

const onlyAdmins = async (core: Core, asker: Asker, jobId: JobId) => {
  allow(asker, 'company.settings')
  await allowOnJob(core, asker, 'jobs.create', jobId)
}

/** Closes the job at once; a process erases its candidates, however many they are. There is no way back. */
export const deleteJob =
  (core: Core) =>
  async (
    asker: Asker,
    { jobId, commandId }: { jobId: JobId; commandId?: string },
  ): Promise<{ token: ConsistencyToken }> => {
    const before = await jobDeletion(core)(asker, jobId)
    if (!before.deleted) await onlyAdmins(core, asker, jobId)
    const { token } = await core.commands.handle(
      jobDecider,
      jobId,
      { type: 'DeleteJob', data: { jobId, candidates: before.left.candidates } },
      core.context(asker, commandId),
    )
    return { token }
  }

export type JobDeletion = {
  title: string
  /** Null while the job is there: otherwise how many candidates were to be erased. */
  deleted: { candidates: number } | null
  /** What is there of its candidates now. */
  left: { candidates: number; recordings: number; files: number }
}

/** What deleting a job erases, or how far that has got. @throws Rejected 'job/not-found' */
export const jobDeletion =
  (core: Core) =>
  async (asker: Asker, jobId: JobId): Promise<JobDeletion> => {
    allow(asker, 'company.settings')
    const { state: job } = await core.commands.stateOf(jobDecider, asker, jobId)
    if (job.status === 'unknown' && !job.deleted) throw new Rejected('job/not-found', 'No such job')
    if (job.status !== 'unknown') await onlyAdmins(core, asker, jobId)
    const left = await core.readers.contentsOfJob(asker, jobId)
    return job.status === 'unknown'
      ? { title: job.deleted!.title, deleted: { candidates: job.deleted!.candidates }, left }
      : { title: job.draft.details.jobTitle, deleted: null, left }
  }

/** Whether a link is of a job that was deleted: those who follow it hear that it is closed. */
export const wasDeleted =
  (core: Core) =>
  async (link: string): Promise<boolean> => {
    const address = parseLink(link)
    if (!address) return false
    const { state: job } = await core.commands.stateOf(jobDecider, address, address.jobId)
    return job.status === 'unknown' && job.deleted !== undefined
  }
