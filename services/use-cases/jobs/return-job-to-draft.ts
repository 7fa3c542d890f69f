import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { jobDecider } from '#domain/job/decider.ts'
import type { Core } from '../../core/core.ts'
import { allowOnJob } from '../../core/authorize.ts'

export const returnJobToDraft =
  (core: Core) =>
  async (
    asker: Asker,
    { jobId, commandId }: { jobId: JobId; commandId?: string },
  ): Promise<{ token: ConsistencyToken }> => {
    const { commands, context } = core
    await allowOnJob(core, asker, 'jobs.create', jobId)
    const { token } = await commands.handle(
      jobDecider,
      jobId,
      { type: 'ReturnJobToDraft', data: { jobId } },
      context(asker, commandId),
    )
    return { token }
  }
