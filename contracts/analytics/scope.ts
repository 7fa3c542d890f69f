import type { CandidateSource } from '../candidate/statuses.ts'
import type { Fact } from './fact.ts'
import type { Question, Range } from './ranges.ts'

const days: Partial<Record<Range, number>> = { '7d': 7, '30d': 30, '90d': 90, '12m': 365, '24m': 730 }

export type Grain = 'day' | 'week' | 'month'
export const DAY = 86_400_000

/** What is counted: candidates of these jobs and sources, at moments from `from` up to `to`. All days are days in UTC. */
export type Scope = {
  from: number
  to: number
  /** The same length of time before it; null where the comparison is not asked for or there is none. */
  before: { from: number; to: number } | null
  grain: Grain
  jobs: ReadonlySet<string> | null
  sources: ReadonlySet<CandidateSource> | null
  /** The moment that stays which last still are measured to. */
  now: number
}

const startOfDay = (at: number) => Math.floor(at / DAY) * DAY

/** `earliest` is the first moment of anything, which the range of all time begins with. */
export function scopeOf(question: Question, now: number, earliest: number): Scope {
  const end = startOfDay(now) + DAY
  const bounds = () => {
    if (question.range === 'all') return [startOfDay(Math.min(earliest, now)), end] as const
    if (question.range !== 'custom') return [end - days[question.range]! * DAY, end] as const
    const to = question.to ? Date.parse(question.to) + DAY : end
    const from = question.from ? Date.parse(question.from) : to - 90 * DAY
    return from < to ? ([from, to] as const) : ([to - DAY, from + DAY] as const)
  }
  const [from, to] = bounds()
  const length = to - from
  return {
    from,
    to,
    before: question.compare && question.range !== 'all' ? { from: from - length, to: from } : null,
    grain: length <= 31 * DAY ? 'day' : length <= 190 * DAY ? 'week' : 'month',
    jobs: question.job.length > 0 ? new Set(question.job) : null,
    sources: question.source.length > 0 ? new Set(question.source) : null,
    now,
  }
}

export const isAmong = ({ jobs, sources }: Pick<Scope, 'jobs' | 'sources'>, { jobId, source }: Fact) =>
  (jobs === null || jobs.has(jobId)) && (sources === null || sources.has(source))

const starts: Record<Grain, (at: number) => number> = {
  day: startOfDay,
  // Weeks begin on Monday; 1 January 1970 was a Thursday.
  week: (at) => startOfDay(at) - ((Math.floor(at / DAY) + 3) % 7) * DAY,
  month: (at) => Date.UTC(new Date(at).getUTCFullYear(), new Date(at).getUTCMonth(), 1),
}
const following: Record<Grain, (start: number) => number> = {
  day: (start) => start + DAY,
  week: (start) => start + 7 * DAY,
  month: (start) => Date.UTC(new Date(start).getUTCFullYear(), new Date(start).getUTCMonth() + 1, 1),
}

/** The days, weeks or months of a scope: the first moment of each, and which of them a moment of the scope is in. */
export function bucketsOf({ from, to, grain }: Pick<Scope, 'from' | 'to' | 'grain'>) {
  const at: number[] = []
  for (let start = starts[grain](from); start < to; start = following[grain](start)) at.push(start)
  /** By halves: a date object for each of 100,000 moments takes longer than all the rest of a chart. */
  const indexOf = (moment: number): number => {
    let [low, high] = [0, at.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (at[middle]! <= moment) low = middle
      else high = middle - 1
    }
    return low
  }
  return { at, indexOf }
}
