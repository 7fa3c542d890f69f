import type { Slot } from '#contracts/interview/plan.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { dayAfter, isDay } from '#contracts/kernel/day.ts'
import { toClock } from '#contracts/kernel/zone.ts'
import { isOffered } from '#domain/interview/book.ts'
import type { KnownInterview } from '#domain/interview/interview.ts'
import type { Core } from '../../core/core.ts'
import { searchTimes, startsIn } from './search.ts'

/** Days that a candidate looks at together. */
const DAYS = 7

/** What can be chosen in these days; `next` and `before`: the first day of those around them that are offered. */
export type OfferedTimes = {
  firstDay: string
  days: number
  slots: Slot[]
  /** Starts of selected times in these days that are not free any more. */
  taken: string[]
  before: string | null
  next: string | null
}

/** The free times of an offer, by days of the zone, from `day` on where the offer has it. */
export async function offeredTimes(
  core: Core,
  asker: Pick<Asker, 'companyId'>,
  interview: KnownInterview,
  zone: string,
  day: string | undefined,
): Promise<OfferedTimes> {
  const { interviewId, sharing, slots, window, duration } = interview
  const now = core.now()
  const offers = sharing === 'ALL' ? [window!] : slots
  const first = offers.map(({ start }) => start).reduce((one, other) => (one < other ? one : other))
  const last = offers.map(({ end }) => end).reduce((one, other) => (one > other ? one : other))
  const dayOf = (at: string) => toClock(Date.parse(at), zone).day
  const [from, to] = [dayOf(first > now ? first : now), dayOf(last)]
  const firstDay = day !== undefined && isDay(day) && day > from && day <= to ? day : from
  const after = dayAfter(firstDay, DAYS)
  const isShown = (start: string) => {
    const shown = dayOf(start)
    return isOffered(interview, start, now) && shown >= firstDay && shown < after
  }
  const offered = sharing === 'SELECT' ? startsIn(slots, duration).filter(isShown) : null
  const asked = { zone, firstDay, days: DAYS, offered, notBefore: first > now ? first : now, except: interviewId }
  const search = offered?.length === 0 ? null : await searchTimes(core, asker, interview, asked)
  const found = search?.slots ?? []
  // A search ends after 50 times: its last day may not be whole, and is where the next page begins.
  const cut = search && search.left > 0 ? dayOf(found.at(-1)!.start) : firstDay
  const end = cut > firstDay ? cut : after
  const isHere = (start: string) => isShown(start) && dayOf(start) < end
  const before = dayAfter(firstDay, -DAYS)
  return {
    firstDay,
    days: DAYS,
    slots: found.filter(({ start }) => isHere(start)).map(({ start, end }) => ({ start, end })),
    taken: (offered ?? []).filter((start) => !found.some((slot) => slot.start === start)),
    before: firstDay > from ? (before > from ? before : from) : null,
    next: end <= to ? end : null,
  }
}
