import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { dayAfter, isDay, weekdayOf } from './day.ts'
import { knownZone, isZone, MINUTE, offsetMinutes, toClock, toInstant } from './zone.ts'

const iso = (at: number) => new Date(at).toISOString()
const placed = (day: string, time: string, zone: string) => {
  const [hours, minutes] = time.split(':').map(Number)
  const { at, moved } = toInstant(day, hours! * 60 + minutes!, zone)
  return `${iso(at)}${moved ? ' moved' : ''}`
}

describe('a time on clocks in a zone', () => {
  it.each([
    ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:00:00.000Z moved'],
    ['2026-03-29', '03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '24:00', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
    ['2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:30:00.000Z moved'],
    ['2026-04-24', '00:00', 'Africa/Cairo', '2026-04-23T22:00:00.000Z moved'],
    ['2026-09-06', '00:00', 'America/Santiago', '2026-09-06T04:00:00.000Z moved'],
    ['2026-07-01', '12:00', 'Pacific/Kiritimati', '2026-06-30T22:00:00.000Z'],
    ['2026-07-01', '12:00', 'Europe/Kyiv', '2026-07-01T09:00:00.000Z'],
  ])('%s %s in %s is %s', (day, time, zone, expected) => expect(placed(day, time, zone)).toBe(expected))

  it('needs a day of the calendar and a named zone that exists', () => {
    expect(['2028-02-29', '2026-02-29', 'tomorrow', '9999-12-31'].map(isDay)).toEqual([true, false, false, false])
    expect(['Europe/Kyiv', 'UTC', 'Mars/Olympus', '+02:00', ''].map(isZone)).toEqual([true, true, false, false, false])
    expect(() => toInstant('2026-02-29', 0, 'UTC')).toThrow(RangeError)
    expect(() => toInstant('2026-03-01', 0, 'Mars/Olympus')).toThrow(RangeError)
  })

  it('is in the first zone that still exists, else in UTC', () => {
    expect(knownZone('Mars/Olympus', null, 'Asia/Kolkata', 'Europe/Berlin')).toBe('Asia/Kolkata')
    expect(knownZone('Mars/Olympus', undefined)).toBe('UTC')
  })

  it('counts days by the calendar', () => {
    expect(dayAfter('2026-10-24', 2)).toBe('2026-10-26')
    expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29')
    expect(weekdayOf('2026-11-26')).toBe(4)
  })
})

/** The rule in Temporal's words: reject what is not there, then the change itself; earlier of two. */
function oracle(plain: Temporal.PlainDateTime, zone: string): { at: number; moved: boolean } {
  const earlier = plain.toZonedDateTime(zone, { disambiguation: 'earlier' })
  if (earlier.toPlainDateTime().equals(plain)) return { at: earlier.epochMilliseconds, moved: false }
  const later = plain.toZonedDateTime(zone, { disambiguation: 'later' })
  const change = later.add({ nanoseconds: 1 }).getTimeZoneTransition('previous')!
  return { at: change.epochMilliseconds, moved: true }
}

const from = Temporal.Instant.from('2024-01-01T00:00Z')
const until = Temporal.Instant.from('2029-01-01T00:00Z').epochMilliseconds

function changesOf(zone: string): number[] {
  const changes: number[] = []
  let at = from.toZonedDateTimeISO(zone).getTimeZoneTransition('next')
  while (at && at.epochMilliseconds < until) {
    changes.push(at.epochMilliseconds)
    at = at.getTimeZoneTransition('next')
  }
  return changes
}

it('agrees with Temporal around every change of clocks of five years, in all zones', () => {
  const wrong: string[] = []
  let [seen, skipped] = [0, 0]
  const rules = new Set<string>()
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const changes = changesOf(zone)
    const rule = `${changes.join()} ${offsetMinutes(until, zone)}`
    const steps = rules.has(rule) ? [0, 30] : [-1441, -150, -60, -31, -1, 0, 1, 29, 30, 45, 59, 60, 61, 150, 1440]
    rules.add(rule)
    for (const change of changes.length > 0 ? changes : [from.epochMilliseconds])
      for (const minutes of steps) {
        // Clocks as they would go on without the change: what it skips and what it repeats are both among these.
        const ahead = toClock(change - MINUTE, zone)
        const { day, minute } = moveClock(ahead, minutes + 1)
        const plain = Temporal.PlainDateTime.from(day).add({ minutes: minute })
        const [ours, theirs] = [toInstant(day, minute, zone), oracle(plain, zone)]
        seen++
        if (theirs.moved) skipped++
        if (ours.at !== theirs.at || ours.moved !== theirs.moved) wrong.push(`${plain.toString()} ${zone}`)
        const shown = new Temporal.ZonedDateTime(BigInt(ours.at) * 1_000_000n, zone)
        const back = toClock(ours.at, zone)
        if (back.day !== shown.toPlainDate().toString() || back.minute !== shown.hour * 60 + shown.minute)
          wrong.push(`back ${plain.toString()} ${zone}`)
      }
  }
  expect(wrong).toEqual([])
  expect(seen).toBeGreaterThan(5000)
  expect(skipped).toBeGreaterThan(500)
})

function moveClock({ day, minute }: { day: string; minute: number }, by: number) {
  const moved = minute + by
  const days = Math.floor(moved / 1440)
  return { day: dayAfter(day, days), minute: moved - days * 1440 }
}
