import { randomUUID } from 'node:crypto'
import type { Asker } from '#contracts/asker.ts'
import type { ColumnId, JobId } from '#contracts/ids.ts'
import { accessOf, permissionsOfRole, permissionsOnJob } from '#contracts/job/access.ts'
import type { JobCommand, JobCommandData } from '#contracts/job/commands.ts'
import type { JobPermission } from '#contracts/job/permissions.ts'
import { jobPermissions, type Permission } from '#contracts/permissions.ts'
import { Rejected } from '#contracts/rejections.ts'
import type { ConsistencyToken } from '#contracts/token.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { jobDecider } from '#domain/job/decider.ts'
import type { Core } from '../../platform.ts'
import { allowedBy } from '../accounts/rights.ts'
import { allowOnJob } from '../allow.ts'

type Sent<Data> = Data & { commandId?: string }

/** One command to one job, and nothing to look up first. */
const send = (core: Core) =>
  async function <Type extends JobCommand['type']>(asker: Asker, type: Type, { commandId, ...data }: Sent<JobCommandData<Type>>): Promise<{ token: ConsistencyToken }> {
    await allowOnJob(core, asker, 'jobs.create', data.jobId)
    const { token } = await core.commands.handle(jobDecider, data.jobId, { type, data } as unknown as JobCommand, core.context(asker, commandId))
    return { token }
  }

export const renameColumn = (core: Core) => (asker: Asker, data: Sent<JobCommandData<'RenameColumn'>>) => send(core)(asker, 'RenameColumn', data)
export const moveColumn = (core: Core) => (asker: Asker, data: Sent<JobCommandData<'MoveColumn'>>) => send(core)(asker, 'MoveColumn', data)
export const shareJob = (core: Core) => (asker: Asker, data: Sent<JobCommandData<'ShareJob'>>) => send(core)(asker, 'ShareJob', data)

export const addColumn =
  (core: Core) =>
  async (asker: Asker, { columnId = randomUUID(), position = null, ...rest }: Sent<{ jobId: JobId; title: string; columnId?: ColumnId; position?: number | null }>) => ({
    ...(await send(core)(asker, 'AddColumn', { ...rest, columnId, position })),
    columnId,
  })

/**
 * Answers once every list and figure knows it: who was taken off sees the job nowhere from then on. Nobody gives
 * others what they may not do on the job themselves.
 */
export const setJobPermissions = (core: Core) => async (asker: Asker, data: Sent<JobCommandData<'SetJobPermissions'>>) => {
  await allowOnJob(core, asker, 'jobs.create', data.jobId)
  await withinOwn(core, asker, data)
  const changed = await send(core)(asker, 'SetJobPermissions', data)
  await core.caughtUp(changed.token)
  return changed
}

async function withinOwn({ commands }: Core, asker: Asker, { jobId, permissions }: JobCommandData<'SetJobPermissions'>): Promise<void> {
  const [{ state: job }, { state: company }] = await Promise.all([commands.stateOf(jobDecider, asker, jobId), commands.stateOf(companyDecider, asker, asker.companyId)])
  if (job.status === 'unknown') return
  const custom = company.status === 'registered' ? allowedBy(company.roles) : new Map<string, readonly Permission[]>()
  const own = permissionsOnJob(asker, job.permissions)
  const before = new Set(job.permissions.map((entry) => accessOf([entry])))
  for (const { role_id, ...holder } of permissions) {
    if (!role_id || before.has(accessOf([{ ...holder, role_id } as JobPermission]))) continue
    if (permissionsOfRole(role_id, custom).some((each) => (jobPermissions as readonly Permission[]).includes(each) && !own.includes(each)))
      throw new Rejected('auth/forbidden', 'You cannot give a role that allows more than your own')
  }
}
