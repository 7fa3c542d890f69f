import type { Asker } from '#contracts/asker.ts'
import type { JobId } from '#contracts/ids.ts'
import type { ConsistencyToken } from '#contracts/token.ts'
import { jobDecider } from '#domain/job/decider.ts'
import type { Core } from '../../platform.ts'
import { allow } from '../allow.ts'

export const returnJobToDraft =
  ({ commands, context }: Core) =>
  async (asker: Asker, { jobId, commandId }: { jobId: JobId; commandId?: string }): Promise<{ token: ConsistencyToken }> => {
    allow(asker, 'jobs.create')
    const { token } = await commands.handle(jobDecider, jobId, { type: 'ReturnJobToDraft', data: { jobId } }, context(asker, commandId))
    return { token }
  }
