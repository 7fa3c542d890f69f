import * as z from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { Instant, Uuid } from '../kernel/ids.ts'

/** A claim of one interview on the day, in UTC, of one person or room, from `start` until before `end`. */
const of = { holderId: Uuid, day: z.string(), interviewId: Uuid }

/** Held for a booking that is being made: the hold expires at `until` unless it is kept before. */
export const TimeHeld = defineEvent('TimeHeld', z.object({ ...of, start: Instant, end: Instant, until: Instant }))
/** The interview is booked: the claim counts until it is released. */
export const TimeKept = defineEvent('TimeKept', z.object({ ...of, start: Instant, end: Instant }))
/** Free again. */
export const TimeReleased = defineEvent('TimeReleased', z.object({ ...of, start: Instant, end: Instant }))

export const calendarDayEvents = [TimeHeld, TimeKept, TimeReleased] as const
export type CalendarDayEvent = EventOf<(typeof calendarDayEvents)[number]>
