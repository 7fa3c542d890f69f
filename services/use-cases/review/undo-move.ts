import { type Asker, onJobsOf } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { bulkMoveDecider } from '#domain/bulk-move/decider.ts'
import type { Core } from '../../core/core.ts'
import { allow, allowOnJob } from '../../core/authorize.ts'
import type { Moved } from './move-candidates.ts'
import { settled } from './settled.ts'

/** Takes back a move of several candidates; who was moved on since stays there and is named as refused. */
export const undoMove =
  (core: Core) =>
  async (asker: Asker, { batchId, commandId }: { batchId: string; commandId?: string }): Promise<Moved> => {
    if (!onJobsOf(asker)) allow(asker, 'candidates.edit')
    const { state } = await core.commands.stateOf(bulkMoveDecider, asker, batchId)
    const missing = () => new Rejected('batch/not-found', 'This move does not exist')
    if (state.status === 'unknown') throw missing()
    await allowOnJob(core, asker, 'candidates.edit', state.batch.jobId, missing)
    const handled = await core.commands.handle(
      bulkMoveDecider,
      batchId,
      { type: 'UndoMove', data: { batchId } },
      core.context(asker, commandId),
    )
    return {
      batchId,
      ...(await settled(
        core,
        asker,
        handled,
        state.batch.moves.map(({ candidateId }) => candidateId),
      )),
    }
  }
