import { randomUUID } from 'node:crypto'
import type { Asker } from '#contracts/asker.ts'
import type { ColumnId, JobId } from '#contracts/ids.ts'
import type { JobCommand, JobCommandData } from '#contracts/job/commands.ts'
import type { ConsistencyToken } from '#contracts/token.ts'
import { jobDecider } from '#domain/job/decider.ts'
import type { Core } from '../../platform.ts'
import { allow } from '../allow.ts'

type Sent<Data> = Data & { commandId?: string }

/** One command to one job, and nothing to look up first. */
const send = ({ commands, context }: Core) =>
  async function <Type extends JobCommand['type']>(asker: Asker, type: Type, { commandId, ...data }: Sent<JobCommandData<Type>>): Promise<{ token: ConsistencyToken }> {
    allow(asker, 'jobs.create')
    const { token } = await commands.handle(jobDecider, data.jobId, { type, data } as unknown as JobCommand, context(asker, commandId))
    return { token }
  }

export const renameColumn = (core: Core) => (asker: Asker, data: Sent<JobCommandData<'RenameColumn'>>) => send(core)(asker, 'RenameColumn', data)
export const moveColumn = (core: Core) => (asker: Asker, data: Sent<JobCommandData<'MoveColumn'>>) => send(core)(asker, 'MoveColumn', data)
export const shareJob = (core: Core) => (asker: Asker, data: Sent<JobCommandData<'ShareJob'>>) => send(core)(asker, 'ShareJob', data)
export const setJobPermissions = (core: Core) => (asker: Asker, data: Sent<JobCommandData<'SetJobPermissions'>>) => send(core)(asker, 'SetJobPermissions', data)

export const addColumn =
  (core: Core) =>
  async (asker: Asker, { columnId = randomUUID(), position = null, ...rest }: Sent<{ jobId: JobId; title: string; columnId?: ColumnId; position?: number | null }>) => ({
    ...(await send(core)(asker, 'AddColumn', { ...rest, columnId, position })),
    columnId,
  })
