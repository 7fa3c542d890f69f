import { moveEachCandidate } from './bulk-move.ts'
import type { AnyProcessManager } from './process-manager.ts'

/** Every process manager. */
export const allProcessManagers: readonly AnyProcessManager[] = [moveEachCandidate]
