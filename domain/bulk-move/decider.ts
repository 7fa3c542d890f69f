import type { BulkMoveCommand } from '#contracts/bulk-move/commands.ts'
import type { BulkMoveEvent } from '#contracts/bulk-move/events.ts'
import type { Decider } from '../decider.ts'
import { type BulkMove, evolve, initialState } from './bulk-move.ts'
import { moveCandidates } from './commands/move-candidates.ts'
import { undoMove } from './commands/undo-move.ts'

export const bulkMoveDecider: Decider<BulkMove, BulkMoveCommand, BulkMoveEvent> = {
  category: 'batch',
  facts: ['columns', 'moves'],
  initialState,
  evolve,
  decide: (command, state) => {
    switch (command.type) {
      case 'MoveCandidates':
        return moveCandidates(command.data, state)
      case 'UndoMove':
        return undoMove(state)
      default:
        return command satisfies never
    }
  },
}
