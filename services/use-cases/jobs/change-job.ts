import { randomUUID } from 'node:crypto'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { ColumnId, JobId } from '#contracts/kernel/ids.ts'
import type { JobCommand, JobCommandData } from '#contracts/job/commands.ts'
import type { JobPermission } from '#contracts/job/permissions.ts'
import { same } from '#contracts/kernel/same.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { jobDecider } from '#domain/job/decider.ts'
import type { Core } from '../../core/core.ts'
import { allowOnJob, requireFeature } from '../../core/authorize.ts'
import { entryAboveOwn, inTurn, moreThanOwn, requireRightsFor } from '../../core/require-rights.ts'

type Sent<Data> = Data & { commandId?: string }

/** One command to one job, and nothing to look up first. */
export const sendToJob = (core: Core) =>
  async function <Type extends JobCommand['type']>(
    asker: Asker,
    type: Type,
    { commandId, ...data }: Sent<JobCommandData<Type>>,
  ): Promise<{ token: ConsistencyToken }> {
    await allowOnJob(core, asker, 'jobs.create', data.jobId)
    const { token } = await core.commands.handle(
      jobDecider,
      data.jobId,
      { type, data } as unknown as JobCommand,
      core.context(asker, commandId),
    )
    return { token }
  }

export const renameColumn = (core: Core) => (asker: Asker, data: Sent<JobCommandData<'RenameColumn'>>) =>
  sendToJob(core)(asker, 'RenameColumn', data)
export const moveColumn = (core: Core) => (asker: Asker, data: Sent<JobCommandData<'MoveColumn'>>) =>
  sendToJob(core)(asker, 'MoveColumn', data)
export const shareJob = (core: Core) => (asker: Asker, data: Sent<JobCommandData<'ShareJob'>>) =>
  sendToJob(core)(asker, 'ShareJob', data)
export const setReferrals = (core: Core) => (asker: Asker, data: Sent<JobCommandData<'SetReferrals'>>) =>
  sendToJob(core)(asker, 'SetReferrals', data)
export const setBlindReview = (core: Core) => (asker: Asker, data: Sent<JobCommandData<'SetBlindReview'>>) =>
  sendToJob(core)(asker, 'SetBlindReview', data)
export const setAnonymousReview = (core: Core) => (asker: Asker, data: Sent<JobCommandData<'SetAnonymousReview'>>) =>
  sendToJob(core)(asker, 'SetAnonymousReview', data)

/** Until when applications are taken; null: on a rolling basis. */
export const setJobDeadline = (core: Core) => (asker: Asker, data: Sent<JobCommandData<'SetJobDeadline'>>) =>
  sendToJob(core)(asker, 'SetJobDeadline', data)

export const addColumn =
  (core: Core) =>
  async (
    asker: Asker,
    {
      columnId = randomUUID(),
      position = null,
      ...rest
    }: Sent<{ jobId: JobId; title: string; columnId?: ColumnId; position?: number | null }>,
  ) => ({
    ...(await sendToJob(core)(asker, 'AddColumn', { ...rest, columnId, position })),
    columnId,
  })

/**
 * Answers once every list and figure knows it: who was taken off sees the job nowhere from then on. No one gives
 * others, or takes from them, what they may not do on the job themselves.
 * @throws Rejected 'subscription/feature-missing' for an entry that is new, on a plan without roles and permissions
 */
export const setJobPermissions =
  (core: Core) =>
  async (asker: Asker, { commandId, ...data }: Sent<JobCommandData<'SetJobPermissions'>>) => {
    await allowOnJob(core, asker, 'jobs.create', data.jobId)
    const stillMay = () => withinOwn(core, asker, data)
    const { token } = await inTurn(core, asker, () =>
      core.commands.handle(
        jobDecider,
        data.jobId,
        { type: 'SetJobPermissions', data },
        core.context(asker, commandId),
        undefined,
        stillMay,
      ),
    )
    await core.caughtUp(token)
    return { token }
  }

async function withinOwn(
  core: Core,
  asker: Asker,
  { jobId, permissions }: JobCommandData<'SetJobPermissions'>,
): Promise<true> {
  const { state: job } = await core.commands.stateOf(jobDecider, asker, jobId)
  if (job.status === 'unknown') return true
  // An entry without a role or a holder is refused in words of its own.
  const after = permissions.filter((entry): entry is JobPermission =>
    Boolean(entry.role_id && (entry.user_id ?? entry.group_id)),
  )
  const isKnown = (entry: JobPermission) => job.permissions.some((known) => same(known, entry))
  if (!after.every(isKnown)) await requireFeature(core, asker, 'rolesAndPermissions')
  return requireRightsFor(core, asker, [{ of: 'job', jobId, before: job.permissions, after }], ({ gives }) =>
    gives.length > 0 ? moreThanOwn : entryAboveOwn,
  )
}
