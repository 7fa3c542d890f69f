import type * as z from 'zod'
import type { MoveCandidates } from '#contracts/bulk-move/commands.ts'
import type { BulkMoveEvent } from '#contracts/bulk-move/events.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { BulkMove } from '../bulk-move.ts'

/** Cards that lie in the column already are left out; a card named twice moves once. */
export function moveCandidates(
  { moves, ...batch }: z.infer<typeof MoveCandidates>['data'],
  state: BulkMove,
): BulkMoveEvent[] {
  if (state.status !== 'unknown') throw new Rejected('batch/already-exists', 'These candidates have been moved already')
  if (!batch.columns.includes(batch.to))
    throw new Rejected('job/column-not-found', 'This column is not on the board any more')
  const seen = new Set<string>()
  const elsewhere = moves.filter(
    ({ candidateId, from }) => from !== batch.to && !seen.has(candidateId) && seen.add(candidateId),
  )
  if (elsewhere.length === 0) throw new Rejected('batch/empty', 'None of these candidates is in another column')
  return [{ type: 'CandidatesMoveRequested', data: { ...batch, moves: elsewhere } }]
}
