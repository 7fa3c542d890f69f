import { expect, it } from 'vitest'
import { statusNames } from '#contracts/interview/codes.ts'
import { byDay, stageOf } from './meeting.ts'

it('what the page is about follows from the status; an offer that has ended is over before its timer says so', () => {
  expect(Object.fromEntries(statusNames.map((status) => [status, stageOf({ status, hasEnded: false })]))).toEqual({
    SCHEDULED_CANCELED: 'cancelled',
    PENDING_CANCELED: 'cancelled',
    DISAPPROVED: 'cancelled',
    CANDIDATE_CANCELLED: 'cancelledByYou',
    PENDING_APPROVAL: 'waiting',
    PENDING_REQUESTED: 'asked',
    PENDING_IDLE: 'waiting',
    REQUESTED: 'choose',
    SCHEDULED_IDLE: 'booked',
    COMPLETED: 'done',
    CANCELLED: 'cancelled',
    EXPIRED: 'expired',
  })
  expect(stageOf({ status: 'REQUESTED', hasEnded: true })).toBe('expired')
})

it('times are in order, under the day they are on in the zone', () => {
  const times = ['2026-03-05T00:30:00.000Z', '2026-03-04T23:30:00.000Z', '2026-03-06T10:00:00.000Z']
  const inNewYork = byDay(
    times.map((start) => ({ start })),
    (at) => new Date(Date.parse(at) - 5 * 3600_000).toISOString().slice(0, 10),
  )
  expect(inNewYork.map(({ heading, times: of }) => [heading, of.length])).toEqual([
    ['2026-03-04', 2],
    ['2026-03-06', 1],
  ])
})
