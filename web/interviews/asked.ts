import { type StatusName, statusNames } from '#contracts/interview/codes.ts'
import { dayAfter, isDay, weekdayOf } from '#contracts/kernel/day.ts'
import { isOver } from '#contracts/interview/transitions.ts'

/** In days; the first is usual. */
export const periods = [90, 30, 365] as const
type Period = (typeof periods)[number]
const views = ['list', 'week', 'figures'] as const

/** What of an address the lists of interviews read; everything else in it is left out. */
export type Asked = {
  view: 'list' | 'week' | 'figures'
  status: StatusName | null
  job: string | null
  colleague: string | null
  mine: boolean
  /** From 0. */
  page: number
  /** A day of the week that is shown, as 2026-11-25; null: this week. */
  day: string | null
  /** Figures count what was planned in so many days. */
  days: Period
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function askedIn(query: URLSearchParams): Asked {
  const idIn = (name: string) => {
    const value = query.get(name) ?? ''
    return uuid.test(value) ? value : null
  }
  const day = query.get('day') ?? ''
  return {
    view: views.find((each) => each === query.get('view')) ?? 'list',
    status: statusNames.find((each) => each === query.get('status')) ?? null,
    job: idIn('job'),
    colleague: idIn('colleague'),
    mine: query.get('mine') === '1',
    page: Math.min(1000, Math.max(0, Math.trunc(Number(query.get('page'))) || 0)),
    day: isDay(day) ? day : null,
    days: periods.find((each) => String(each) === query.get('days')) ?? periods[0],
  }
}

/** The address of the same list with something changed; what is as without asking is left out. */
export function addressOf(asked: Asked, change: Partial<Asked> = {}): string {
  const { view, status, job, colleague, mine, page, day, days } = { ...asked, page: 0, ...change }
  const query = new URLSearchParams({
    ...(view !== 'list' && { view }),
    ...(status && { status }),
    ...(job && { job }),
    ...(colleague && { colleague }),
    ...(mine && { mine: '1' }),
    ...(page > 0 && { page: String(page) }),
    ...(day && { day }),
    ...(days !== periods[0] && { days: String(days) }),
  })
  return `?${query.toString()}`
}

/** The seven days of a week that has this day, from Monday. */
export function weekOf(day: string): string[] {
  const monday = dayAfter(day, -((weekdayOf(day) + 6) % 7))
  return Array.from({ length: 7 }, (_, index) => dayAfter(monday, index))
}

/** The parts of the list, each with its statuses: what takes place next, what has no time yet, what is over. */
export const listParts = ['coming', 'open', 'over'] as const
export type ListPart = (typeof listParts)[number]

/** What of a part is listed, where a status may be asked for; null where it holds none of that status. */
export function partOf(part: ListPart, status: StatusName | null): PartQuery | null {
  const statuses = statusNames.filter((each) => isOver(each) === (part === 'over') && (!status || each === status))
  if (statuses.length === 0) return null
  return { statuses, ...(part !== 'over' && { isBooked: part === 'coming' }) }
}
type PartQuery = { statuses: readonly StatusName[]; isBooked?: boolean }

/** What waits for whom, in the order in which a colleague has to act. */
export const liveTabs = ['approval', 'asked', 'requested', 'idle', 'scheduled', 'over'] as const
export type LiveTab = (typeof liveTabs)[number]

export const statusesOf: Readonly<Record<LiveTab, readonly StatusName[]>> = {
  approval: ['PENDING_APPROVAL'],
  asked: ['PENDING_REQUESTED'],
  requested: ['REQUESTED'],
  idle: ['PENDING_IDLE'],
  scheduled: ['SCHEDULED_IDLE'],
  over: statusNames.filter(isOver),
}
