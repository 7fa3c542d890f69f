import { DateTime } from 'luxon'
import type { Dice } from './random.ts'

/** The moment itself, or the next at which people are at work: between seven and five, UTC, on weekdays. */
export function workingTime(at: number, random: Dice): number {
  const wanted = DateTime.fromMillis(Math.floor(at), { zone: 'utc' })
  const onDay = wanted.hour >= 16 ? wanted.plus({ days: 1 }) : wanted
  const working =
    wanted.hour < 7 || wanted.hour >= 16
      ? onDay
          .set({ hour: 7, minute: 0 })
          .plus({ minutes: Math.floor(random.between(5, 200)) })
          .set({ second: Math.floor(random.between(0, 60)) })
      : onDay
  return (working.isWeekend ? working.plus({ days: 8 - working.weekday }) : working).toMillis()
}
