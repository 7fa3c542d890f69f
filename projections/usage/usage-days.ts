import type { Asker } from '#contracts/kernel/asker.ts'
import { entitlements, type Entitlements } from '#contracts/subscription/entitlements.ts'
import type { Measure, SubscriptionMeasure, UnitMeasure } from '#contracts/views/usage.ts'
import type { Reads } from '../runtime/reads.ts'
import { jobTitles } from './job-titles.ts'
import {
  type AllowedSince,
  subscriptionDays,
  type SubscriptionDaysView,
  type UsedDay,
} from '../balances/subscription-days.ts'
import { liveUnits, oneWayUnits } from '../balances/units.ts'

const unitsOf = { interviews: oneWayUnits, lives: liveUnits }

/** `used` is null on days that have not come yet, of what is in use from one day to the next. */
export type DayUsed = { day: string; used: number | null }
/** `jobId` null: the candidate was deleted since. `interviewId` of a live interview alone. */
export type Unit = {
  candidateId: string
  interviewId: string | null
  jobId: string | null
  jobTitle: string
  at: string
  eventRevision: number
}
/** What was in force at a moment, and until when; null while it still is. */
export type AllowedThen = AllowedSince & { until: string | null; entitled: Entitlements }

export const UNITS_ON_PAGE = 50

/** Days of a month as 2026-03-04. */
export function daysOf(month: string): string[] {
  const [year, number] = month.split('-').map(Number)
  const count = new Date(Date.UTC(year!, number!, 0)).getUTCDate()
  return Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`)
}

/** Usage by day and what a plan allowed on any date. The days of a month are one look at counters, whatever their number. */
export function usageDaysReader(reads: Reads) {
  const { titles } = jobTitles(reads)
  const subscription = async ({ companyId }: Asker): Promise<SubscriptionDaysView> => {
    const [doc] = await reads.store.find(reads.live(subscriptionDays), { filter: { companyId }, limit: 1 })
    return doc && doc.dead !== true ? (doc as unknown as SubscriptionDaysView) : { days: [], allowed: [] }
  }

  return {
    /** Every day of the month, in order. A month is as 2026-03; days are in UTC. */
    async usageByDay(asker: Asker, { measure, month, now }: { measure: Measure; month: string; now: string }) {
      const days = daysOf(month)
      if (measure === 'interviews' || measure === 'lives') {
        const where = { companyId: asker.companyId, month }
        const counts = await reads.store.counts(reads.live(unitsOf[measure]), 'by_day', where)
        const used = new Map(counts.map(({ by, count }) => [String(by.day), count]))
        return days.map((day): DayUsed => ({ day, used: used.get(day) ?? 0 }))
      }
      return inUse((await subscription(asker)).days, measure, days, now.slice(0, 10))
    },

    /** Interviews that count on a day, the earliest first, {@link UNITS_ON_PAGE} on a page. */
    async unitsOfDay(asker: Asker, { measure, day, page }: { measure: UnitMeasure; day: string; page: number }) {
      const docs = await reads.store.find(reads.live(unitsOf[measure]), {
        filter: { companyId: asker.companyId, day },
        sort: { at: 1 },
        skip: (page - 1) * UNITS_ON_PAGE,
        limit: UNITS_ON_PAGE + 1,
      })
      const shown = docs.slice(0, UNITS_ON_PAGE)
      const titleOf = await titles(
        asker,
        shown.map((doc) => String(doc.jobId)),
      )
      const units = shown.map((doc): Unit => {
        const jobId = String(doc.jobId)
        return {
          candidateId: String(doc.candidateId),
          interviewId: doc.interviewId === undefined ? null : String(doc.interviewId),
          jobId: doc.deleted === true ? null : jobId,
          jobTitle: titleOf(jobId),
          at: String(doc.at),
          eventRevision: Number(doc.eventRevision),
        }
      })
      return { units, more: docs.length > UNITS_ON_PAGE }
    },

    /** Live interviews that are booked for a month, as 2026-03. */
    async livesIn({ companyId }: Asker, month: string): Promise<number> {
      const counts = await reads.store.counts(reads.live(liveUnits), 'by_day', { companyId, month })
      return counts.reduce((sum, { count }) => sum + count, 0)
    },

    titlesOf: titles,

    /** The job of each candidate; null for one who was deleted since. */
    async jobsOfCandidates(
      { companyId }: Asker,
      ids: readonly string[],
    ): Promise<(candidateId: string) => string | null> {
      const docs = await reads.store.getMany(reads.live(oneWayUnits), [...new Set(ids)])
      const there = docs.flatMap((doc) =>
        doc && doc.companyId === companyId && doc.dead !== true && doc.deleted !== true
          ? [[doc._id, String(doc.jobId)] as const]
          : [],
      )
      const jobOf = new Map(there)
      return (candidateId) => jobOf.get(candidateId) ?? null
    },

    /** Where in the subscription's stream the events of a day are; null when there are none. */
    async subscriptionDay(asker: Asker, day: string): Promise<UsedDay | null> {
      return (await subscription(asker)).days.find((one) => one.day === day) ?? null
    },

    /** What the company's subscription allowed at that moment; null before it began. */
    async allowedOn(asker: Asker, at: string): Promise<AllowedThen | null> {
      const { allowed } = await subscription(asker)
      const index = allowed.findLastIndex(({ from }) => from <= at)
      const then = allowed[index]
      return then ? { ...then, until: allowed[index + 1]?.from ?? null, entitled: entitlements(then) } : null
    },
  }
}

/** Text messages are those of the day. Jobs and seats are the most at once, and stay in use until the next event. */
function inUse(
  known: readonly UsedDay[],
  measure: SubscriptionMeasure,
  days: readonly string[],
  today: string,
): DayUsed[] {
  const byDay = new Map(known.map((one) => [one.day, one]))
  const before = known.findLast(({ day }) => day < days[0]!)
  let [jobs, seats] = [before?.jobs ?? 0, before?.seats ?? (known.length > 0 ? 1 : 0)]
  return days.map((day) => {
    const one = byDay.get(day)
    if (measure === 'texts') return { day, used: one?.texts ?? 0 }
    const most = measure === 'jobs' ? (one?.mostJobs ?? jobs) : (one?.mostSeats ?? seats)
    if (one) [jobs, seats] = [one.jobs, one.seats]
    return { day, used: day > today ? null : most }
  })
}
