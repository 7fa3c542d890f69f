import type { Category } from '#contracts/streams.ts'
import type { Acknowledged } from './check.ts'

export type Command = { commandId: string; aggregate: Category; id: string; command: { type: string; data: unknown } }
export type Order = ({ do: 'command' } & Command) | { do: 'check'; acknowledged: Acknowledged[] } | { do: 'harm' }
export type Answer =
  | { did: 'open'; ms: number }
  | { did: 'command'; commandId: string; wrote: { stream: string; revision: number } | null; refused?: string }
  | { did: 'check'; problems: string[]; events: number; documents: number }
