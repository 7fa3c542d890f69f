import { instantOf } from '#contracts/kernel/time.ts'
import type { Formats } from '../i18n/format.ts'

/** A moment from an address or a form: an instant, or what a date-and-time control sends, which is read as UTC. A day no month has is none. */
export function momentOf(text: string | null): string | null {
  if (!text || !/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z?)?$/.test(text)) return null
  return instantOf(text)
}

/** Nobody can be shown how something was at a moment that is still to come: what is shown is now, and says so. */
export const notToCome = (at: string | null, now: string) => (at !== null && at > now ? now : at)

/** For a date-and-time control, to the second, in UTC. */
export const forControl = (at: string) => at.slice(0, 19)

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
]

/** How long ago something was. */
export function relative(at: string, now: string, format: Pick<Formats, 'relative'>): string {
  const seconds = (Date.parse(at) - Date.parse(now)) / 1000
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? units.at(-1)!
  return format.relative(Math.round(seconds / size), unit)
}
