import { interviewLimits } from '../interview/limits.ts'

/** When colleagues can be interviewed, and what limits it. Free of zod and zones, for browsers. */

/** In the order of `Date.getUTCDay`. */
export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
export type Weekday = (typeof weekdays)[number]

/** From one time on clocks to another, as 09:30; the end may be 24:00 (LIVE-011). */
export type AvailableTime = { id: string; start: string; end: string }
export type AvailabilityDay = { id: string; day: Weekday; availableTime: readonly AvailableTime[] }
/** A date, as 2026-12-24, with hours of its own or none; the week does not count then. */
export type AvailabilityException = { id: string; date: string; availableTime: readonly AvailableTime[] }
export type AvailabilityRule = {
  ruleId: string
  name: string
  timezone: string
  days: readonly AvailabilityDay[]
  exceptions: readonly AvailabilityException[]
}

/** Minutes, but for `dailyCap`: interviews on one day of the rule's zone, null for any number. */
export type AvailabilityLimits = {
  minimumNotice: number
  dailyCap: number | null
  bufferBefore: number
  bufferAfter: number
}
export const noLimits: AvailabilityLimits = { minimumNotice: 0, dailyCap: null, bufferBefore: 0, bufferAfter: 0 }

export const MAX_RULE_NAME = 60
export const MOST_RULES = 20
export { buffers, durations } from '../interview/limits.ts'
/** MOD-044 and section 9 of documents B and C. */
export const { slots: MOST_SLOTS, windowDays: MOST_WINDOW_DAYS } = interviewLimits
export const MOST_EXCEPTIONS = 200
export const MOST_DAILY = 20
/** What screens offer; programs may set any minutes up to the last. */
export const notices = [0, 60, 120, 240, 480, 1440, 2880, 4320, 10080] as const
export const MOST_NOTICE = 43_200

/** Minutes since midnight of a time such as 09:30 or 24:00; null for anything else. */
export function minuteOf(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(time) ?? []
  const minute = Number(hours) * 60 + Number(minutes)
  return hours === undefined || Number(minutes) > 59 || minute > 1440 ? null : minute
}

export const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** What counts for colleagues who have saved no hours: Monday to Friday, nine to five, in the zone given. */
export const standardRule = (timezone: string): AvailabilityRule => ({
  ruleId: 'standard',
  name: '',
  timezone,
  days: weekdays.slice(1, 6).map((day) => ({
    id: day,
    day,
    availableTime: [{ id: `${day}-1`, start: '09:00', end: '17:00' }],
  })),
  exceptions: [],
})
