import type { Asker } from '#contracts/asker.ts'
import type { ColumnId, JobId } from '#contracts/ids.ts'
import type { ConsistencyToken } from '#contracts/token.ts'
import { jobDecider } from '#domain/job/decider.ts'
import type { Core } from '../../platform.ts'
import { allow } from '../allow.ts'

export const removeColumn =
  ({ commands, context, readers }: Core) =>
  async (asker: Asker, { jobId, columnId, commandId }: { jobId: JobId; columnId: ColumnId; commandId?: string }): Promise<{ token: ConsistencyToken }> => {
    allow(asker, 'jobs.create')
    const tally = await readers.candidateTally(asker, { jobId })
    const isEmpty = tally.every((group) => group.columnId !== columnId || group.count === 0)
    const { token } = await commands.handle(jobDecider, jobId, { type: 'RemoveColumn', data: { jobId, columnId, isEmpty } }, context(asker, commandId))
    return { token }
  }
