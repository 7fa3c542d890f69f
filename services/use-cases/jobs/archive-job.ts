import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import type { Core } from '../../core/core.ts'
import { allowOnJob } from '../../core/authorize.ts'
import { until } from '../../core/until.ts'

/** A process gives the job's slot back; the answer waits for it, so that the balance on the next page is right. */
export const archiveJob =
  (core: Core) =>
  async (
    asker: Asker,
    { jobId, commandId }: { jobId: JobId; commandId?: string },
  ): Promise<{ token: ConsistencyToken }> => {
    await allowOnJob(core, asker, 'jobs.create', jobId)
    const { token } = await core.commands.handle(
      jobDecider,
      jobId,
      { type: 'ArchiveJob', data: { jobId } },
      core.context(asker, commandId),
    )
    await until(
      core,
      subscriptionDecider,
      asker,
      asker.companyId,
      (state) => state.status === 'none' || !state.holding.has(jobId),
    )
    return { token }
  }
