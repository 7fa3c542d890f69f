import type { Asker } from '#contracts/kernel/asker.ts'
import type { ColumnId, JobId } from '#contracts/kernel/ids.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { jobDecider } from '#domain/job/decider.ts'
import type { Core } from '../../core/core.ts'
import { allowOnJob } from '../../core/authorize.ts'

/** Only an empty column goes: nobody's card disappears with it. */
export const removeColumn =
  (core: Core) =>
  async (
    asker: Asker,
    { jobId, columnId, commandId }: { jobId: JobId; columnId: ColumnId; commandId?: string },
  ): Promise<{ token: ConsistencyToken }> => {
    await allowOnJob(core, asker, 'jobs.create', jobId)
    const isEmpty = !(await core.readers.boardCounts(asker, jobId)).get(columnId)
    const command = { type: 'RemoveColumn', data: { jobId, columnId, isEmpty } } as const
    const { token } = await core.commands.handle(jobDecider, jobId, command, core.context(asker, commandId))
    return { token }
  }
