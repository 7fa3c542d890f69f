import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { streamName } from '#contracts/kernel/streams.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { planNames, planVolumes } from '#contracts/subscription/plans.ts'
import { evolve, initialState, type RunningSubscription } from '#domain/subscription/subscription.ts'
import { acme } from '#test/fixtures/people.ts'
import { recorded } from '#test/fixtures/recorded.ts'
import { balances, type BalancesView } from './balances.ts'
import { subscriptionDays, type SubscriptionDaysView } from './subscription-days.ts'

const uuid = (n: number) => `aaaaaaaa-aaaa-4aaa-8aaa-${String(n).padStart(12, '0')}`
const started: SubscriptionEvent = { type: 'SubscriptionStarted', data: { plan: 'growth', jobSlots: 2 } }

/** What the domain can come to, in some order: each event follows from what is in use before it. */
const steps = fc.array(
  fc.tuple(
    fc.constantFrom('job', 'seat', 'text', 'plan', 'terms', 'pause', 'due'),
    fc.nat({ max: 5 }),
    fc.nat({ max: 30 }),
  ),
  { maxLength: 60 },
)

function history(wanted: [string, number, number][]): Recorded<SubscriptionEvent>[] {
  let at = Date.parse('2026-01-28T12:00:00.000Z')
  let state = evolve(initialState(), started) as RunningSubscription
  const events = [started]
  const times = [new Date(at).toISOString()]
  for (const [what, which, hours] of wanted) {
    at += hours * 3_600_000
    const now = new Date(at).toISOString()
    const event = eventOf(what, which, state, now)
    state = evolve(state, event) as RunningSubscription
    events.push(event)
    times.push(now)
  }
  return recorded(streamName(acme, 'subscription', acme), events).map((one, index) => ({
    ...one,
    occurredAt: times[index]!,
  }))
}

function eventOf(what: string, which: number, state: RunningSubscription, now: string): SubscriptionEvent {
  const { holding, seats, texts } = state
  const id = uuid(which)
  if (what === 'job')
    return holding.has(id)
      ? { type: 'JobSlotReleased', data: { jobId: id, inUse: holding.size - 1 } }
      : { type: 'JobSlotConsumed', data: { jobId: id, inUse: holding.size + 1 } }
  if (what === 'seat')
    return seats.has(id)
      ? { type: 'UserSeatReleased', data: { userId: id, reservation: id, inUse: seats.size } }
      : { type: 'UserSeatConsumed', data: { userId: id, reservation: id, inUse: seats.size + 2, invitation: null } }
  if (what === 'text') {
    const month = now.slice(0, 7)
    const inMonth = (texts.month === month ? texts.used : 0) + 1
    return { type: 'TextInviteConsumed', data: { candidateId: id, messageId: id, reminder: false, month, inMonth } }
  }
  if (what === 'plan') {
    const to = planNames[which % planNames.length]!
    return { type: 'PlanChanged', data: { from: state.plan, to, jobSlots: planVolumes[to].activeJobs } }
  }
  if (what === 'terms')
    return { type: 'SubscriptionTermsChanged', data: { volumes: { activeJobs: which }, features: {} } }
  if (what === 'pause')
    return which % 2
      ? { type: 'SubscriptionPaused', data: { pausedAt: now, resumesAt: null } }
      : { type: 'SubscriptionActivated', data: {} }
  return which % 2 ? { type: 'PaymentFailed', data: { dueSince: now } } : { type: 'PaymentSettled', data: {} }
}

const daysOf = (log: Recorded<SubscriptionEvent>[]) =>
  log.reduce<SubscriptionDaysView | null>(subscriptionDays.evolve, null)!

describe('balances equal a fold of the log, whatever happened', () => {
  it('in use now, by the domain', () => {
    fc.assert(
      fc.property(steps, (wanted) => {
        const log = history(wanted)
        const state = log.reduce((before, { event }) => evolve(before, event), initialState()) as RunningSubscription
        const view = log.reduce<BalancesView | null>(balances.evolve, null)!
        expect(view).toMatchObject({
          plan: state.plan,
          jobSlots: state.jobSlots,
          terms: state.terms,
          report: state.report,
          texts: state.texts,
        })
        expect([...view.holding].sort()).toEqual([...state.holding].sort())
        expect([...view.seated].sort()).toEqual([...state.seats.keys()].sort())
      }),
    )
  })

  it('by day: what the domain held at the end of each, the most at once, and each text message on its day', () => {
    fc.assert(
      fc.property(steps, (wanted) => {
        const log = history(wanted)
        const { days } = daysOf(log)
        for (const { day, first, last, texts, jobs, mostJobs, seats, mostSeats } of days) {
          const own = log.filter(({ occurredAt }) => occurredAt.startsWith(day))
          const held = log
            .filter(({ occurredAt }) => occurredAt.slice(0, 10) <= day)
            .map((_, index, until) =>
              until.slice(0, index + 1).reduce((before, { event }) => evolve(before, event), initialState()),
            )
            .map((state) =>
              state.status === 'none'
                ? { jobs: 0, seats: 0 }
                : { jobs: state.holding.size, seats: state.seats.size + 1 },
            )
          const during = held.slice(-(own.length + 1))
          expect({ jobs, seats }).toEqual(held.at(-1))
          expect(mostJobs).toBe(Math.max(...during.map((each) => each.jobs)))
          expect(mostSeats).toBe(Math.max(...during.map((each) => each.seats)))
          expect(texts).toBe(own.filter(({ event }) => event.type === 'TextInviteConsumed').length)
          const units = own.filter(({ event }) => /^(JobSlot|UserSeat|TextInvite)/.test(event.type))
          expect([first, last]).toEqual([units[0]!.revision, units.at(-1)!.revision])
        }
        expect(days.reduce((sum, { texts }) => sum + texts, 0)).toBe(
          log.filter(({ event }) => event.type === 'TextInviteConsumed').length,
        )
      }),
    )
  })

  it('what was allowed at any event is what the domain allowed after it', () => {
    fc.assert(
      fc.property(steps, (wanted) => {
        const log = history(wanted)
        const { allowed } = daysOf(log)
        let state = initialState()
        for (const { event, revision } of log) {
          state = evolve(state, event)
          const { plan, jobSlots, terms, report } = state as RunningSubscription
          const then = allowed.findLast((each) => each.revision <= revision)
          expect(then).toMatchObject({ plan, jobSlots, terms, report })
        }
      }),
    )
  })
})
