import * as z from 'zod'
import { Instant } from '../kernel/ids.ts'

const timer = z.object({
  dueAt: Instant,
  aggregate: z.string(),
  id: z.string(),
  command: z.object({ type: z.string(), data: z.unknown() }),
})
const nothing = z.object({})
/** Sets a timer that was never set; does nothing to any other. */
export const SetTimer = z.object({ type: z.literal('SetTimer'), data: timer })
/** Sets a timer to this moment and command, whether it runs or not. Its id is the key by which it is moved and cancelled. */
export const MoveTimer = z.object({ type: z.literal('MoveTimer'), data: timer })
export const CancelTimer = z.object({ type: z.literal('CancelTimer'), data: nothing })
export const FireTimer = z.object({ type: z.literal('FireTimer'), data: nothing })

export const TimerCommand = z.discriminatedUnion('type', [SetTimer, MoveTimer, CancelTimer, FireTimer])
export type TimerCommand = z.infer<typeof TimerCommand>
