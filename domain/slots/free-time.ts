import { type AvailabilityRule, type AvailableTime, minuteOf, weekdays } from '#contracts/availability/rules.ts'
import type { Cause, Interval, PanelMember, TimePart } from '#contracts/availability/slots.ts'
import { dayAfter, weekdayOf } from '#contracts/kernel/day.ts'
import { isZone, knownZone, MINUTE, toClock, toInstant } from '#contracts/kernel/zone.ts'
import { merged, minutesOf, type Span, within, without } from './spans.ts'

type Asked = {
  window: Span
  now: number
  /** Minutes that the interview itself keeps free. */
  bufferBefore: number
  bufferAfter: number
  /** A colleague chose the times: weekly hours and dates do not count, all else does. */
  ignoresHours: boolean
}

export const spanOf = ({ start, end }: Interval): Span => ({ from: Date.parse(start), to: Date.parse(end) })

/**
 * When a person can be interviewed, and how many minutes each cause took, in the order of `causes`: what two of them take
 * is counted for the first. Of hours in a zone that no longer exists no instant is known: none is free. The longer of a person's and the interview's buffer counts.
 */
export function freeTime({ rule, limits, busy, booked, interviews = [] }: PanelMember, asked: Asked) {
  const { window, now } = asked
  const removed: Record<Cause, number> = { hours: 0, exceptions: 0, notice: 0, dailyCap: 0, busy: 0, buffer: 0 }
  let free: Span[] = [window]
  const taken = merged(busy.map(spanOf))
  const ours = merged(interviews.map(spanOf))
  const spent: TimePart[] = []
  const keep = (cause: Cause, next: Span[]) => {
    removed[cause] = minutesOf(free) - minutesOf(next)
    const gone = without(free, next)
    const elsewhere = without(gone, ours)
    const here = cause === 'busy' ? without(gone, elsewhere) : []
    spent.push(...partsOf(cause === 'busy' ? elsewhere : gone, cause), ...partsOf(here, 'interview'))
    free = next
  }
  if (!asked.ignoresHours && !isZone(rule.timezone)) keep('hours', [])
  else if (!asked.ignoresHours) {
    const { week, dated } = hoursOf(rule, window)
    keep('hours', within(merged([...week, ...dated]), window))
    keep('exceptions', within(dated, window))
  }
  keep('notice', within(free, { from: now + limits.minimumNotice * MINUTE, to: window.to }))
  if (limits.dailyCap !== null)
    keep('dailyCap', without(free, fullDays(booked, limits.dailyCap, knownZone(rule.timezone))))
  keep('busy', without(free, taken))
  const before = Math.max(limits.bufferBefore, asked.bufferBefore) * MINUTE
  const after = Math.max(limits.bufferAfter, asked.bufferAfter) * MINUTE
  const padded = busy.map(spanOf).map(({ from, to }) => ({ from: from - after, to: to + before }))
  keep('buffer', without(free, merged(padded)))
  const parts = [...spent, ...partsOf(free, 'free')].sort((one, other) => (one.start < other.start ? -1 : 1))
  return { free, removed, parts }
}

const partsOf = (spans: readonly Span[], what: TimePart['what']): TimePart[] =>
  spans.map(({ from, to }) => ({ start: new Date(from).toISOString(), end: new Date(to).toISOString(), what }))

/** Hours as instants: those of the week alone, and with the dates that have their own. */
function hoursOf(rule: AvailabilityRule, window: Span): { week: Span[]; dated: Span[] } {
  const { timezone, days, exceptions } = rule
  const byWeekday = new Map(days.map(({ day, availableTime }) => [day, availableTime]))
  const byDate = new Map(exceptions.map(({ date, availableTime }) => [date, availableTime]))
  const last = toClock(window.to, timezone).day
  const [week, dated]: [Span[], Span[]] = [[], []]
  for (let day = toClock(window.from, timezone).day; day <= last; day = dayAfter(day)) {
    const usual = spansOn(day, byWeekday.get(weekdays[weekdayOf(day)]!) ?? [], timezone)
    const own = byDate.get(day)
    week.push(...usual)
    dated.push(...(own ? spansOn(day, own, timezone) : usual))
  }
  return { week: merged(week), dated: merged(dated) }
}

const spansOn = (day: string, times: readonly AvailableTime[], zone: string): Span[] =>
  times.map(({ start, end }) => ({
    from: toInstant(day, minuteOf(start) ?? 0, zone).at,
    to: toInstant(day, minuteOf(end) ?? 0, zone).at,
  }))

/** Days, from midnight to midnight in the zone, that have as many interviews as a person takes. */
function fullDays(booked: readonly string[], cap: number, zone: string): Span[] {
  const counts = new Map<string, number>()
  for (const start of booked) {
    const { day } = toClock(Date.parse(start), zone)
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  const full = [...counts].flatMap(([day, count]) => (count >= cap ? [day] : []))
  return merged(full.map((day) => ({ from: toInstant(day, 0, zone).at, to: toInstant(dayAfter(day), 0, zone).at })))
}
