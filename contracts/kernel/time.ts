import { DateTime, type DurationLike } from 'luxon'

/** How dates are written where people have chosen nothing, as in messages: DD-MM-YYYY (GEN-013). */
export const DEFAULT_DATE_FORMAT = 'dd-LL-yyyy'

const utc = (at: string) => DateTime.fromISO(at, { zone: 'utc' })
/** ISO 8601 in UTC, to the millisecond: how all instants are stored. */
const written = (at: DateTime) => at.toJSDate().toISOString()

/** Adds a duration, which may be negative; days, months and years are calendar units in UTC. */
export const later = (at: string, by: DurationLike): string => written(utc(at).plus(by))

export const startOfDay = (at: string): string => written(utc(at).startOf('day'))
export const endOfDay = (at: string): string => written(utc(at).endOf('day'))

/** Date and time for messages, to the minute, in UTC. */
export const inWords = (at: string): string => utc(at).toFormat(`${DEFAULT_DATE_FORMAT} HH:mm 'UTC'`)

/** The day of a moment for messages, in UTC; `at` is in milliseconds. */
export const dayOf = (at: number): string => DateTime.fromMillis(at, { zone: 'utc' }).toFormat(DEFAULT_DATE_FORMAT)

/** An instant, or a day or minute without a zone, which is read as UTC; null for a day no month has, and for anything else. */
export function instantOf(text: string): string | null {
  const at = utc(text)
  return at.isValid ? written(at) : null
}

/**
 * The next moment at which it is this hour in a zone, on any day, on a Monday or on the first of a month; an hour that a change
 * of clocks leaves out is the one after it.
 */
export function nextHourIn(now: string, hour: number, zone: string, every: 'day' | 'week' | 'month' = 'day'): string {
  const here = DateTime.fromISO(now, { zone })
  const first = here.startOf(every).set({ hour })
  return written(
    first > here
      ? first
      : here
          .plus({ [every]: 1 })
          .startOf(every)
          .set({ hour }),
  )
}
