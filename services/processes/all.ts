import type { AnyProcessManager } from './process-manager.ts'

/** Every process manager. */
export const allProcessManagers: readonly AnyProcessManager[] = []
