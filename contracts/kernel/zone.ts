import { IANAZone } from 'luxon'
import { DAY, dayAfter, dayNumber, dayOf, isDay } from './day.ts'

/** Minutes since midnight as clocks show them, 0 to 1440; 1440 is the midnight at which the day ends. */
export type ClockMinute = number
/** An instant in milliseconds since 1970; `moved` says that clocks skipped the time that was meant. */
export type Placed = { at: number; moved: boolean }

export const MINUTE = 60_000

/** Whether this machine knows a named zone. By construction: lists of zones lack names such as Europe/Kyiv that are in use. */
export const isZone = (name: string): boolean => /^[A-Za-z]/.test(name) && IANAZone.isValidZone(name)

/** The first of these that this machine knows; UTC without one. A zone that is stored can be gone from the table of zones years later. */
export const knownZone = (...names: readonly (string | null | undefined)[]): string =>
  names.find((name) => name !== null && name !== undefined && isZone(name)) ?? 'UTC'

/**
 * The instant at which clocks in a zone show a minute of a day (B4 of the notes on calendars, LIVE-011).
 * A time that clocks skip is the first one after the gap, with `moved`; a time that exists twice is the first of the two.
 * Throws a RangeError for a day that no month has and for an unknown zone.
 */
export function toInstant(day: string, minute: ClockMinute, zone: string): Placed {
  const clock = dayNumber(day) + minute * MINUTE
  if (Number.isNaN(clock)) throw new RangeError(`${day} is no day`)
  // No offset is larger than 14 hours: a change of clocks near this time is between these two.
  const before = steadyOffset(clock - DAY, zone)
  const after = steadyOffset(clock + 2 * DAY, zone)
  if (before === after) return { at: clock - before, moved: false }
  const candidates = [clock - Math.max(before, after), clock - Math.min(before, after)]
  const found = candidates.find((at) => at + offsetAt(at, zone) === clock)
  return found === undefined
    ? { at: changeBetween(candidates[0]! - 1, candidates[1]!, zone), moved: true }
    : { at: found, moved: false }
}

/** What clocks in a zone show at an instant, seconds left out. */
export function toClock(at: number, zone: string): { day: string; minute: ClockMinute } {
  const clock = at + offsetAt(at, zone)
  const day = dayOf(clock)
  return { day, minute: Math.floor((clock - dayNumber(day)) / MINUTE) }
}

const written = ({ at }: Placed) => new Date(at).toISOString()

/** When a day, as 2026-11-25, begins in a zone, and when the next one does. */
export const dayIn = (day: string, zone: string): { start: string; end: string } => ({
  start: written(toInstant(day, 0, zone)),
  end: written(toInstant(dayAfter(day), 0, zone)),
})

/** The instant at which clocks in a zone show a minute, such as 2026-03-31T23:59, seconds left out; null for no minute of a day, and for no zone. */
export function instantIn(clock: string, zone: string): string | null {
  const [, day = '', hours, minutes] = /^(.{10})T([01]\d|2[0-3]):([0-5]\d)(?::\d\d(?:\.\d+)?)?$/.exec(clock) ?? []
  return isDay(day) && isZone(zone) ? written(toInstant(day, Number(hours) * 60 + Number(minutes), zone)) : null
}

/** Minutes that clocks in a zone are ahead of UTC at an instant. */
export const offsetMinutes = (at: number, zone: string): number => offsetAt(at, zone) / MINUTE

function offsetAt(at: number, zone: string): number {
  const midnight = Math.floor(at / DAY) * DAY
  const first = steadyOffset(midnight, zone)
  return first === steadyOffset(midnight + DAY, zone) ? first : readOffset(at, zone)
}

function readOffset(at: number, zone: string): number {
  const minutes = IANAZone.create(zone).offset(at)
  if (Number.isNaN(minutes)) throw new RangeError(`${zone} is no time zone`)
  return Math.round(minutes * MINUTE)
}

/** Offsets at midnights UTC: a search for times asks for the same few of them thousands of times. */
const offsets = new Map<string, number>()
const MOST_OFFSETS = 50_000

function steadyOffset(at: number, zone: string): number {
  const midnight = Math.floor(at / DAY) * DAY
  const key = `${zone} ${midnight}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  if (offsets.size >= MOST_OFFSETS) offsets.clear()
  const offset = readOffset(midnight, zone)
  offsets.set(key, offset)
  return offset
}

/** The first instant with the later one's offset; `low` still has the one before. */
function changeBetween(low: number, high: number, zone: string): number {
  const later = readOffset(high, zone)
  let [known, found] = [Math.floor(low / 1000), Math.floor(high / 1000)]
  while (found - known > 1) {
    const middle = Math.floor((known + found) / 2)
    if (readOffset(middle * 1000, zone) === later) found = middle
    else known = middle
  }
  return found * 1000
}
