import type { Goal } from '../report.ts'
import { busGoals } from './bus.ts'
import { eventStoreGoals } from './commands.ts'
import { drainGoals, rebuildGoals } from './drain.ts'
import { idleGoals } from './idle.ts'
import { serverRebuildGoals } from './server-rebuild.ts'
import { realSteadyGoals } from './steady.ts'
import { visibilityGoals } from './visibility.ts'

export { closeScene } from './scene.ts'

/** What `npm run bench -- --engines real` measures; from R1 on, rows share one column of engines and roles. */
export const realGroups: [ids: string[], measure: (rounds: number) => Promise<Goal[]>][] = [
  [['E1', 'E2'], eventStoreGoals],
  [['K1'], busGoals],
  [['R1'], idleGoals],
  [['V1'], visibilityGoals],
  [['R2'], drainGoals],
  [['B1'], rebuildGoals],
  [['server-rebuild'], serverRebuildGoals],
  [['steady'], realSteadyGoals],
]
