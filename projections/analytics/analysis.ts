import { asOf, type Fact, type JobFact, ratingsOf } from '#contracts/analytics/fact.ts'
import {
  agreement,
  type ChartKey,
  charts,
  type Input,
  sharesOf,
  watching,
  within,
} from '#contracts/analytics/charts.ts'
import { type KeyOf, metrics, secondsOf } from '#contracts/analytics/metrics.ts'
import { matching } from '#contracts/analytics/fields.ts'
import type { Question } from '#contracts/analytics/ranges.ts'
import { bucketsOf, DAY, type Grain, isAmong, scopeOf } from '#contracts/analytics/scope.ts'
import { type Spread, spread } from '#contracts/kernel/spread.ts'
import { hasRole, isQuestion } from '#contracts/job/modules/table.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { jobAccess } from '../jobs/access.ts'
import { blindReviews } from '../jobs/blind.ts'
import type { JobView } from '../jobs/job-view.ts'
import { jobs as jobsProjection } from '../jobs/jobs.ts'
import type { Reads } from '../runtime/reads.ts'
import { playbacks } from '../playbacks/playbacks.ts'
import { factOf, playOf } from './counted.ts'
import { candidateFacts } from './facts.ts'
import { breakdown, type CountKey, counts, type Grouped, grouped, valuesIn } from './groups.ts'
import { companyMemory } from './memory.ts'

export type CellCount = { key: string; count: number; before: number | null }
export type Durations = { spread: Spread | null; before: Spread | null; medians: (number | null)[] }
export type StageTime = { key: string; ended: Spread | null; here: number; longest: number | null }
export type Figure = { value: number; of: number | null; before: number | null; beforeOf: number | null }

const JOBS = 500
const shares = ['inviteConversion', 'startConversion', 'completion', 'retakeRate', 'hireRate'] as const
const durations = ['timeToComplete', 'timeToReview', 'timeToHire', 'timeToFill'] as const

/** Figures of analytics: every one is counted from the candidates that it opens. */
export function analysisReader(reads: Reads) {
  const factsOf = companyMemory(reads, candidateFacts, factOf)
  const playsOf = companyMemory(reads, playbacks, playOf)
  const { openJobs } = jobAccess(reads)
  const { blindJobs } = blindReviews(reads)

  /** Reviews without their stars where a job keeps those from the asker: every figure opens its candidates. */
  async function withoutHidden(asker: Asker, facts: readonly Fact[]): Promise<readonly Fact[]> {
    const blind = new Set(await blindJobs(asker))
    if (blind.size === 0 || asker.kind !== 'user') return facts
    return facts.map((fact) =>
      blind.has(fact.jobId) && !ratingsOf(fact).has(asker.userId)
        ? { ...fact, reviews: fact.reviews.map((review) => ({ ...review, value: null })) }
        : fact,
    )
  }

  async function jobFacts(asker: Asker, open: ReadonlySet<string> | null): Promise<Map<string, JobFact>> {
    const docs = await reads.store.find(reads.live(jobsProjection), {
      filter: { companyId: asker.companyId, ...(open ? { _id: { $in: [...open] } } : {}), status: { $ne: null } },
      sort: { updatedAt: -1 },
      limit: JOBS,
    })
    return new Map(docs.map((doc) => [doc._id, jobFactOf(doc as unknown as JobView)]))
  }

  /** Candidates the asker may see, of the jobs and sources asked about, as of the moment asked about. */
  async function withPlays(asker: Asker, facts: readonly Fact[]): Promise<readonly Fact[]> {
    const byCandidate = Map.groupBy(await playsOf(asker.companyId), ({ candidateId }) => candidateId)
    return facts.map((fact) => {
      const found = byCandidate.get(fact.id)
      return found ? { ...fact, plays: found.flatMap(({ plays }) => plays) } : fact
    })
  }

  async function inputOf(asker: Asker, question: Question, clock: string, playing: boolean) {
    const list = await openJobs(asker, 'candidates.read')
    const open = list && new Set(list.map(({ jobId }) => jobId))
    const [all, jobs] = await Promise.all([factsOf(asker.companyId), jobFacts(asker, open)])
    const moment = momentOf(question, clock)
    const seen = open ? all.filter(({ jobId }) => open.has(jobId)) : all
    const earliest = seen.reduce((least, { addedAt }) => Math.min(least, addedAt), moment)
    const scope = scopeOf(question, moment, earliest)
    const chosen = await withoutHidden(
      asker,
      seen.filter((fact) => isAmong(scope, fact)),
    )
    const among = playing ? await withPlays(asker, chosen) : chosen
    const known = question.asOf ? among.flatMap((fact) => asOf(fact, moment) ?? []) : among
    const facts = matching(known, question.where)
    const last = seen.reduce((most, { changedAt }) => (changedAt <= moment ? Math.max(most, changedAt) : most), 0)
    const jobOf = (jobId: string) => jobs.get(jobId)
    return {
      input: { facts, scope, jobOf },
      jobs,
      known,
      last: last === 0 ? null : new Date(last).toISOString(),
      total: among.length,
    }
  }

  return {
    /** How many candidates are in each figure of these charts, and in the same figure of the period before. */
    async analysis(asker: Asker, question: Question, wanted: readonly ChartKey[], clock: string) {
      const { input, jobs, known, last, total } = await inputOf(asker, question, clock, wanted.includes('watched'))
      const { scope } = input
      const earlier = scope.before && { ...input, shift: scope.to - scope.from }
      return {
        scope: { from: scope.from, to: scope.to, before: scope.before, grain: scope.grain, now: scope.now },
        buckets: bucketsOf(scope).at.map((at) => new Date(at).toISOString()),
        jobs: [...jobs.values()],
        last,
        total,
        charts: Object.fromEntries(
          wanted.map((key) => [key, counted(charts[key](input), earlier && charts[key](earlier))]),
        ) as Partial<Record<ChartKey, CellCount[]>>,
        durations: Object.fromEntries(
          durations.filter((key) => wanted.includes(key)).map((key) => [key, durationsOf(key, input, earlier)]),
        ) as Partial<Record<KeyOf<'duration'>, Durations>>,
        totals: totalsOf(input, earlier),
        groups: Object.fromEntries(
          counts
            .filter((key) => question.group && wanted.includes(key))
            .map((key) => [key, grouped(input, key, question.group!)]),
        ) as Partial<Record<CountKey, Grouped[]>>,
        breakdown: question.group && wanted.includes('applications') ? breakdown(input, question.group) : [],
        values: { reviewer: valuesIn(known, 'reviewer'), reason: valuesIn(known, 'reason') },
        stages: wanted.includes('staysEnded') ? stageTimes(input) : [],
        reviewers: wanted.includes('reviewers')
          ? [...agreement(input)].map(([reviewerId, figures]) => ({ reviewerId, ...figures }))
          : [],
        watching: wanted.includes('watched')
          ? [...watching(input)].map(([reviewerId, seconds]) => ({ reviewerId, ...seconds }))
          : [],
        shares: sharesOf(shares, input),
        retakes: wanted.includes('retakes') ? retakesOf(input) : [],
      }
    },

    /** The totals of each job. */
    async analysisByJob(asker: Asker, question: Question, clock: string) {
      const { input } = await inputOf(asker, question, clock, false)
      const byJob = Map.groupBy(input.facts, ({ jobId }) => jobId)
      return (jobId: string) => {
        const { applications, completed, hired, rejected } = totalsOf({ ...input, facts: byJob.get(jobId) ?? [] }, null)
        return {
          applications: applications.value,
          completed: completed.value,
          hired: hired.value,
          rejected: rejected.value,
        }
      }
    },

    /** The candidates of one figure, or of `all` of a chart, in the order of the last change, the newest first. One may be in it more than once. */
    async analysisRows(
      asker: Asker,
      question: Question,
      { chart, key }: { chart: ChartKey; key: string },
      clock: string,
    ): Promise<{ ids: string[]; job: JobFact | null; jobs: JobFact[]; grain: Grain }> {
      const { input, jobs } = await inputOf(asker, question, clock, chart === 'watched')
      const cells = charts[chart](input).filter((one) => key === 'all' || one.key === key)
      const facts = cells.flatMap((cell) => cell.facts).toSorted((a, b) => b.changedAt - a.changedAt)
      const only = question.job.length === 1 ? input.jobOf(question.job[0]!) : undefined
      return { ids: facts.map(({ id }) => id), job: only ?? null, jobs: [...jobs.values()], grain: input.scope.grain }
    },
  }
}

/** A day is looked at when it ended, a minute when it began; nothing after now. */
function momentOf({ asOf: at }: Question, clock: string): number {
  const now = Date.parse(clock)
  if (!at) return now
  return Math.min(at.length === 10 ? Date.parse(at) + DAY - 1 : Date.parse(`${at}Z`), now)
}

const counted = (
  now: readonly { key: string; facts: Fact[] }[],
  before: readonly { key: string; facts: Fact[] }[] | null,
): CellCount[] => {
  const earlier = new Map(before?.map(({ key, facts }) => [key, facts.length]))
  return now.map(({ key, facts }) => ({ key, count: facts.length, before: before && (earlier.get(key) ?? 0) }))
}

function secondsIn(key: KeyOf<'duration'>, input: Input): { at: number; seconds: number }[] {
  const { shift = 0, scope, jobOf } = input
  return input.facts.flatMap((fact) => {
    const at = metrics[key].to(fact, jobOf)
    const seconds = secondsOf(key, fact, jobOf)
    return at === null || seconds === null || at + shift < scope.from || at + shift >= scope.to ? [] : [{ at, seconds }]
  })
}

function durationsOf(key: KeyOf<'duration'>, input: Input, earlier: Input | null): Durations {
  const found = secondsIn(key, input)
  const { at, indexOf } = bucketsOf(input.scope)
  const byBucket = at.map((): number[] => [])
  for (const { at: moment, seconds } of found) byBucket[indexOf(moment)]!.push(seconds)
  return {
    spread: spread(found.map(({ seconds }) => seconds)),
    before: earlier && spread(secondsIn(key, earlier).map(({ seconds }) => seconds)),
    medians: byBucket.map((values) => spread(values)?.median ?? null),
  }
}

/** One walk over the candidates for all totals: what takes time is to fetch each from memory. */
function totalsOf(input: Input, earlier: Input | null): Record<(typeof counts)[number], Figure> {
  const found = counts.map((key) => ({ key, at: metrics[key].at, value: 0, before: 0 }))
  for (const fact of input.facts)
    for (const total of found) {
      const at = total.at(fact, input.jobOf)
      if (at === null) continue
      if (within(input, at)) total.value++
      if (earlier && within(earlier, at)) total.before++
    }
  return Object.fromEntries(
    found.map(({ key, value, before }) => [key, { value, of: null, before: earlier && before, beforeOf: null }]),
  ) as Record<(typeof counts)[number], Figure>
}

/** Stays of one job that ended in the period, and those that last at the moment looked at. */
function stageTimes({ facts, scope, jobOf }: Input): StageTime[] {
  const job = scope.jobs?.size === 1 ? jobOf([...scope.jobs][0]!) : undefined
  return (job?.columns ?? []).map(({ id }) => {
    const stays = facts.flatMap((fact) => fact.stays.filter(({ columnId }) => columnId === id))
    const ended = stays.flatMap(({ from, to }) =>
      to !== null && to >= scope.from && to < scope.to ? [(to - from) / 1000] : [],
    )
    const open = stays.flatMap(({ from, to }) => (to === null ? [Math.max(0, (scope.now - from) / 1000)] : []))
    return {
      key: id,
      ended: spread(ended),
      here: open.length,
      longest: open.length ? open.reduce((a, b) => Math.max(a, b)) : null,
    }
  })
}

/** Of those who recorded each question: how many takes they needed on average. */
function retakesOf({ facts, scope, jobOf }: Input): { key: string; recorded: number; takes: number }[] {
  const job = scope.jobs?.size === 1 ? jobOf([...scope.jobs][0]!) : undefined
  return (job?.questions ?? [])
    .filter(({ key }) => key.includes('/'))
    .map(({ key }) => {
      const sent = facts.flatMap(({ addedAt, answered }) =>
        addedAt >= scope.from && addedAt < scope.to ? answered.filter((one) => one.key === key) : [],
      )
      return { key, recorded: sent.length, takes: sent.reduce((sum, { takes }) => sum + takes, 0) }
    })
}

function jobFactOf({ jobId, title, status, columns, activatedAt, journey }: JobView): JobFact {
  return {
    jobId,
    title,
    status,
    columns: columns.map(({ id, title: name }) => ({ id, title: name })),
    activatedAt: activatedAt === null ? null : Date.parse(activatedAt),
    questions: journey.modules.flatMap((module) => {
      if (hasRole(module, 'interview'))
        return module.questions.map(({ id, question }) => ({ key: `${module.id}/${id}`, title: question }))
      return isQuestion(module) ? [{ key: module.id, title: module.title }] : []
    }),
  }
}
