import * as z from 'zod'
import type { CalendarDayEvent } from '#contracts/calendar-day/events.ts'
import { Instant, Uuid } from '#contracts/kernel/ids.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import type { Projection } from '../runtime/projection.ts'

const Claim = z.object({
  interviewId: Uuid,
  start: Instant,
  end: Instant,
  until: Instant.nullable().describe('A hold counts until then; null: kept'),
})
export const CalendarDayView = z.object({
  holderId: Uuid.describe('The person or room'),
  day: z.string().describe('In UTC'),
  claims: z.array(Claim).describe('What interviews take of it, with their buffers'),
})
export type CalendarDayView = z.infer<typeof CalendarDayView>

export const calendarDays: Projection<CalendarDayView, CalendarDayEvent> = {
  name: 'calendar-days',
  version: 1,
  category: 'day',
  description: 'One document for each day of a person or room on which interviews took time.',
  schema: CalendarDayView,
  indexes: [],
  counters: [],
  evolve(view, { event: { type, data } }: Recorded<CalendarDayEvent>) {
    const { holderId, day, interviewId, start, end } = data
    const others = (view?.claims ?? []).filter(
      (each) => each.interviewId !== interviewId || each.start !== start || each.end !== end,
    )
    const claim = { interviewId, start, end, until: type === 'TimeHeld' ? data.until : null }
    return { holderId, day, claims: type === 'TimeReleased' ? others : [...others, claim] }
  },
}
