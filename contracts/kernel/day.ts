/** Days of the calendar, without a zone; free of libraries, for browsers. */

export const DAY = 86_400_000

/** Where a day, as 2026-11-25, is on a clock without a zone; NaN for a day that no month has. */
export function dayNumber(day: string): number {
  const number = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00Z`) : NaN
  // Date.parse reads 30 February as a day in March.
  return Number.isNaN(number) || dayOf(number) !== day ? NaN : number
}
export const dayOf = (number: number): string => new Date(number).toISOString().slice(0, 10)

/** Also that days after it can be written in the same way. */
export const isDay = (day: string): boolean => day < '9000' && !Number.isNaN(dayNumber(day))

/** The day that many calendar days later, which may be negative. */
export const dayAfter = (day: string, days = 1): string => dayOf(dayNumber(day) + days * DAY)

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: string): number => new Date(dayNumber(day)).getUTCDay()
