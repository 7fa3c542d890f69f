import type { Goal } from '../report.ts'
import { busGoals } from './bus.ts'

/** What `npm run bench -- --engines real` measures. */
export const realGroups: [ids: string[], measure: (rounds: number) => Promise<Goal[]>][] = [[['K1'], busGoals]]
