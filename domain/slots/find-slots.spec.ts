import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noLimits, standardRule, timeOf, weekdays } from '#contracts/availability/rules.ts'
import type { PanelMember, SlotRequest } from '#contracts/availability/slots.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { toClock, toInstant } from '#contracts/kernel/zone.ts'
import { findSlots } from './find-slots.ts'

const berlin = 'Europe/Berlin'
const person = (id: string, more: Partial<PanelMember> = {}): PanelMember => ({
  id,
  requirement: 'REQUIRED',
  rule: standardRule(berlin),
  limits: noLimits,
  busy: [],
  booked: [],
  ...more,
})
/** Monday 23 November 2026, when Berlin is an hour ahead of UTC. */
const search = (more: Partial<SlotRequest> = {}) =>
  findSlots({
    panel: [person('ann')],
    someOf: 0,
    rooms: [],
    roomsNeeded: 0,
    duration: 60,
    bufferBefore: 0,
    bufferAfter: 0,
    firstDay: '2026-11-23',
    days: 1,
    zone: berlin,
    now: '2026-11-22T00:00:00.000Z',
    offered: null,
    ...more,
  })
const at = (time: string, day = 23) => `2026-11-${day}T${time}:00.000Z`
const busy = (start: string, end: string) => [{ start: at(start), end: at(end) }]
const starts = (more: Partial<SlotRequest> = {}) => search(more).slots.map(({ start }) => start.slice(11, 16))
const ofAnn = (more: Partial<SlotRequest> = {}) => search(more).members[0]!

describe('times that are offered', () => {
  it('begin within the hours, on the clock of the candidate, and end within them', () => {
    const all = starts()
    expect([all[0], all.at(-1), all.length]).toEqual(['08:00', '15:00', 15])
    expect(starts({ zone: 'Asia/Kolkata' }).slice(0, 2)).toEqual(['08:00', '08:30'])
    expect(starts({ duration: 45 })[1]).toBe('08:15')
  })

  it('begin where another interview ends, and keep buffers on both sides; the longer one counts', () => {
    const ann = person('ann', { busy: busy('09:00', '10:00') })
    expect(starts({ panel: [ann], duration: 30 }).slice(0, 3)).toEqual(['08:00', '08:30', '10:00'])
    const padded = { ...ann, limits: { ...noLimits, bufferAfter: 10 } }
    expect(starts({ panel: [padded], duration: 30, bufferBefore: 15 }).slice(0, 3)).toEqual(['08:00', '10:30', '11:00'])
    const { removed } = ofAnn({ panel: [padded], duration: 30, bufferBefore: 15 })
    expect([removed.busy, removed.buffer]).toEqual([60, 25])
  })

  it('need all who are required, n of some, and show who else is free', () => {
    const panel = [
      person('ann', { busy: busy('08:00', '12:00') }),
      person('ben', { requirement: 'SOME', busy: busy('13:00', '16:00') }),
      person('cem', { requirement: 'SOME', busy: busy('12:00', '15:00') }),
      person('dan', { requirement: 'OPTIONAL', busy: busy('08:00', '15:00') }),
    ]
    const { slots, members } = search({ panel, someOf: 1 })
    expect(slots.map(({ start, panel: who }) => [start.slice(11, 16), ...who])).toEqual([
      ['12:00', 'ann', 'ben'],
      ['15:00', 'ann', 'cem', 'dan'],
    ])
    expect(members.map(({ id, onlyMissing }) => [id, onlyMissing])).toEqual([
      ['ann', 8],
      ['ben', 5],
      ['cem', 5],
      ['dan', 0],
    ])
    expect(search({ panel, someOf: 2 }).slots).toEqual([])
  })

  it('take those who are next in a round robin, of those who are free for all of it', () => {
    const panel = [
      person('ann', { requirement: 'SOME', busy: busy('08:30', '09:30') }),
      person('ben', { requirement: 'SOME' }),
      person('cem', { requirement: 'SOME' }),
    ]
    const { slots } = search({ panel, someOf: 1, order: ['ann', 'cem', 'ben'] })
    expect(slots.slice(0, 4).map(({ panel: who }) => who[0])).toEqual(['cem', 'cem', 'cem', 'ann'])
  })

  it('need as many free rooms as are wanted', () => {
    const rooms = [
      { id: 'r1', busy: busy('08:00', '14:00') },
      { id: 'r2', busy: busy('14:00', '16:00') },
    ]
    expect(search({ rooms, roomsNeeded: 1 }).slots.at(0)!.rooms).toEqual(['r2'])
    expect(search({ rooms, roomsNeeded: 1 }).roomsMissing).toBe(1)
    expect(search({ rooms, roomsNeeded: 2 }).slots).toEqual([])
  })

  it('are at most 50, and say how many are left', () => {
    const { slots, left, looked } = search({ days: 14 })
    expect([slots.length, left, looked]).toEqual([50, 100, 672])
  })

  it('chosen by hand ignore weekly hours, not what people do then', () => {
    const offered = [at('22:00'), at('09:00'), at('06:30')]
    expect(starts({ offered, panel: [person('ann', { busy: busy('09:30', '10:00') })] })).toEqual(['06:30', '22:00'])
    expect(starts({ offered, withinHours: true })).toEqual(['09:00'])
  })
})

describe('why times are not offered, in minutes', () => {
  const none = { exceptions: 0, notice: 0, dailyCap: 0, busy: 0, buffer: 0 }
  it('hours and dates', () => {
    expect(ofAnn()).toMatchObject({ window: 1440, free: 480, removed: { ...none, hours: 960 } })
    const exceptions = [{ id: 'e', date: '2026-11-23', availableTime: [{ id: 't', start: '16:00', end: '24:00' }] }]
    const panel = [person('ann', { rule: { ...standardRule(berlin), exceptions } })]
    expect(ofAnn({ panel }).removed).toEqual({ ...none, hours: 540, exceptions: 420 })
    expect(starts({ panel }).at(-1)).toBe('22:00')
    const away = [{ id: 'e', date: '2026-11-23', availableTime: [] }]
    expect(ofAnn({ panel: [person('ann', { rule: { ...standardRule(berlin), exceptions: away } })] }).free).toBe(0)
  })

  it('notice and the number of interviews a day', () => {
    const limits = { ...noLimits, minimumNotice: 120, dailyCap: 2 }
    const ann = person('ann', { limits, booked: [at('10:00')] })
    expect(ofAnn({ panel: [ann], now: at('08:30') }).removed).toMatchObject({ notice: 150, dailyCap: 0 })
    const full = { ...ann, booked: [at('10:00'), at('12:00')] }
    expect(ofAnn({ panel: [full], now: at('08:30') }).removed).toMatchObject({ notice: 150, dailyCap: 330 })
    expect(search({ panel: [full], days: 2 }).slots[0]!.start).toBe(at('08:00', 24))
  })

  it('hours in a zone that no longer exists: none of their time, and the others are looked at as ever', () => {
    const gone = person('ann', {
      rule: standardRule('Mars/Olympus'),
      limits: { ...noLimits, dailyCap: 1 },
      booked: [at('09:00')],
    })
    const { slots, members } = search({ panel: [gone, person('ben')] })
    expect(slots).toEqual([])
    expect(members).toMatchObject([
      { zoneGone: 'Mars/Olympus', free: 0, removed: { hours: 1440 }, onlyMissing: 15 },
      { zoneGone: null, free: 480 },
    ])
    expect(starts({ panel: [{ ...gone, booked: [] }], offered: [at('09:00')] })).toEqual(['09:00'])
  })

  it('part by part, interviews here apart from what else is busy, and how many there are', () => {
    const interviews = busy('09:00', '10:00')
    const ann = person('ann', {
      busy: [...interviews, ...busy('12:00', '13:00')],
      interviews,
      booked: [at('09:00'), at('09:00', 25)],
    })
    const { parts, booked } = ofAnn({ panel: [ann], bufferAfter: 30 })
    const clock = (time: string) => time.slice(11, 16)
    expect(parts.map(({ what, start, end }) => [what, clock(start), clock(end)])).toEqual([
      ['hours', '23:00', '08:00'],
      ['free', '08:00', '08:30'],
      ['buffer', '08:30', '09:00'],
      ['interview', '09:00', '10:00'],
      ['free', '10:00', '11:30'],
      ['buffer', '11:30', '12:00'],
      ['busy', '12:00', '13:00'],
      ['free', '13:00', '16:00'],
      ['hours', '16:00', '23:00'],
    ])
    expect(booked).toBe(1)
  })

  it('a panel that cannot be filled names who is missing', () => {
    const panel = [person('ann'), person('ben', { rule: standardRule('Pacific/Auckland') })]
    const found = search({ panel })
    expect(found.slots).toEqual([])
    expect(found.members.map(({ id, onlyMissing }) => [id, onlyMissing])).toEqual([
      ['ann', 14],
      ['ben', 15],
    ])
  })
})

describe('the days on which clocks change', () => {
  it('have 23 and 25 hours, and each time once', () => {
    const always = { ...standardRule(berlin), days: weekdays.map((day) => ({ id: day, day, availableTime: [allDay] })) }
    const panel = [person('ann', { rule: always })]
    const spring = search({ panel, firstDay: '2026-03-29', now: '2026-03-01T00:00:00.000Z', duration: 30 })
    expect([spring.members[0]!.free, spring.looked]).toEqual([23 * 60, 46])
    const autumn = search({ panel, firstDay: '2026-10-25', now: '2026-03-01T00:00:00.000Z', duration: 30 })
    expect([autumn.members[0]!.free, autumn.looked]).toEqual([25 * 60, 48])
    expect(new Set(autumn.slots.map(({ start }) => start)).size).toBe(48)
  })
})
const allDay = { id: 'all', start: '00:00', end: '24:00' }

describe('bad input is refused with what to mend', () => {
  const positive = 'Availability days and required duration must be positive numbers.'
  it.each<[string, Partial<SlotRequest>, string]>([
    ['no people', { panel: [] }, 'Attendee must not be empty'],
    ['none who is needed', { panel: [person('a', { requirement: 'OPTIONAL' })] }, 'Attendee must not be empty'],
    ['0 minutes', { duration: 0 }, positive],
    ['0 days', { days: 0 }, positive],
    ['31 days', { days: 31 }, 'Look at most 30 days ahead'],
    ['two days long', { duration: 2880 }, 'An interview takes at most a day'],
    ['no time', { offered: ['soon'] }, 'A time cannot be read'],
    ['no day', { firstDay: '2026-02-30' }, 'Choose a date of the calendar'],
    ['51 times', { offered: Array.from({ length: 51 }, () => at('09:00')) }, 'Give at most 50 times'],
    ['a zone that does not exist', { zone: 'Mars/Olympus' }, 'Choose one of the time zones'],
    [
      'none of some',
      { panel: [person('a', { requirement: 'SOME' })] },
      'Round robin value must be a positive number if round robin mode is enabled.',
    ],
    ['more people than there are', { someOf: 1 }, 'Fewer people can take part than are needed'],
    ['more rooms than there are', { roomsNeeded: 1 }, 'There are fewer rooms than are needed'],
  ])('%s', (_what, more, message) => {
    expect(() => search(more)).toThrow(expect.objectContaining({ message, code: 'availability/invalid' }))
    expect(() => search(more)).toThrow(Rejected)
  })
})

it('agrees with a look at every minute, whatever the hours, zones and calendars', () => {
  // Berlin's clocks show 2:00 to 3:00 twice on one of these days.
  const minute = fc
    .integer({ min: 0, max: 96 })
    .map((quarter) => quarter * 15)
    .filter((at) => at <= 120 || at >= 180)
  const time = fc.tuple(minute, minute).filter(([from, to]) => from < to)
  const day = fc.record({ day: fc.constantFrom(...weekdays), time })
  const member = fc.record({
    zone: fc.constantFrom(berlin, 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'),
    days: fc.uniqueArray(day, { selector: (each) => each.day, minLength: 3, maxLength: 7 }),
    busy: fc.array(fc.tuple(fc.nat(600), fc.integer({ min: 1, max: 40 })), { maxLength: 8 }),
  })
  const from = Date.parse('2026-10-22T00:00:00.000Z')
  const iso = (quarter: number) => new Date(from + quarter * 900_000).toISOString()
  fc.assert(
    fc.property(fc.array(member, { minLength: 1, maxLength: 3 }), fc.constantFrom(15, 30, 60), (people, duration) => {
      const panel = people.map(({ zone, days, busy: taken }, id) =>
        person(`p${id}`, {
          rule: {
            ...standardRule(zone),
            days: days.map((each) => ({
              id: each.day,
              day: each.day,
              availableTime: [{ id: 't', start: timeOf(each.time[0]), end: timeOf(each.time[1]) }],
            })),
          },
          busy: taken.map(([start, length]) => ({ start: iso(start), end: iso(start + length) })),
        }),
      )
      const dates = { firstDay: '2026-10-23', days: 5, now: iso(0), duration, bufferAfter: 15 }
      const found = search({ panel, ...dates })
      const isOpen = (start: number) => panel.every((each) => isFreeAllAlong(each, start, duration, 15))
      const end = toInstant('2026-10-28', 0, berlin).at - duration * 60_000
      const expected = everyStart(dates.firstDay, 5, duration).filter((start) => start <= end && isOpen(start))
      expect(found.slots.map(({ start }) => Date.parse(start))).toEqual(expected.slice(0, 50))
      expect(found.left).toBe(Math.max(0, expected.length - 50))
    }),
    { numRuns: 40 },
  )
})

/** Quarter by quarter, by what clocks show; no hours here begin or end within what clocks skip or repeat but at its edges. */
function isFreeAllAlong({ rule, busy: taken }: PanelMember, start: number, duration: number, after: number): boolean {
  for (let now = start; now < start + duration * 60_000; now += 300_000) {
    const { day, minute } = toClock(now, rule.timezone)
    const weekday = weekdays[new Date(`${day}T00:00Z`).getUTCDay()]!
    const hours = rule.days.find((each) => each.day === weekday)?.availableTime ?? []
    const shown = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
    if (!hours.some((each) => shown(each.start) <= minute && minute < shown(each.end))) return false
  }
  return taken.every(
    (each) => Date.parse(each.end) <= start || Date.parse(each.start) >= start + (duration + after) * 60_000,
  )
}

function everyStart(firstDay: string, days: number, duration: number): number[] {
  const all: number[] = []
  const step = Math.min(duration, 30)
  let now = Date.parse(`${firstDay}T00:00Z`) - 86_400_000
  const seen = new Set<string>()
  for (; now < Date.parse(`${firstDay}T00:00Z`) + (days + 1) * 86_400_000; now += 300_000) {
    const { day, minute } = toClock(now, berlin)
    const last = new Date(Date.parse(`${firstDay}T00:00Z`) + (days - 1) * 86_400_000).toISOString().slice(0, 10)
    if (day < firstDay || day > last || minute % step !== 0 || seen.has(`${day} ${minute}`)) continue
    seen.add(`${day} ${minute}`)
    all.push(now)
  }
  return all
}
