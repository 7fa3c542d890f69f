import { describe, expect, it } from 'vitest'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { type BillingReport, paidUp } from '#contracts/subscription/standing.ts'
import { type BannerFacts, bannersFor, failedAttempts } from './banners.ts'

const now = '2026-06-15T12:00:00.000Z'
const daysAgo = (days: number) => new Date(Date.parse(now) - days * 86_400_000).toISOString()
const facts = (
  changes: Partial<BannerFacts> = {},
  report: Partial<BillingReport> = {},
  plan: 'starter' | 'growth' | 'performance' = 'growth',
): BannerFacts => ({
  now,
  permissions: permissionsOf.admin,
  subscription: { plan, report: { ...paidUp, ...report } },
  interviews: null,
  onboardingUrl: '/contact',
  paymentPortal: null,
  adBlocker: false,
  dismissed: {},
  ...changes,
})
const only = (given: BannerFacts) => {
  const banners = bannersFor(given)
  expect(banners.length).toBeLessThanOrEqual(1)
  return banners[0] ?? null
}

describe('banners', () => {
  it('leave a company alone whose subscription is paid up, and one without a subscription', () => {
    expect(bannersFor(facts())).toEqual([])
    expect(bannersFor(facts({ subscription: null }))).toEqual([])
  })

  it('stand in the order of their kinds', () => {
    const everything = facts(
      { interviews: { used: 30, of: 30 }, adBlocker: true },
      {
        standing: { status: 'paused', pausedAt: daysAgo(1), resumesAt: null },
        dueSince: daysAgo(1),
        coupon: { code: 'SPRING', discountPercentage: 20, validTill: daysAgo(-1) },
      },
      'starter',
    )
    expect(bannersFor(everything).map(({ kind }) => kind)).toEqual([
      'subscription',
      'payment',
      'candidates',
      'coupon',
      'demo',
      'adBlocker',
    ])
  })
})

describe('the subscription banner', () => {
  it('gives the day of the cancellation and a chat button', () => {
    expect(only(facts({}, { standing: { status: 'non_renewing', cancelsAt: daysAgo(-9) } }))).toMatchObject({
      text: 'nonRenewing',
      values: { date: daysAgo(-9) },
      action: { does: 'chat' },
    })
  })

  it('gives the day of the pause, of its end if there is one, and Resume Now to who may', () => {
    const paused = (resumesAt: string | null) => ({
      standing: { status: 'paused' as const, pausedAt: daysAgo(2), resumesAt },
    })
    expect(only(facts({}, paused(daysAgo(-30))))).toMatchObject({
      text: 'pausedUntil',
      values: { date: daysAgo(2), resumes: daysAgo(-30) },
      action: { does: 'resume' },
    })
    expect(only(facts({}, paused(null)))).toMatchObject({ text: 'paused', action: { does: 'resume' } })
    expect(only(facts({ permissions: permissionsOf.edit }, paused(null)))).toMatchObject({ action: { does: 'chat' } })
  })

  it('tells of a pause that is planned', () => {
    expect(only(facts({}, { standing: { status: 'active', pausesAt: daysAgo(-3) } }))).toMatchObject({
      text: 'pauseScheduled',
      values: { date: daysAgo(-3) },
    })
  })
})

describe('the payment banner', () => {
  it.each([
    [0, 1],
    [0.9, 1],
    [1, 2],
    [3.9, 2],
    [4, 3],
    [8.9, 3],
    [9, 4],
    [400, 4],
  ])('counts a payment due for %s days as failed %s times', (days, times) => {
    expect(failedAttempts(daysAgo(days), now)).toBe(times)
  })

  it('asks to keep the account only from the third failure on', () => {
    expect(only(facts({}, { dueSince: daysAgo(3) }))).not.toHaveProperty('then')
    expect(only(facts({}, { dueSince: daysAgo(4) }))).toMatchObject({ text: 'paymentFailed', then: 'toRetainAccess' })
  })

  it('leads to the payment details who may pay, and into a chat everyone else', () => {
    const portal = { paymentPortal: 'https://pay.example' }
    expect(only(facts(portal, { dueSince: now }))?.action).toEqual({
      label: 'updateDetails',
      to: 'https://pay.example',
    })
    expect(only(facts({ ...portal, permissions: permissionsOf.edit }, { dueSince: now }))?.action).toEqual({
      label: 'updateDetails',
      does: 'chat',
    })
    expect(only(facts({}, { dueSince: now }))?.action).toMatchObject({ does: 'chat' })
  })

  it('says blocked once the subscription is cancelled for it, and only then', () => {
    const standing = { status: 'cancelled' as const, cancelledAt: now }
    expect(only(facts({}, { standing, dueSince: daysAgo(20) }))).toMatchObject({
      kind: 'payment',
      text: 'blocked',
      action: { label: 'contactUs', does: 'chat' },
    })
    expect(only(facts({}, { standing }))).toMatchObject({ kind: 'subscription', text: 'cancelled' })
  })
})

describe('the candidate limit banner', () => {
  const at = (used: number, of = 30, dismissed = {}) => only(facts({ interviews: { used, of }, dismissed }))
  it.each([
    [23, null],
    [24, 'candidatesNear'],
    [29, 'candidatesNear'],
    [30, 'candidatesReached'],
    [31, 'candidatesWaiting'],
  ])('at %s of 30 says %s', (used, text) => {
    expect(at(used)?.text ?? null).toBe(text)
  })

  it('counts who is waiting', () => {
    expect(at(37)?.values).toEqual({ count: 7 })
  })

  it('stays away once dismissed, until it gets worse or the month is another', () => {
    expect(at(24, 30, { candidates: 'near-2026-06' })).toBeNull()
    expect(at(30, 30, { candidates: 'near-2026-06' })).not.toBeNull()
    expect(at(24, 30, { candidates: 'near-2026-05' })).not.toBeNull()
  })
})

describe('the coupon banner', () => {
  const coupon = { code: 'SPRING', discountPercentage: 20, validTill: daysAgo(-1) }
  it('counts down to the end of the coupon', () => {
    expect(only(facts({}, { coupon }))).toMatchObject({
      until: coupon.validTill,
      values: { percent: 20, code: 'SPRING' },
      dismissedAs: 'SPRING',
    })
  })

  it('is for plans below performance, while the coupon is valid and not dismissed', () => {
    expect(only(facts({}, { coupon }, 'performance'))).toBeNull()
    expect(only(facts({}, { coupon: { ...coupon, validTill: now } }))).toBeNull()
    expect(only(facts({ dismissed: { coupon: 'SPRING' } }, { coupon }))).toBeNull()
    expect(only(facts({ dismissed: { coupon: 'WINTER' } }, { coupon }))).not.toBeNull()
  })
})

describe('the demo and ad-blocker banners', () => {
  it('offer a demo to who tries the product, until it is dismissed', () => {
    expect(only(facts({}, {}, 'starter'))).toMatchObject({ kind: 'demo', action: { to: '/contact' } })
    expect(only(facts({ dismissed: { demo: 'yes' } }, {}, 'starter'))).toBeNull()
  })

  it('ask for the ad-blocker to go', () => {
    expect(only(facts({ adBlocker: true }))).toMatchObject({ text: 'adBlocker' })
  })
})
