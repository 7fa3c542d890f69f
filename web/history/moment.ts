/** A moment from an address or a form: an instant, or what a date-and-time control sends, which is read as UTC. */
export function momentOf(text: string | null): string | null {
  if (!text || !/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z?)?$/.test(text)) return null
  const date = new Date(text.includes('T') ? (text.endsWith('Z') ? text : `${text}Z`) : `${text}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

/** The last instant of a day, for a filter that includes it. */
export const endOfDay = (day: string) => `${day.slice(0, 10)}T23:59:59.999Z`

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

export function relative(at: string, now: string): string {
  const seconds = (Date.parse(at) - Date.parse(now)) / 1000
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? units.at(-1)!
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(Math.round(seconds / size), unit)
}
