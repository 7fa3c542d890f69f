import { expect, it } from 'vitest'
import { type Counted, interviewFigures } from './figures.ts'

const [rita, omar] = ['11111111-1111-4111-8111-111111111111', '11111111-1111-4111-8111-111111111112']
const at = (day: number, hour = 9) =>
  `2026-03-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00.000Z`
const one = (more: Partial<Counted> = {}): Counted => ({
  ...{ status: 'REQUESTED', plannedAt: at(2), firstBookedAt: null, rebooked: 0, noShow: false },
  ...{ start: null, end: null, attendees: [] },
  ...more,
})
const booked = (more: Partial<Counted> = {}) =>
  one({
    ...{ status: 'SCHEDULED_IDLE', firstBookedAt: at(3), start: at(9, 10), end: at(9, 11), attendees: [rita] },
    ...more,
  })

it('counts what became of the interviews, and how long it took until a time was chosen', () => {
  const figures = interviewFigures([
    one(),
    booked(),
    booked({ firstBookedAt: at(2, 10), rebooked: 2 }),
    booked({ status: 'COMPLETED', firstBookedAt: at(5), rebooked: 1, noShow: true }),
    booked({ status: 'COMPLETED' }),
    booked({ status: 'SCHEDULED_CANCELED' }),
    one({ status: 'CANDIDATE_CANCELLED' }),
    one({ status: 'CANCELLED' }),
    one({ status: 'EXPIRED' }),
  ])
  expect(figures).toMatchObject({
    ...{ planned: 9, booked: 5, rescheduled: 2, changes: 3, completed: 2, noShows: 1 },
    ...{ cancelled: 3, byCandidate: 1, expired: 1 },
    timeToSchedule: { count: 5, median: 86_400, max: 3 * 86_400 },
  })
})

it('says who holds how many and how long, of what is booked or took place', () => {
  const figures = interviewFigures([
    booked({ attendees: [omar] }),
    booked({ attendees: [rita, omar], end: at(9, 12) }),
    booked({ status: 'COMPLETED', attendees: [omar] }),
    // Its time was given back.
    booked({ status: 'SCHEDULED_CANCELED', attendees: [rita] }),
    booked({ status: 'REQUESTED', start: null, end: null, attendees: [] }),
  ])
  expect(figures.load).toEqual([
    { userId: omar, interviews: 3, seconds: 4 * 3600 },
    { userId: rita, interviews: 1, seconds: 2 * 3600 },
  ])
})

it('has no time to schedule where nothing was booked', () => {
  expect(interviewFigures([one()])).toMatchObject({ planned: 1, booked: 0, timeToSchedule: null, load: [] })
})
