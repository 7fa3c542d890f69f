import { type Spread, spread } from '../kernel/spread.ts'
import type { StatusName } from './codes.ts'

/** What of an interview its figures are counted from. */
export type Counted = {
  status: StatusName
  plannedAt: string
  /** When a time was chosen for the first time; null while none was. */
  firstBookedAt: string | null
  /** How often its time changed. */
  rebooked: number
  noShow: boolean
  start: string | null
  end: string | null
  attendees: readonly string[]
}

export type Load = { userId: string; interviews: number; seconds: number }
export type InterviewFigures = {
  planned: number
  booked: number
  /** From the plan to the first time that was chosen, in seconds; null where none was chosen. */
  timeToSchedule: Spread | null
  /** Interviews whose time changed, and how often all of them changed. */
  rescheduled: number
  changes: number
  completed: number
  noShows: number
  cancelled: number
  byCandidate: number
  expired: number
  /** Of what is booked or took place; who has most comes first, and people with as much in the order of their ids. */
  load: readonly Load[]
}

const cancelled: readonly StatusName[] = ['SCHEDULED_CANCELED', 'PENDING_CANCELED', 'CANDIDATE_CANCELLED', 'CANCELLED']
const takesTime: readonly StatusName[] = ['SCHEDULED_IDLE', 'COMPLETED']
const secondsBetween = (from: string, to: string) => Math.max(0, (Date.parse(to) - Date.parse(from)) / 1000)

/** How interviews go: how long until a time is chosen, what is moved, missed and cancelled, and who holds how many. */
export function interviewFigures(all: readonly Counted[]): InterviewFigures {
  const count = (which: (each: Counted) => boolean) => all.filter(which).length
  const load = new Map<string, Load>()
  for (const { status, start, end, attendees } of all) {
    if (!takesTime.includes(status) || start === null || end === null) continue
    for (const userId of attendees) {
      const { interviews, seconds } = load.get(userId) ?? { interviews: 0, seconds: 0 }
      load.set(userId, { userId, interviews: interviews + 1, seconds: seconds + secondsBetween(start, end) })
    }
  }
  return {
    planned: all.length,
    booked: count(({ firstBookedAt }) => firstBookedAt !== null),
    timeToSchedule: spread(
      all.flatMap(({ plannedAt, firstBookedAt }) =>
        firstBookedAt === null ? [] : [Math.round(secondsBetween(plannedAt, firstBookedAt))],
      ),
    ),
    rescheduled: count(({ rebooked }) => rebooked > 0),
    changes: all.reduce((sum, { rebooked }) => sum + rebooked, 0),
    completed: count(({ status }) => status === 'COMPLETED'),
    noShows: count(({ noShow }) => noShow),
    cancelled: count(({ status }) => cancelled.includes(status)),
    byCandidate: count(({ status }) => status === 'CANDIDATE_CANCELLED'),
    expired: count(({ status }) => status === 'EXPIRED'),
    load: [...load.values()].sort(
      (one, other) => other.interviews - one.interviews || (one.userId < other.userId ? -1 : 1),
    ),
  }
}
