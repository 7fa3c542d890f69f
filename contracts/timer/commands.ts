import * as z from 'zod'
import { Instant } from '../kernel/ids.ts'

export const SetTimer = z.object({
  type: z.literal('SetTimer'),
  data: z.object({
    dueAt: Instant,
    aggregate: z.string(),
    id: z.string(),
    command: z.object({ type: z.string(), data: z.unknown() }),
  }),
})
export const FireTimer = z.object({ type: z.literal('FireTimer'), data: z.object({}) })

export const TimerCommand = z.discriminatedUnion('type', [SetTimer, FireTimer])
export type TimerCommand = z.infer<typeof TimerCommand>
