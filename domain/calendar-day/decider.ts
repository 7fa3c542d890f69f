import type { CalendarDayCommand } from '#contracts/calendar-day/commands.ts'
import type { CalendarDayEvent } from '#contracts/calendar-day/events.ts'
import { overlaps } from '#contracts/calendar-day/claims.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Decider } from '../decider.ts'
import { type CalendarDay, claimLike, evolve, initialState } from './calendar-day.ts'

/**
 * One stream for each day of each person and room: of two bookings of the same time, one append succeeds. A hold expires at
 * `until` unless it is kept, so an interrupted booking blocks the time for a limited period.
 */
export const calendarDayDecider: Decider<CalendarDay, CalendarDayCommand, CalendarDayEvent> = {
  category: 'day',
  facts: ['until'],
  initialState,
  evolve,
  decide: ({ type, data }, state, { now }) => {
    const { holderId, day, interviewId, start, end } = data
    const own = claimLike(state, data)
    const claim = { holderId, day, interviewId, start, end }
    if (type === 'ReleaseTime') return own ? [{ type: 'TimeReleased', data: claim }] : []
    const counts = (until: string | null) => until === null || until > now
    if (own && (own.until === null || (type === 'HoldTime' && counts(own.until)))) return []
    const other = state.claims.find(
      (each) => each !== own && each.interviewId !== interviewId && counts(each.until) && overlaps(each, data),
    )
    if (other) throw new Rejected('interview/slot-taken', 'This time has just been taken')
    return type === 'HoldTime'
      ? [{ type: 'TimeHeld', data: { ...claim, until: data.until } }]
      : [{ type: 'TimeKept', data: claim }]
  },
}
