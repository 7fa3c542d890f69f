import * as z from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { UserId, Uuid } from '../kernel/ids.ts'

const times = z.array(z.object({ id: z.string(), start: z.string(), end: z.string() }))
const weekday = z.enum(['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'])

/** A colleague's weekly hours in a zone were saved, or saved again (LIVE-011). Its name may be anything. */
export const AvailabilityRuleSaved = defineEvent(
  'AvailabilityRuleSaved',
  z.object({
    userId: UserId,
    ruleId: z.string(),
    name: z.string(),
    timezone: z.string(),
    days: z.array(z.object({ id: z.string(), day: weekday, availableTime: times })),
    exceptions: z.array(z.object({ id: z.string(), date: z.string(), availableTime: times })),
  }),
  ['name'],
)
export const AvailabilityRuleRemoved = defineEvent('AvailabilityRuleRemoved', z.object({ ruleId: z.string() }))
/** The rule that counts where an interview names none; null when there is no rule any more. */
export const DefaultAvailabilityChosen = defineEvent(
  'DefaultAvailabilityChosen',
  z.object({ ruleId: z.string().nullable() }),
)
export const AvailabilityLimitsSet = defineEvent(
  'AvailabilityLimitsSet',
  z.object({
    userId: UserId,
    minimumNotice: z.number().int().min(0),
    dailyCap: z.number().int().min(1).nullable(),
    bufferBefore: z.number().int().min(0),
    bufferAfter: z.number().int().min(0),
  }),
)

/** Their interviews have a secret address for calendar programs, made from this id, in place of any before. */
export const CalendarFeedOpened = defineEvent('CalendarFeedOpened', z.object({ userId: UserId, feedId: Uuid }))
export const CalendarFeedClosed = defineEvent('CalendarFeedClosed', z.object({ userId: UserId }))

/** While they are busy in this calendar they are not free for interviews. Its address opens it to anyone who has it. */
export const CalendarConnected = defineEvent(
  'CalendarConnected',
  z.object({ userId: UserId, calendarId: Uuid, name: z.string(), address: z.string() }),
  ['name', 'address'],
)
export const CalendarDisconnected = defineEvent('CalendarDisconnected', z.object({ userId: UserId, calendarId: Uuid }))
/**
 * The same for an account of a calendar server: all of its calendars count, and interviews are written in `target`. `secret` is
 * the password under a key of its own.
 */
export const CalendarAccountConnected = defineEvent(
  'CalendarAccountConnected',
  z.object({
    userId: UserId,
    calendarId: Uuid,
    name: z.string(),
    address: z.string(),
    username: z.string(),
    secret: z.string(),
    target: z.string().nullable(),
  }),
  ['name', 'address', 'username', 'secret', 'target'],
)
/** Connected again, with another password. */
export const CalendarAccountRenewed = defineEvent(
  'CalendarAccountRenewed',
  z.object({ userId: UserId, calendarId: Uuid, secret: z.string() }),
  ['secret'],
)
/** Its server replaced what signs in, as it does from time to time. */
export const CalendarTokenRotated = defineEvent(
  'CalendarTokenRotated',
  z.object({ userId: UserId, calendarId: Uuid, secret: z.string() }),
  ['secret'],
)
/** Its server does not accept what signs in any more. Its owner hears of it, and it is not asked again before it is renewed. */
export const CalendarAccountPaused = defineEvent(
  'CalendarAccountPaused',
  z.object({ userId: UserId, calendarId: Uuid }),
)
/** Interviews are written there from now on, and no more in the former. */
export const CalendarTargetChosen = defineEvent(
  'CalendarTargetChosen',
  z.object({ userId: UserId, calendarId: Uuid, target: z.string().nullable(), former: z.string().nullable() }),
  ['target', 'former'],
)

export const availabilityEvents = [
  AvailabilityRuleSaved,
  AvailabilityRuleRemoved,
  DefaultAvailabilityChosen,
  AvailabilityLimitsSet,
  CalendarFeedOpened,
  CalendarFeedClosed,
  CalendarConnected,
  CalendarDisconnected,
  CalendarAccountConnected,
  CalendarAccountRenewed,
  CalendarTokenRotated,
  CalendarAccountPaused,
  CalendarTargetChosen,
] as const
export type AvailabilityEvent = EventOf<(typeof availabilityEvents)[number]>
