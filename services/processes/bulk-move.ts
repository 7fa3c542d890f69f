import type { BulkMoveEvent } from '#contracts/bulk-move/events.ts'
import { MOVE_EACH_CANDIDATE } from '#contracts/process/names.ts'
import type { ProcessManager, Reaction } from './process-manager.ts'

/**
 * When several candidates are moved as one, each card is moved; when that is undone, each goes back. A card that a person
 * moved on in between stays where it is: its refusal is recorded and the others go on.
 */
export const moveEachCandidate: ProcessManager<BulkMoveEvent> = {
  name: MOVE_EACH_CANDIDATE,
  category: 'batch',
  on: ['CandidatesMoveRequested', 'CandidatesMoveUndone'],
  react: ({ event: { type, data } }) =>
    data.moves.map(({ candidateId, from }): Reaction => {
      const undo = type === 'CandidatesMoveUndone'
      const [expectedFrom, to] = undo ? [data.to, from] : [from, data.to]
      return {
        kind: 'command',
        aggregate: 'candidate',
        id: candidateId,
        command: {
          type: 'MoveCandidateToColumn',
          data: {
            candidateId,
            to,
            expectedFrom,
            batchId: data.batchId,
            columns: data.columns,
            ...(undo ? { undo } : {}),
          },
        },
      }
    }),
}
