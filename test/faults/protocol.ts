import type { Category } from '#contracts/kernel/streams.ts'
import type { Acknowledged } from './check.ts'

/** `overHttp`: sent as a client of the API does, with the command id as its Idempotency-Key. */
export type Command = {
  commandId: string
  aggregate: Category
  id: string
  command: { type: string; data: unknown }
  overHttp?: true
}
/** Known to the one it was issued to, and used by it for as long as the folder lasts. */
export type ApiKey = { key: string; keyId: string }
export type Order = ({ do: 'command' } & Command) | { do: 'check'; acknowledged: Acknowledged[] } | { do: 'harm' }
export type Answer =
  | { did: 'open'; ms: number; url: string; key: ApiKey }
  | {
      did: 'command'
      commandId: string
      wrote: { stream: string; revision: number; as?: string } | null
      refused?: string
    }
  | { did: 'check'; problems: string[]; events: number; documents: number }
