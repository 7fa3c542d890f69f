import { describe, it } from 'vitest'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { type BillingReport, paidUp } from '#contracts/subscription/standing.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { admin, contextOf, noon } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(subscriptionDecider, contextOf(admin))
const started: SubscriptionEvent = { type: 'SubscriptionStarted', data: { plan: 'growth', jobSlots: 2 } }
const summer = '2026-06-02T12:00:00.000Z'
const paused: SubscriptionEvent = { type: 'SubscriptionPaused', data: { pausedAt: noon, resumesAt: summer } }
const failed: SubscriptionEvent = { type: 'PaymentFailed', data: { dueSince: noon } }
const spring = { code: 'SPRING', discountPercentage: 20, validTill: summer }
const couponApplied: SubscriptionEvent = { type: 'CouponApplied', data: spring }
const says = (news: Partial<BillingReport>) => ({ type: 'RecordBillingReport', data: { ...paidUp, ...news } }) as const
const resume = { type: 'ResumeSubscription', data: {} } as const

describe('what the billing service says', () => {
  it('is silent while all is well', () => {
    given(started).when(says({})).thenNothing()
  })

  it.each<[string, BillingReport['standing'], SubscriptionEvent]>([
    ['is paused', { status: 'paused', pausedAt: noon, resumesAt: summer }, paused],
    [
      'will be paused',
      { status: 'active', pausesAt: summer },
      { type: 'SubscriptionPauseScheduled', data: { pausesAt: summer, resumesAt: null } },
    ],
    [
      'is not renewed',
      { status: 'non_renewing', cancelsAt: summer },
      { type: 'SubscriptionCancellationScheduled', data: { cancelsAt: summer } },
    ],
    [
      'is cancelled',
      { status: 'cancelled', cancelledAt: noon },
      { type: 'SubscriptionCancelled', data: { cancelledAt: noon } },
    ],
  ])('is on the record when the subscription %s', (_how, standing, event) => {
    given(started).when(says({ standing })).then(event)
    given(started, event).when(says({ standing })).thenNothing()
    given(started, event).when(says({})).then({ type: 'SubscriptionActivated', data: {} })
  })

  it('is on the record when a payment fails, fails again for a later invoice, and is settled', () => {
    given(started)
      .when(says({ dueSince: noon }))
      .then(failed)
    given(started, failed)
      .when(says({ dueSince: noon }))
      .thenNothing()
    given(started, failed)
      .when(says({ dueSince: summer }))
      .then({ type: 'PaymentFailed', data: { dueSince: summer } })
    given(started, failed).when(says({})).then({ type: 'PaymentSettled', data: {} })
  })

  it('is on the record when a coupon is applied, changed and over', () => {
    given(started)
      .when(says({ coupon: spring }))
      .then(couponApplied)
    given(started, couponApplied)
      .when(says({ coupon: spring }))
      .thenNothing()
    given(started, couponApplied)
      .when(says({ coupon: { ...spring, discountPercentage: 30 } }))
      .then({ type: 'CouponApplied', data: { ...spring, discountPercentage: 30 } })
    given(started, couponApplied)
      .when(says({}))
      .then({ type: 'CouponEnded', data: { code: 'SPRING' } })
  })

  it('can be several things at once', () => {
    given(started, paused)
      .when(says({ standing: { status: 'cancelled', cancelledAt: noon }, dueSince: noon }))
      .then({ type: 'SubscriptionCancelled', data: { cancelledAt: noon } }, failed)
  })

  it('is of no use to a company without a subscription', () => {
    given()
      .when(says({ dueSince: noon }))
      .thenRejects('subscription/not-found')
  })
})

describe('resuming', () => {
  it('ends a pause', () => {
    given(started, paused).when(resume).then({ type: 'SubscriptionActivated', data: {} })
  })

  it('stays silent when nothing is paused, and does not bring a cancelled subscription back', () => {
    given(started).when(resume).thenNothing()
    given(started, { type: 'SubscriptionCancelled', data: { cancelledAt: noon } })
      .when(resume)
      .thenNothing()
  })
})
