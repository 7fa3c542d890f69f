import type { Formats } from './format.ts'

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
