import * as z from 'zod'
import { noTerms } from '#contracts/subscription/entitlements.ts'
import { Instant } from '#contracts/kernel/ids.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { PlanName } from '#contracts/subscription/plan-name.ts'
import { reported } from '#contracts/subscription/reported.ts'
import { BillingReport, paidUp } from '#contracts/subscription/standing.ts'
import { Volumes } from '#contracts/subscription/terms.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import type { Projection } from '../runtime/projection.ts'

export const UsedDay = z.object({
  day: z.string().describe('As 2026-03-04, in UTC'),
  first: z.number().int().describe('Revision of the first event of the day that took or gave back a unit'),
  last: z.number().int().describe('Revision of the last one'),
  texts: z.number().int().describe('Text messages of that day'),
  jobs: z.number().int().describe('Jobs that held a slot when the day ended'),
  mostJobs: z.number().int().describe('The most that held one at once'),
  seats: z.number().int().describe('Seats in use when the day ended, with the one of the creator'),
  mostSeats: z.number().int().describe('The most in use at once'),
})
export type UsedDay = z.infer<typeof UsedDay>

export const AllowedSince = z.object({
  from: Instant.describe('From when this was in force'),
  revision: z.number().int().describe('Revision of the event that brought it'),
  plan: PlanName.describe('The plan'),
  jobSlots: z.number().int().nullable().describe('How many jobs the plan allowed at once; null is unlimited'),
  terms: z
    .object({ volumes: Volumes, features: z.record(z.string(), z.boolean()) })
    .describe('Volumes and features in place of those of the plan'),
  report: BillingReport.describe('The standing of the subscription'),
})
export type AllowedSince = z.infer<typeof AllowedSince>

export const SubscriptionDaysView = z.object({
  days: z
    .array(UsedDay)
    .describe('Days on which a slot, a seat or a text message was taken or given back, in their order'),
  allowed: z.array(AllowedSince).describe('What was in force from when on, in order; the last is in force now'),
})
export type SubscriptionDaysView = z.infer<typeof SubscriptionDaysView>

/** What a subscription allowed on any date, and what was in use of it by day. Its units are the events between `first` and `last`. */
export const subscriptionDays: Projection<SubscriptionDaysView, SubscriptionEvent> = {
  name: 'subscription-days',
  version: 1,
  category: 'subscription',
  description:
    'One document per company: what its subscription allowed from when on, and jobs, seats and text messages by day.',
  schema: SubscriptionDaysView,
  indexes: [{ fields: ['companyId'] }],
  counters: [],
  evolve: (view, recorded) => {
    const { event, occurredAt: from, revision } = recorded
    if (event.type === 'SubscriptionStarted') {
      const { plan, jobSlots } = event.data
      return { days: [], allowed: [{ from, revision, plan, jobSlots, terms: noTerms, report: paidUp }] }
    }
    if (!view) return view
    switch (event.type) {
      case 'JobSlotConsumed':
      case 'JobSlotReleased':
        return { ...view, days: onDay(view.days, recorded, { jobs: event.data.inUse }) }
      case 'UserSeatConsumed':
      case 'UserSeatReleased':
        return { ...view, days: onDay(view.days, recorded, { seats: event.data.inUse }) }
      case 'TextInviteConsumed':
        return { ...view, days: onDay(view.days, recorded, { texts: 1 }) }
      default: {
        const last = view.allowed.at(-1)!
        const next = afterwards(last, event)
        return next === last ? view : { ...view, allowed: [...view.allowed, { ...next, from, revision }] }
      }
    }
  },
}

/** The same object where the event changes nothing of what is allowed. */
function afterwards(last: AllowedSince, event: SubscriptionEvent): AllowedSince {
  if (event.type === 'PlanChanged') return { ...last, plan: event.data.to, jobSlots: event.data.jobSlots }
  if (event.type === 'SubscriptionTermsChanged') return { ...last, terms: event.data }
  const report = reported(last.report, event)
  return report === last.report ? last : { ...last, report }
}

const nothingYet = { texts: 0, jobs: 0, mostJobs: 0, seats: 1, mostSeats: 1 }

function onDay(
  days: readonly UsedDay[],
  { occurredAt, revision }: Recorded,
  used: { jobs?: number; seats?: number; texts?: number },
): UsedDay[] {
  // The order of the log is the order of the units: an event whose clock was behind counts on the day of the one before.
  const before = days.at(-1)
  const own = occurredAt.slice(0, 10)
  const day = before && before.day > own ? before.day : own
  const sameDay = before?.day === day
  const kept = before ?? nothingYet
  const start = sameDay
    ? before
    : { ...kept, day, first: revision, texts: 0, mostJobs: kept.jobs, mostSeats: kept.seats }
  const { jobs = start.jobs, seats = start.seats, texts = 0 } = used
  const next: UsedDay = {
    ...start,
    last: revision,
    texts: start.texts + texts,
    jobs,
    seats,
    mostJobs: Math.max(start.mostJobs, jobs),
    mostSeats: Math.max(start.mostSeats, seats),
  }
  return [...(sameDay ? days.slice(0, -1) : days), next]
}
