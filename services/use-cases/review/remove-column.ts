import type { Asker } from '#contracts/kernel/asker.ts'
import type { ColumnId, JobId } from '#contracts/kernel/ids.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { jobDecider } from '#domain/job/decider.ts'
import type { Core } from '../../core/core.ts'
import { allowOnJob } from '../../core/authorize.ts'
import { moveCandidates } from './move-candidates.ts'

type Removal = {
  jobId: JobId
  columnId: ColumnId
  /** Where the people in the column go first; without it only an empty column can be removed. */
  moveTo?: ColumnId | undefined
  commandId?: string
}
const AT_ONCE = 200

/** Only an empty column is removed: no card disappears with it. */
export const removeColumn = (core: Core) => {
  const move = moveCandidates(core)

  async function empty(asker: Asker, jobId: JobId, columnId: ColumnId, to: ColumnId) {
    for (;;) {
      const cards = await core.readers.columnPage(asker, jobId, columnId, '~', AT_ONCE)
      if (cards.length === 0) return
      const candidateIds = cards.map(({ id }) => id)
      const { token, refused } = await move(asker, { jobId, candidateIds, to })
      await core.caughtUp(token)
      if (refused.length === cards.length) return
    }
  }

  return async (
    asker: Asker,
    { jobId, columnId, moveTo, commandId }: Removal,
  ): Promise<{ token: ConsistencyToken }> => {
    await allowOnJob(core, asker, 'jobs.create', jobId)
    if (moveTo !== undefined && moveTo !== columnId) await empty(asker, jobId, columnId, moveTo)
    const isEmpty = !(await core.readers.boardCounts(asker, jobId)).get(columnId)
    const command = { type: 'RemoveColumn', data: { jobId, columnId, isEmpty } } as const
    const { token } = await core.commands.handle(jobDecider, jobId, command, core.context(asker, commandId))
    return { token }
  }
}
