import type { Asker } from '#contracts/asker.ts'
import { Rejected } from '#contracts/rejections.ts'
import { bulkMoveDecider } from '#domain/bulk-move/decider.ts'
import type { Core } from '../../platform.ts'
import { allow } from '../allow.ts'
import type { Moved } from './move-candidates.ts'
import { settled } from './settled.ts'

/** Takes back a move of several candidates; who was moved on since stays there and is named as refused. */
export const undoMove =
  (core: Core) =>
  async (asker: Asker, { batchId, commandId }: { batchId: string; commandId?: string }): Promise<Moved> => {
    allow(asker, 'candidates.edit')
    const { state } = await core.commands.stateOf(bulkMoveDecider, asker, batchId)
    if (state.status === 'unknown') throw new Rejected('batch/not-found', 'This move does not exist')
    const handled = await core.commands.handle(bulkMoveDecider, batchId, { type: 'UndoMove', data: { batchId } }, core.context(asker, commandId))
    return { batchId, ...(await settled(core, asker, handled, state.batch.moves.map(({ candidateId }) => candidateId))) }
  }
