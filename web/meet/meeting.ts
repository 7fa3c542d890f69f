import type { MeetingType, StatusName } from '#contracts/interview/codes.ts'
import type { PlaceShown } from '#contracts/interview/plan.ts'

/** `isFree` false: it was offered and is taken since. */
export type OfferedTime = { start: string; isFree: boolean }
/** A week of what is offered. `before` and `next`: the first days of the weeks around it; null where nothing is offered there. */
export type TimesShown = { times: readonly OfferedTime[]; before: string | null; next: string | null }

/** What a candidate sees of their interview. Times are instants in UTC. */
export type Meeting = {
  status: StatusName
  job: string
  summary: string
  description: string
  type: MeetingType
  /** Minutes. */
  duration: number
  people: readonly string[]
  rooms: readonly string[]
  /** Once it is booked. */
  place: PlaceShown | null
  isLinkComing: boolean
  booking: { start: string; end: string } | null
  /** Null where none can be chosen. */
  offer: TimesShown | null
  /** In which the days are: the one asked for, or that of the booking, or the planner's. */
  zone: string
  expiresAt: string
  hasEnded: boolean
  /** Its booked time has begun: nothing of it can be changed. */
  hasBegun: boolean
  movesLeft: number
}

export type Day<Time> = { key: string; heading: string; times: Time[] }

/** Times by the day they are on in a zone, in order. */
export function byDay<Time extends { start: string }>(
  times: readonly Time[],
  headingOf: (at: string) => string,
): Day<Time>[] {
  const days = new Map<string, Day<Time>>()
  for (const time of [...times].sort((a, b) => (a.start < b.start ? -1 : 1))) {
    const heading = headingOf(time.start)
    const day = days.get(heading) ?? { key: heading, heading, times: [] }
    day.times.push(time)
    days.set(heading, day)
  }
  return [...days.values()]
}

export type Stage = 'choose' | 'booked' | 'asked' | 'waiting' | 'done' | 'cancelledByYou' | 'cancelled' | 'expired'

/** What the page is about: an offer that has ended is over before its timer says so. */
export function stageOf({ status, hasEnded }: Pick<Meeting, 'status' | 'hasEnded'>): Stage {
  switch (status) {
    case 'REQUESTED':
      return hasEnded ? 'expired' : 'choose'
    case 'PENDING_REQUESTED':
      return 'asked'
    case 'PENDING_APPROVAL':
    case 'PENDING_IDLE':
      return 'waiting'
    case 'SCHEDULED_IDLE':
      return 'booked'
    case 'COMPLETED':
      return 'done'
    case 'EXPIRED':
      return 'expired'
    case 'CANDIDATE_CANCELLED':
      return 'cancelledByYou'
    default:
      return 'cancelled'
  }
}
