import { expect, it } from 'vitest'
import type { MemberTimes, TimePart } from '#contracts/availability/slots.ts'
import { daysOfPanel } from './days.server.ts'

const removed = { hours: 0, exceptions: 0, notice: 0, dailyCap: 0, busy: 0, buffer: 0 }
const member = (parts: TimePart[]): MemberTimes => ({
  ...{ id: 'ann', window: 0, removed, free: 0, onlyMissing: 0, booked: 0, zoneGone: null },
  parts,
})
const part = (start: string, end: string, what: TimePart['what']): TimePart => ({
  start: `2026-${start}:00.000Z`,
  end: `2026-${end}:00.000Z`,
  what,
})

it('parts are on the days of the zone, cut at midnight', () => {
  const members = [member([part('11-22T22:00', '11-23T08:00', 'hours'), part('11-23T08:00', '11-23T11:00', 'free')])]
  const days = daysOfPanel({ members }, { firstDay: '2026-11-22', days: 2, zone: 'Europe/Berlin' })
  const of = (index: number) =>
    days[index]!.people[0]!.parts.map(({ what, at, size }) => [what, Math.round(at * 24), Math.round(size * 24)])
  expect(of(0)).toEqual([['hours', 23, 1]])
  expect(of(1)).toEqual([
    ['hours', 0, 9],
    ['free', 9, 3],
  ])
})

it('a day of 25 hours is whole', () => {
  const members = [member([part('10-24T22:00', '10-25T23:00', 'free')])]
  const [day] = daysOfPanel({ members }, { firstDay: '2026-10-25', days: 1, zone: 'Europe/Berlin' })
  expect(day!.people[0]!.parts).toMatchObject([{ at: 0, size: 1 }])
})
