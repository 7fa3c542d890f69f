import type { BulkMoveEvent } from '#contracts/bulk-move/events.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { BulkMove } from '../bulk-move.ts'

/** One undo per move: a second one would fight with what people did since. */
export function undoMove(state: BulkMove): BulkMoveEvent[] {
  if (state.status === 'unknown') throw new Rejected('batch/not-found', 'This move does not exist')
  if (state.status === 'undone') throw new Rejected('batch/already-undone', 'This move has been undone already')
  return [{ type: 'CandidatesMoveUndone', data: state.batch }]
}
