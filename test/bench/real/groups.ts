import type { Goal } from '../report.ts'
import { busGoals } from './bus.ts'
import { eventStoreGoals } from './commands.ts'
import { roleGoals } from './roles.ts'

/** What `npm run bench -- --engines real` measures. */
export const realGroups: [ids: string[], measure: (rounds: number) => Promise<Goal[]>][] = [
  [['E1', 'E2'], eventStoreGoals],
  [['K1'], busGoals],
  [['R1', 'V1', 'R2'], roleGoals],
]
