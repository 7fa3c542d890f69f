import type { Requirement } from '../interview/codes.ts'
import type { AvailabilityLimits, AvailabilityRule } from './rules.ts'

/** From an instant up to, and without, another; ISO 8601 in UTC. */
export type Interval = { start: string; end: string }

export type PanelMember = {
  id: string
  requirement: Requirement
  rule: AvailabilityRule
  limits: AvailabilityLimits
  /** Interviews, holds and whatever calendars say; in any order, overlaps allowed. */
  busy: readonly Interval[]
  /** Those of `busy` that are interviews here. */
  interviews?: readonly Interval[]
  /** When their interviews begin that count for the daily cap; held times count too. */
  booked: readonly string[]
}
export type Room = { id: string; busy: readonly Interval[] }

export type SlotRequest = {
  panel: readonly PanelMember[]
  /** How many of those with requirement SOME take part: "n of", or the round robin value. */
  someOf: number
  rooms: readonly Room[]
  roomsNeeded: number
  /** Minutes. */
  duration: number
  bufferBefore: number
  bufferAfter: number
  /** Days of the calendar in the candidate's zone, 1 to 30, the first of them as 2026-11-26. */
  firstDay: string
  days: number
  zone: string
  now: string
  /** Starts to look at, at most 50, whatever the weekly hours are unless `withinHours`; null: all that fit (LIVE-008). */
  offered: readonly string[] | null
  withinHours?: boolean
  /** Who is next in a round robin, the first most; ids that are missing come last. */
  order?: readonly string[]
  /** Where `offered` is null: times from this moment on alone. */
  notBefore?: string
  /** At most 50, which it is when absent. */
  limit?: number
}

/** `free` are all of the panel who are free; `panel` those who would take part, and `rooms` what would be taken. */
export type Slot = Interval & { free: readonly string[]; panel: readonly string[]; rooms: readonly string[] }

/** What makes time unavailable, in the order in which it is looked at. */
export const causes = ['hours', 'exceptions', 'notice', 'dailyCap', 'busy', 'buffer'] as const
export type Cause = (typeof causes)[number]

/** What a part of a person's time is: free, an interview here, or why it is not offered. */
export const timeUses = ['free', 'interview', ...causes] as const
export type TimePart = Interval & { what: (typeof timeUses)[number] }

/** Minutes of the window. `onlyMissing`: times at which all others that are needed are free. */
export type MemberTimes = {
  id: string
  window: number
  removed: Readonly<Record<Cause, number>>
  free: number
  onlyMissing: number
  /** The window, part by part. */
  parts: readonly TimePart[]
  /** The zone of their hours, where it no longer exists: none of their time is offered then. */
  zoneGone: string | null
  /** How many interviews here begin in the window. */
  booked: number
}
/** `slots` are the first ones by time, `left` how many more there are; `looked` at how many times of the grid. */
export type SlotSearch = {
  slots: readonly Slot[]
  left: number
  looked: number
  members: readonly MemberTimes[]
  /** Times at which all needed people are free and too few rooms are. */
  roomsMissing: number
}
