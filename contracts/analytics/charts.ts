import { binOf, binsOf } from './bins.ts'
import { candidateSources } from '../candidate/statuses.ts'
import { type Fact, hiredAt, placeOf, ratingsOf, rejection, reviewedAt } from './fact.ts'
import { starsOf } from './fields.ts'
import { type JobOf, type KeyOf, metrics, secondsOf } from './metrics.ts'
import { bucketsOf, DAY, type Scope } from './scope.ts'

/** Candidates of one figure: what a chart shows is counted from these, and they are the rows that the figure opens. */
export type Cell = { key: string; facts: Fact[] }
/** `shift` is added to every moment: the length of the scope, for the period before. */
export type Input = { facts: readonly Fact[]; scope: Scope; jobOf: JobOf; shift?: number }

export const within = ({ scope: { from, to }, shift = 0 }: Input, at: number | null) =>
  at !== null && at + shift >= from && at + shift < to

/** Cells of known keys, in that order; what belongs to none is left out. */
function cells(keys: readonly string[], facts: readonly Fact[], keyOf: (fact: Fact) => string | null): Cell[] {
  const byKey = new Map<string, Fact[]>(keys.map((key) => [key, []]))
  for (const fact of facts) {
    const key = keyOf(fact)
    if (key !== null) byKey.get(key)?.push(fact)
  }
  return [...byKey].map(([key, facts]) => ({ key, facts }))
}

function addTo(found: Map<string, Fact[]>, key: string, fact: Fact): void {
  const known = found.get(key)
  if (known) known.push(fact)
  else found.set(key, [fact])
}

/** How many names are shown: anyone can write a new one into a link. */
const MOST_NAMES = 30
/** Cells of the names there are, the largest first; those without a name are left out. */
const byName = (facts: readonly Fact[], nameOf: (fact: Fact) => string): Cell[] =>
  [...Map.groupBy(facts, nameOf)]
    .filter(([key]) => key !== '')
    .toSorted(([a, these], [b, those]) => those.length - these.length || (a < b ? -1 : 1))
    .slice(0, MOST_NAMES)
    .map(([key, facts]) => ({ key, facts }))

/** Those who came in the period; what became of them may have happened later. */
export const arrivals = (input: Input) => input.facts.filter((fact) => within(input, fact.addedAt))

export const funnelSteps = ['added', 'started', 'completed', 'reviewed', 'hired'] as const
function stepOf(fact: Fact): number {
  if (hiredAt(fact) !== null) return 4
  if (reviewedAt(fact) !== null) return 3
  if (fact.completedAt !== null) return 2
  return fact.startedAt === null ? 0 : 1
}

/** Every candidate is in the cell of each step up to the furthest they reached. */
function reached(keys: readonly string[], facts: readonly Fact[], furthest: (fact: Fact) => number): Cell[] {
  const at = facts.map(furthest)
  return keys.map((key, step) => ({ key, facts: facts.filter((_, index) => at[index]! >= step) }))
}

export const ageBuckets = ['1-7', '8-30', '31-90', '90+'] as const
/** The first day counts as day one (ANL-006). */
function ageOf(addedAt: number, now: number): (typeof ageBuckets)[number] {
  const days = Math.floor((now - addedAt) / DAY) + 1
  return days <= 7 ? '1-7' : days <= 30 ? '8-30' : days <= 90 ? '31-90' : '90+'
}

const overTime =
  (key: KeyOf<'count'>) =>
  (input: Input): Cell[] => {
    const { at, indexOf } = bucketsOf(input.scope)
    const byBucket = at.map((): Fact[] => [])
    for (const fact of input.facts) {
      const moment = metrics[key].at(fact, input.jobOf)
      if (within(input, moment)) byBucket[indexOf(moment! + (input.shift ?? 0))]!.push(fact)
    }
    return at.map((start, index) => ({ key: new Date(start).toISOString().slice(0, 10), facts: byBucket[index]! }))
  }

const duration =
  (key: KeyOf<'duration'>) =>
  (input: Input): Cell[] =>
    cells(
      binsOf(key).map((_, bin) => String(bin)),
      input.facts,
      (fact) => {
        const seconds = within(input, metrics[key].to(fact, input.jobOf)) ? secondsOf(key, fact, input.jobOf) : null
        return seconds === null ? null : String(binOf(key, seconds))
      },
    )

/** The one job that stages and questions are those of; null where several are looked at. */
const onlyJob = ({ scope: { jobs }, jobOf }: Input) => (jobs?.size === 1 ? jobOf([...jobs][0]!) : undefined)

/** Every chart, on screens, as rows and in the API: how candidates are divided into its figures. */
export const charts = {
  applications: overTime('applications'),
  started: overTime('started'),
  completed: overTime('completed'),
  reviewed: overTime('reviewed'),
  hired: overTime('hired'),
  rejected: overTime('rejected'),
  timeToComplete: duration('timeToComplete'),
  timeToReview: duration('timeToReview'),
  timeToHire: duration('timeToHire'),
  timeToFill: duration('timeToFill'),

  funnel: (input: Input) => reached(funnelSteps, arrivals(input), stepOf),

  /** Stages of one job, those who went further included; rejected is no step on the way. */
  stages: (input: Input): Cell[] => {
    const columns = (onlyJob(input)?.columns ?? []).map(({ id }) => id).filter((id) => id !== 'rejected')
    const place = new Map(columns.map((id, at) => [id, at]))
    return reached(columns, arrivals(input), ({ stays }) =>
      stays.reduce((most, { columnId }) => Math.max(most, place.get(columnId) ?? 0), 0),
    )
  },

  /** Stays that ended in the period: one candidate may have several, and is then several times in it. */
  staysEnded: (input: Input): Cell[] =>
    (onlyJob(input)?.columns ?? []).map(({ id }) => ({
      key: id,
      facts: input.facts.flatMap((fact) =>
        fact.stays.filter(({ columnId, to }) => columnId === id && within(input, to)).map(() => fact),
      ),
    })),

  /** Who is in each stage at the moment that is looked at. */
  here: (input: Input): Cell[] =>
    cells(
      (onlyJob(input)?.columns ?? []).map(({ id }) => id),
      input.facts,
      placeOf,
    ),

  /** How far those who started came: `start`, then each question of one job, answered by them or a later one. */
  questions: (input: Input): Cell[] => {
    const keys = (onlyJob(input)?.questions ?? []).map(({ key }) => key)
    const place = new Map(keys.map((key, at) => [key, at + 1]))
    const started = arrivals(input).filter(({ startedAt }) => startedAt !== null)
    return reached(['start', ...keys], started, ({ answered }) =>
      answered.reduce((most, { key }) => Math.max(most, place.get(key) ?? 0), 0),
    )
  },

  /** Who recorded a question more than once. */
  retakes: (input: Input): Cell[] => {
    const all = arrivals(input)
    return (onlyJob(input)?.questions ?? []).map(({ key: question }) => ({
      key: question,
      facts: all.filter(({ answered }) => answered.some(({ key, takes }) => key === question && takes > 1)),
    }))
  },

  sources: (input: Input) => cells(candidateSources, arrivals(input), ({ source }) => source),
  boards: (input: Input) => byName(arrivals(input), ({ board }) => board),
  campaigns: (input: Input) => byName(arrivals(input), ({ campaign }) => campaign),
  sourcesCompleted: (input: Input) =>
    cells(candidateSources, arrivals(input), ({ source, completedAt }) => (completedAt === null ? null : source)),
  sourcesHired: (input: Input) =>
    cells(candidateSources, arrivals(input), (fact) => (hiredAt(fact) === null ? null : fact.source)),

  /** Who was rejected in the period and is still: by an answer, or by a person from which stage. */
  rejections: (input: Input): Cell[] => {
    const found = new Map<string, Fact[]>()
    for (const fact of input.facts) {
      const how = rejection(fact)
      if (!how || !within(input, how.at)) continue
      addTo(found, how.by === 'answer' ? 'answer' : how.from, fact)
    }
    return [...found].map(([key, facts]) => ({ key, facts }))
  },

  /** Who was rejected in the period and is still, by the reason that was given. */
  reasons: (input: Input): Cell[] => {
    const found = Map.groupBy(
      input.facts.filter((fact) => within(input, rejection(fact)?.at ?? null)),
      (fact) => rejection(fact)!.reason,
    )
    return [...found].map(([key, facts]) => ({ key, facts }))
  },

  /** Whom each reviewer rated or commented on in the period. */
  reviewers: (input: Input): Cell[] => {
    const found = new Map<string, Set<Fact>>()
    for (const fact of input.facts)
      for (const { reviewerId, at } of fact.reviews)
        if (within(input, at)) found.set(reviewerId, (found.get(reviewerId) ?? new Set()).add(fact))
    return [...found].map(([key, facts]) => ({ key, facts: [...facts] }))
  },

  /** Whom each reviewer watched in the period. */
  watched: (input: Input): Cell[] => {
    const found = new Map<string, Set<Fact>>()
    for (const fact of input.facts)
      for (const { reviewerId, at } of fact.plays)
        if (within(input, at)) found.set(reviewerId, (found.get(reviewerId) ?? new Set()).add(fact))
    return [...found].map(([key, facts]) => ({ key, facts: [...facts] }))
  },

  /** Whom each reviewer gave how many stars, the latest counting: `reviewer/stars`. */
  stars: (input: Input): Cell[] => {
    const found = new Map<string, Fact[]>()
    for (const fact of input.facts) {
      const latest = new Map(
        fact.reviews.flatMap((review) => (review.value === null ? [] : [[review.reviewerId, review] as const])),
      )
      for (const [reviewerId, { value, at }] of latest) {
        if (value !== 0 && within(input, at)) addTo(found, `${reviewerId}/${value}`, fact)
      }
    }
    return [...found].map(([key, facts]) => ({ key, facts }))
  },

  /** Candidates rated who came in the period, by their average, rounded. */
  ratings: (input: Input) =>
    cells(['1', '2', '3', '4', '5'], arrivals(input), (fact) => {
      const stars = starsOf(fact)
      return stars === null ? null : String(stars)
    }),

  /** Candidates who are neither hired nor rejected, by how long ago they came. */
  ages: (input: Input) =>
    cells(ageBuckets, input.facts, (fact) =>
      placeOf(fact) === 'hired' || placeOf(fact) === 'rejected' ? null : ageOf(fact.addedAt, input.scope.now),
    ),
} as const satisfies Record<string, (input: Input) => Cell[]>

export type ChartKey = keyof typeof charts

/** What a chart divides by is a definition too: one that is changed gets a higher version here. */
const changed: Partial<Record<ChartKey, number>> = { timeToComplete: 2 }
export const chartVersions = Object.fromEntries(
  (Object.keys(charts) as ChartKey[]).map((key) => [key, changed[key] ?? 1]),
) as Record<ChartKey, number>

/** How long each reviewer watched in the period, and how much of it again. */
export function watching(input: Input): Map<string, { watched: number; replayed: number }> {
  const found = new Map<string, { watched: number; replayed: number }>()
  for (const { plays } of input.facts)
    for (const { reviewerId, at, watched, replayed } of plays) {
      if (!within(input, at)) continue
      const known = found.get(reviewerId) ?? { watched: 0, replayed: 0 }
      found.set(reviewerId, { watched: known.watched + watched, replayed: known.replayed + replayed })
    }
  return found
}

/** Of those who got to the first moment of a share in the period: how many got to the second. All shares are counted in one walk. */
export function sharesOf<Key extends KeyOf<'share'>>(
  keys: readonly Key[],
  input: Input,
): Record<Key, { of: number; passed: number }> {
  const found = keys.map((key) => ({ key, ...metrics[key], count: { of: 0, passed: 0 } }))
  for (const fact of input.facts)
    for (const { of, passed, count } of found) {
      if (!within(input, of(fact, input.jobOf))) continue
      count.of++
      if (passed(fact, input.jobOf) !== null) count.passed++
    }
  return Object.fromEntries(found.map(({ key, count }) => [key, count])) as Record<Key, { of: number; passed: number }>
}

/** How often reviewers who rated the same candidate are at most one star apart, and what each gives on average. */
export function agreement(
  input: Input,
): Map<string, { rated: number; average: number; shared: number; close: number }> {
  const found = new Map<string, { rated: number; sum: number; shared: number; close: number }>()
  for (const fact of input.facts) {
    if (fact.reviews.length === 0 || !fact.reviews.some(({ at }) => within(input, at))) continue
    const ratings = [...ratingsOf(fact)]
    const total = ratings.reduce((sum, [, value]) => sum + value, 0)
    for (const [reviewerId, value] of ratings) {
      const known = found.get(reviewerId) ?? { rated: 0, sum: 0, shared: 0, close: 0 }
      const others = ratings.length > 1 ? (total - value) / (ratings.length - 1) : null
      found.set(reviewerId, {
        rated: known.rated + 1,
        sum: known.sum + value,
        shared: known.shared + (others === null ? 0 : 1),
        close: known.close + (others !== null && Math.abs(others - value) <= 1 ? 1 : 0),
      })
    }
  }
  return new Map(
    [...found].map(([key, { rated, sum, shared, close }]) => [key, { rated, average: sum / rated, shared, close }]),
  )
}
