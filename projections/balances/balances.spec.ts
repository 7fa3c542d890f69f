import { describe, it } from 'vitest'
import { streamName } from '#contracts/kernel/streams.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { paidUp } from '#contracts/subscription/standing.ts'
import { backendJob, otherJob } from '#test/fixtures/job.ts'
import { acme } from '#test/fixtures/people.ts'
import { minutesPastNoon, recorded } from '#test/fixtures/recorded.ts'
import { specifyProjection } from '#test/specification/projection.ts'
import { balances } from './balances.ts'

const given = (...events: SubscriptionEvent[]) =>
  specifyProjection(balances)(...recorded(streamName(acme, 'subscription', acme), events))
const started: SubscriptionEvent = { type: 'SubscriptionStarted', data: { plan: 'growth', jobSlots: 2 } }

describe("a company's balances", () => {
  it('names the jobs that hold a slot', () => {
    given(
      started,
      { type: 'JobSlotConsumed', data: { jobId: backendJob, inUse: 1 } },
      { type: 'JobSlotConsumed', data: { jobId: otherJob, inUse: 2 } },
      { type: 'JobSlotReleased', data: { jobId: backendJob, inUse: 1 } },
    ).shows({ plan: 'growth', jobSlots: 2, holding: [otherJob] })
  })

  it('names the users who hold a seat, in the order they were invited, until it is free again (TEAM-023)', () => {
    const [sam, kim] = ['44444444-4444-4444-8444-444444444444', '55555555-5555-4555-8555-555555555555']
    const seated: SubscriptionEvent[] = [
      started,
      { type: 'UserSeatConsumed', data: { userId: kim, reservation: sam, inUse: 1, invitation: null } },
      { type: 'UserSeatConsumed', data: { userId: sam, reservation: sam, inUse: 2, invitation: null } },
    ]
    given(started).shows({ seated: [] })
    given(...seated).shows({ seated: [kim, sam], holding: [] })
    given(...seated, { type: 'UserSeatReleased', data: { userId: kim, reservation: sam, inUse: 1 } }).shows({
      seated: [sam],
    })
    given(...seated, { type: 'PlanChanged', data: { from: 'growth', to: 'starter', jobSlots: 1 } }).shows({
      seated: [kim, sam],
    })
  })

  it('follows a change of plan', () => {
    given(started, { type: 'PlanChanged', data: { from: 'growth', to: 'enterprise', jobSlots: null } }).shows({
      plan: 'enterprise',
      jobSlots: null,
      since: minutesPastNoon(1),
    })
  })

  it('tells how the subscription stands, what is due and which coupon is in force', () => {
    const pausedAt = minutesPastNoon(1)
    given(started).shows({ report: paidUp })
    given(
      started,
      { type: 'SubscriptionPaused', data: { pausedAt, resumesAt: null } },
      { type: 'PaymentFailed', data: { dueSince: pausedAt } },
      { type: 'CouponApplied', data: { code: 'SPRING', discountPercentage: 20, validTill: pausedAt } },
    ).shows({
      report: {
        standing: { status: 'paused', pausedAt, resumesAt: null },
        dueSince: pausedAt,
        coupon: { code: 'SPRING', discountPercentage: 20, validTill: pausedAt },
      },
    })
    given(
      started,
      { type: 'SubscriptionPauseScheduled', data: { pausesAt: pausedAt, resumesAt: null } },
      { type: 'SubscriptionActivated', data: {} },
    ).shows({ report: paidUp })
  })
})
