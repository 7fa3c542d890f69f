import * as z from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'

const nothing = z.object({})
/** Which process manager decided on it and about which event, what it calls, and why that does not work. Nothing of it is personal. */
export const GivenUp = z.object({
  process: z.string(),
  inputStream: z.string(),
  inputRevision: z.number().int(),
  port: z.string(),
  operation: z.string(),
  target: z.string(),
  code: z.string(),
})

/** A call may be under way from now on. Only of those that can be cancelled, and of those that must not be repeated. */
export const CallBegun = defineEvent('CallBegun', nothing)
export const CallCancelled = defineEvent('CallCancelled', nothing)
/** It failed for as long as it is worth trying: a person decides whether it is tried again or dropped. */
export const CallGivenUp = defineEvent('CallGivenUp', GivenUp)
export const CallRetried = defineEvent('CallRetried', nothing)
export const CallDropped = defineEvent('CallDropped', nothing)

export const callEvents = [CallBegun, CallCancelled, CallGivenUp, CallRetried, CallDropped] as const
export type CallEvent = EventOf<(typeof callEvents)[number]>
