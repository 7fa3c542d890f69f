import ICAL from 'ical.js'
import { isDay } from '#contracts/kernel/day.ts'
import { isZone, toInstant } from '#contracts/kernel/zone.ts'

/** Half-open, ISO 8601 in UTC. */
export type Busy = { start: string; end: string }
export type Asked = {
  from: string
  to: string
  /** Of days and times that name no zone, where the file names none either. */
  zone: string
  /** Events whose UID ends so are our own, and no reason to be busy. */
  own: string
}

/** One that repeats every second for years is cut off here. */
const MOST_TURNS = 20_000
const MOST_BUSY = 5000
const FREE_HERE = new Set(['FREE', 'WORKINGELSEWHERE'])

/**
 * When a calendar file (RFC 5545) says that its owner is busy, in order and without overlaps: events that are neither
 * transparent nor cancelled, recurrences worked out, and free-busy times.
 * @throws Error for what is no calendar
 */
export function busyIn(file: string, { from, to, zone, own }: Asked): Busy[] {
  const parsed = ICAL.parse(file) as unknown[]
  const calendars = (typeof parsed[0] === 'string' ? [parsed] : parsed).map((each) => new ICAL.Component(each as never))
  if (calendars.length === 0 || calendars.some(({ name }) => name !== 'vcalendar')) throw new Error('no calendar')
  const window = { start: Date.parse(from), end: Date.parse(to) }
  const found: { start: number; end: number }[] = []
  const add = (start: number, end: number) => {
    if (start < window.end && end > window.start && end > start) found.push({ start, end })
  }
  for (const calendar of calendars) {
    const named = String(calendar.getFirstPropertyValue('x-wr-timezone') ?? '')
    const usual = isZone(named) ? named : zone
    for (const each of calendar.getAllSubcomponents('vtimezone'))
      ICAL.TimezoneService.register(new ICAL.Timezone(each) as never)
    const events = calendar.getAllSubcomponents('vevent').filter((each) => isBusy(each, own))
    const changed = new Set(
      calendar
        .getAllSubcomponents('vevent')
        .filter((each) => each.hasProperty('recurrence-id'))
        .map((each) => `${each.getFirstPropertyValue('uid')} ${each.getFirstPropertyValue('recurrence-id')}`),
    )
    for (const component of events) {
      const event = new ICAL.Event(component as never)
      const at = (time: ICAL.Time, property: string) =>
        instantOf(time, component.getFirstProperty(property)?.getFirstParameter('tzid'), usual)
      const length =
        at(event.endDate, component.hasProperty('dtend') ? 'dtend' : 'dtstart') - at(event.startDate, 'dtstart')
      if (!event.isRecurring()) {
        add(at(event.startDate, 'dtstart'), at(event.endDate, component.hasProperty('dtend') ? 'dtend' : 'dtstart'))
        continue
      }
      const turns = event.iterator()
      for (let turn = 0; turn < MOST_TURNS; turn++) {
        const next = turns.next() as ICAL.Time | null
        if (!next) break
        const start = at(next, 'dtstart')
        if (start >= window.end) break
        if (!changed.has(`${event.uid} ${next.toString()}`)) add(start, start + length)
      }
    }
    for (const component of calendar.getAllSubcomponents('vfreebusy'))
      for (const property of component.getAllProperties('freebusy')) {
        if (String(property.getFirstParameter('fbtype') ?? 'BUSY').toUpperCase() === 'FREE') continue
        for (const period of property.getValues() as ICAL.Period[])
          add(instantOf(period.start, undefined, usual), instantOf(period.getEnd(), undefined, usual))
      }
  }
  return merged(found).slice(0, MOST_BUSY)
}

/**
 * The same of several files, such as the events of an account one by one. What is no calendar among them is left out.
 * @throws Error where none of them is one
 */
export function busyInAll(files: readonly string[], asked: Asked): Busy[] {
  const found: Busy[] = []
  let failure: unknown = null
  let read = 0
  for (const file of files)
    try {
      found.push(...busyIn(file, asked))
      read++
    } catch (error) {
      failure = error
    }
  if (failure !== null && read === 0) throw failure
  return merged(found.map(({ start, end }) => ({ start: Date.parse(start), end: Date.parse(end) }))).slice(0, MOST_BUSY)
}

function isBusy(event: ICAL.Component, own: string): boolean {
  const text = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase()
  const isFree =
    text('transp') === 'TRANSPARENT' ||
    text('status') === 'CANCELLED' ||
    FREE_HERE.has(text('x-microsoft-cdo-busystatus'))
  return !isFree && event.hasProperty('dtstart') && !text('uid').endsWith(own.toUpperCase())
}

/** Days last from midnight to midnight of the zone. Zones with a known name are read by their name, not by their table. */
function instantOf(time: ICAL.Time, tzid: string | undefined, usual: string): number {
  const two = (number: number) => String(number).padStart(2, '0')
  const day = `${String(time.year).padStart(4, '0')}-${two(time.month)}-${two(time.day)}`
  const zone = (time.zone as { tzid?: string } | undefined)?.tzid
  if (zone === 'UTC' || zone === 'Z') return time.toUnixTime() * 1000
  const known = tzid !== undefined && isZone(tzid) ? tzid : null
  const isFloating = time.isDate || !zone || zone === 'floating'
  if (!known && !isFloating) return time.toUnixTime() * 1000
  if (!isDay(day)) throw new Error('no day')
  return toInstant(day, time.isDate ? 0 : time.hour * 60 + time.minute, known ?? usual).at
}

/** In order, and without overlaps. */
export function merged(all: readonly { start: number; end: number }[]): Busy[] {
  const inOrder = [...all].sort((one, other) => one.start - other.start)
  const joined: { start: number; end: number }[] = []
  for (const each of inOrder) {
    const last = joined.at(-1)
    if (last && each.start <= last.end) last.end = Math.max(last.end, each.end)
    else joined.push({ ...each })
  }
  return joined.map(({ start, end }) => ({ start: new Date(start).toISOString(), end: new Date(end).toISOString() }))
}
