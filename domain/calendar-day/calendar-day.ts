import type { CalendarDayEvent } from '#contracts/calendar-day/events.ts'

/** `until`: null once it is kept. */
export type DayClaim = { interviewId: string; start: string; end: string; until: string | null }
export type CalendarDay = { claims: readonly DayClaim[] }

export const initialState = (): CalendarDay => ({ claims: [] })

const isSame = (
  a: Pick<DayClaim, 'interviewId' | 'start' | 'end'>,
  b: Pick<DayClaim, 'interviewId' | 'start' | 'end'>,
) => a.interviewId === b.interviewId && a.start === b.start && a.end === b.end

export const claimLike = ({ claims }: CalendarDay, claim: Pick<DayClaim, 'interviewId' | 'start' | 'end'>) =>
  claims.find((each) => isSame(each, claim)) ?? null

export function evolve({ claims }: CalendarDay, { type, data }: CalendarDayEvent): CalendarDay {
  const { interviewId, start, end } = data
  const others = claims.filter((each) => !isSame(each, data))
  if (type === 'TimeReleased') return { claims: others }
  return { claims: [...others, { interviewId, start, end, until: type === 'TimeHeld' ? data.until : null }] }
}
