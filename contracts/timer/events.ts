import * as z from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { Instant } from '../kernel/ids.ts'

/** A command to be sent at `dueAt`, to an aggregate of the timer's own company. Holds nothing personal: ids only. */
export const TimerSet = defineEvent(
  'TimerSet',
  z.object({
    dueAt: Instant,
    aggregate: z.string(),
    id: z.string(),
    command: z.object({ type: z.string(), data: z.unknown() }),
  }),
)
/** It does not fire any more, unless it is set again. */
export const TimerCancelled = defineEvent('TimerCancelled', z.object({}))
/** The time had come; says again what is to be sent, for the process that sends it. */
export const TimerFired = defineEvent(
  'TimerFired',
  z.object({ aggregate: z.string(), id: z.string(), command: z.object({ type: z.string(), data: z.unknown() }) }),
)

export const timerEvents = [TimerSet, TimerCancelled, TimerFired] as const
export type TimerEvent = EventOf<(typeof timerEvents)[number]>
