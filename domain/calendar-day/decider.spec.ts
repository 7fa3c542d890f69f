import { describe, expect, it } from 'vitest'
import { claimsOf } from '#contracts/calendar-day/claims.ts'
import type { CalendarDayCommand } from '#contracts/calendar-day/commands.ts'
import type { CalendarDayEvent } from '#contracts/calendar-day/events.ts'
import { interviewId, lena, omar, roomId, wednesday } from '#test/fixtures/interview.ts'
import { contextOf, editor, noon } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'
import { calendarDayDecider } from './decider.ts'

const given = specify(calendarDayDecider, contextOf(editor))
const of = (interview: string, from = '10:00', to = '11:00') => ({
  holderId: omar,
  day: '2026-03-04',
  interviewId: interview,
  start: wednesday(from),
  end: wednesday(to),
})
const until = '2026-03-02T12:10:00.000Z'
const hold = (...claim: Parameters<typeof of>): CalendarDayCommand => ({
  type: 'HoldTime',
  data: { ...of(...claim), until },
})
const held = (...claim: Parameters<typeof of>): CalendarDayEvent => ({
  type: 'TimeHeld',
  data: { ...of(...claim), until },
})
const keep: CalendarDayCommand = { type: 'KeepTime', data: of(interviewId) }
const kept: CalendarDayEvent = { type: 'TimeKept', data: of(interviewId) }
const release: CalendarDayCommand = { type: 'ReleaseTime', data: of(interviewId) }
const released: CalendarDayEvent = { type: 'TimeReleased', data: of(interviewId) }
const other = lena

describe('a day of a person or room', () => {
  it('has room for one interview at a time', () => {
    given().when(hold(interviewId)).then(held(interviewId))
    for (const [from, to] of [
      ['10:00', '11:00'],
      ['09:30', '10:15'],
      ['10:15', '10:30'],
      ['10:59', '12:00'],
    ] as const)
      given(held(interviewId))
        .when(hold(other, from, to))
        .thenRejects('interview/slot-taken')
    given(held(interviewId))
      .when(hold(other, '11:00', '12:00'))
      .then(held(other, '11:00', '12:00'))
    given(held(interviewId))
      .when(hold(other, '09:00', '10:00'))
      .then(held(other, '09:00', '10:00'))
  })

  it('keeps what is booked, and frees what is not in time or no longer', () => {
    given(held(interviewId)).when(keep).then(kept)
    given(held(interviewId), kept).when(keep).thenNothing()
    given(held(interviewId), kept).when(hold(interviewId)).thenNothing()
    given(held(interviewId), kept, released).when(hold(other)).then(held(other))
    given(released).when(release).thenNothing()
    const late = specify(calendarDayDecider, { ...contextOf(editor), now: '2026-03-02T12:10:00.000Z' })
    late(held(interviewId))
      .when(hold(other))
      .then({ type: 'TimeHeld', data: { ...of(other), until } })
    late(held(interviewId), kept).when(hold(other)).thenRejects('interview/slot-taken')
    late(held(interviewId), held(other)).when(keep).then(kept)
    given(held(interviewId), held(other)).when(keep).thenRejects('interview/slot-taken')
  })

  it('lets an interview hold its next time while it has its first', () => {
    given(kept)
      .when(hold(interviewId, '10:30', '11:30'))
      .then(held(interviewId, '10:30', '11:30'))
  })
})

it('claims are made in one order, each within its day', () => {
  const night = { start: '2026-03-04T23:30:00.000Z', end: '2026-03-05T00:30:00.000Z' }
  expect(claimsOf([roomId, omar, roomId], night)).toEqual([
    { holderId: omar, day: '2026-03-04', start: night.start, end: '2026-03-05T00:00:00.000Z' },
    { holderId: omar, day: '2026-03-05', start: '2026-03-05T00:00:00.000Z', end: night.end },
    { holderId: roomId, day: '2026-03-04', start: night.start, end: '2026-03-05T00:00:00.000Z' },
    { holderId: roomId, day: '2026-03-05', start: '2026-03-05T00:00:00.000Z', end: night.end },
  ])
  expect(claimsOf([omar], { start: noon, end: noon })).toEqual([])
})
