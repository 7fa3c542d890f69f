import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { known } from '#domain/job/policies/known.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { Core } from '../../core/core.ts'
import { allowOnJob } from '../../core/authorize.ts'

/** Whether this person hears of what happens on a job (TEAM-018); for people, not for keys. */
export const followJob =
  (core: Core) =>
  async (
    asker: Asker,
    { jobId, follow, commandId }: { jobId: JobId; follow: boolean; commandId?: string },
  ): Promise<{ token: ConsistencyToken }> => {
    await allowOnJob(core, asker, 'jobs.read', jobId)
    known((await core.commands.stateOf(jobDecider, asker, jobId)).state)
    if (asker.kind !== 'user')
      throw new Rejected('job/nobody-follows', 'A key is nobody who could be told: only a person follows a job')
    const { token } = await core.commands.handle(
      userDecider,
      asker.userId,
      { type: 'FollowJob', data: { jobId, follow } },
      core.context(asker, commandId),
    )
    return { token }
  }

/** The jobs this person does not want to hear of. */
export const unfollowedBy =
  ({ commands }: Core) =>
  async (asker: Asker): Promise<ReadonlySet<JobId>> => {
    if (asker.kind !== 'user') return new Set()
    const { state } = await commands.stateOf(userDecider, asker, asker.userId)
    return state.status === 'active' ? state.unfollowed : new Set()
  }
