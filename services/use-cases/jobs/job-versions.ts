import { momentsOf } from '#contracts/job/versions.ts'
import type { JobCommandData } from '#contracts/job/commands.ts'
import type { JobEvent } from '#contracts/job/events.ts'
import type { Actor, Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import type { JobThen, JobVersion } from '#contracts/views/job-versions.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { allowOnJob } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'

const notFound = () => new Rejected('job/not-found', 'No such job')

/** What was saved of a job, newest first, for those who may edit it. Reads the job's own stream and nothing else. */
export const jobVersions =
  (core: Core) =>
  async (asker: Asker, jobId: JobId): Promise<JobVersion[]> => {
    const moments = momentsOf(await historyOf(core, asker, jobId))
    const people = moments.flatMap(({ actor }) => (actor.kind === 'user' ? [actor.id] : []))
    const [users, company] = await Promise.all([core.readers.userNames(asker, people), core.readers.companyOf(asker)])
    const nameOf = ({ kind, id }: Actor) =>
      kind === 'user'
        ? (users[id] ?? null)
        : kind === 'apiKey'
          ? (company?.apiKeys.find(({ keyId }) => keyId === id)?.label ?? null)
          : null
    return moments.map(({ revision, at, actor, sections, published, name }) => ({
      revision,
      at,
      actor: { ...actor, name: nameOf(actor) },
      sections,
      published,
      name,
    }))
  }

/** @throws Rejected 'job/version-not-found' for a revision that the job does not have. */
export const jobAt =
  (core: Core) =>
  async (asker: Asker, jobId: JobId, revision: number): Promise<JobThen> => {
    const events = await historyOf(core, asker, jobId, revision)
    const { evolve, initialState } = jobDecider
    const job = events.reduce((state, { event }) => evolve(state, event), initialState())
    if (job.status === 'unknown' || job.revision !== revision)
      throw new Rejected('job/version-not-found', 'No such version')
    return { revision, draft: job.draft }
  }

/** The job as it is now, from the log: a refused save has to see all that others saved. */
export const jobNow =
  (core: Core) =>
  async (asker: Asker, jobId: JobId): Promise<JobThen> => {
    await allowOnJob(core, asker, 'jobs.create', jobId)
    const { state: job } = await core.commands.stateOf(jobDecider, asker, jobId)
    if (job.status === 'unknown') throw notFound()
    return { revision: job.revision, draft: job.draft }
  }

export const nameJobVersion =
  (core: Core) =>
  async (asker: Asker, { commandId, ...data }: JobCommandData<'NameJobVersion'> & { commandId?: string }) => {
    await allowOnJob(core, asker, 'jobs.create', data.jobId)
    const command = { type: 'NameJobVersion', data } as const
    const { token } = await core.commands.handle(jobDecider, data.jobId, command, core.context(asker, commandId))
    return { token }
  }

async function historyOf(core: Core, asker: Asker, jobId: JobId, until?: number): Promise<Recorded<JobEvent>[]> {
  await allowOnJob(core, asker, 'jobs.create', jobId)
  const { state: job } = await core.commands.stateOf(jobDecider, asker, jobId)
  if (job.status === 'unknown') throw notFound()
  const stream = streamName(asker.companyId, 'job', jobId)
  const limit = until === undefined ? {} : { limit: until + 1 }
  return core.codec.decodeAll<JobEvent>(await core.engines.store.read(stream, limit))
}
