import type { Permission } from '#contracts/kernel/permissions.ts'
import type { PlanName } from '#contracts/subscription/plans.ts'
import type { BillingReport } from '#contracts/subscription/standing.ts'

/** What the banners are worked out from; nothing else decides about them. */
export type BannerFacts = {
  now: string
  permissions: readonly Permission[]
  /** Null for a company without a subscription. */
  subscription: { plan: PlanName; report: BillingReport } | null
  /** Interviews of this month and how many the plan allows; null when it sets no limit. */
  interviews: { used: number; of: number } | null
  onboardingUrl: string
  /** Where payment details are changed; null while no billing service is connected. */
  paymentPortal: string | null
  adBlocker: boolean
  /** What each banner was dismissed as, by its kind. */
  dismissed: Partial<Record<BannerKind, string>>
}

/** In the order in which they are shown (A§2). */
export const bannerKinds = ['subscription', 'payment', 'candidates', 'coupon', 'demo', 'adBlocker'] as const
export type BannerKind = (typeof bannerKinds)[number]

type Label = 'chat' | 'resume' | 'contactUs' | 'updateDetails' | 'upgrade' | 'bookDemo' | 'reload'
type Text =
  | 'pauseScheduled'
  | 'nonRenewing'
  | 'paused'
  | 'pausedUntil'
  | 'cancelled'
  | 'blocked'
  | 'paymentFailed'
  | 'candidatesNear'
  | 'candidatesReached'
  | 'candidatesWaiting'
  | 'coupon'
  | 'demo'
  | 'adBlocker'

/** NAV-024: a link, something the shell does, or a talk with support. */
export type BannerAction = { label: Label } & (
  | { to: string }
  | { does: 'chat' | 'resume' | 'upgrade' | 'candidates' | 'reload' }
)

export type Banner = {
  kind: BannerKind
  tone: 'info' | 'warning' | 'danger'
  /** Names the text; the values are put into it. Instants among them are shown as dates. */
  text: Text
  values?: Record<string, string | number>
  action?: BannerAction
  /** Follows the action in the same sentence. */
  then?: 'toRetainAccess'
  /** Counts down to it, and is gone when it has come. */
  until?: string
  /** Can be dismissed; remembered as this, so that a later one of its kind shows again. */
  dismissedAs?: string
}

const DAY = 86_400_000
/** Days since a payment is due at which the next attempt has failed (BILL-033). */
export const paymentThresholds = [1, 4, 9] as const
/** At this share of the month's interviews left, and below (BILL-042). */
export const NEARLY_OUT = 0.2
/** Coupons are for plans below this one (BILL-041). */
export const belowPerformance: readonly PlanName[] = ['starter', 'growth', 'team']

/** 1 to 4: how many attempts to take the payment have failed. */
export const failedAttempts = (dueSince: string, now: string) =>
  1 + paymentThresholds.filter((days) => Date.parse(now) - Date.parse(dueSince) >= days * DAY).length

function subscription({ subscription, permissions }: BannerFacts): Banner | null {
  if (!subscription) return null
  const { standing } = subscription.report
  const kind = 'subscription'
  const chat = { label: 'chat', does: 'chat' } as const
  switch (standing.status) {
    case 'active':
      return standing.pausesAt === null
        ? null
        : { kind, tone: 'info', text: 'pauseScheduled', values: { date: standing.pausesAt }, action: chat }
    case 'non_renewing':
      return { kind, tone: 'warning', text: 'nonRenewing', values: { date: standing.cancelsAt }, action: chat }
    case 'paused':
      return {
        kind,
        tone: 'warning',
        text: standing.resumesAt === null ? 'paused' : 'pausedUntil',
        values: { date: standing.pausedAt, ...(standing.resumesAt !== null && { resumes: standing.resumesAt }) },
        action: permissions.includes('company.billing') ? { label: 'resume', does: 'resume' } : chat,
      }
    case 'cancelled':
      // A payment that failed says the same in its own words.
      return subscription.report.dueSince === null
        ? { kind, tone: 'danger', text: 'cancelled', values: { date: standing.cancelledAt }, action: chat }
        : null
    default:
      return standing satisfies never
  }
}

function payment({ subscription, permissions, paymentPortal, now }: BannerFacts): Banner | null {
  const report = subscription?.report
  if (!report?.dueSince) return null
  const kind = 'payment'
  if (report.standing.status === 'cancelled')
    return { kind, tone: 'danger', text: 'blocked', action: { label: 'contactUs', does: 'chat' } }
  const mayPay = paymentPortal !== null && permissions.includes('company.billing')
  const attempts = failedAttempts(report.dueSince, now)
  return {
    kind,
    tone: 'danger',
    text: 'paymentFailed',
    action: { label: 'updateDetails', ...(mayPay ? { to: paymentPortal } : { does: 'chat' as const }) },
    ...(attempts >= 3 && { then: 'toRetainAccess' }),
  }
}

function candidates({ interviews, dismissed, now }: BannerFacts): Banner | null {
  if (!interviews) return null
  const left = interviews.of - interviews.used
  const stage = left < 0 ? 'over' : left === 0 ? 'reached' : left / interviews.of <= NEARLY_OUT ? 'near' : null
  if (!stage) return null
  const as = `${stage}-${now.slice(0, 7)}`
  if (dismissed.candidates === as) return null
  const text = ({ over: 'candidatesWaiting', reached: 'candidatesReached', near: 'candidatesNear' } as const)[stage]
  return {
    kind: 'candidates',
    tone: stage === 'near' ? 'warning' : 'danger',
    text,
    ...(left < 0 && { values: { count: -left } }),
    action: { label: 'upgrade', does: stage === 'near' ? 'upgrade' : 'candidates' },
    dismissedAs: as,
  }
}

function coupon({ subscription, dismissed, now }: BannerFacts): Banner | null {
  const offer = subscription?.report.coupon
  if (
    !offer ||
    !belowPerformance.includes(subscription.plan) ||
    offer.validTill <= now ||
    dismissed.coupon === offer.code
  )
    return null
  return {
    kind: 'coupon',
    tone: 'info',
    text: 'coupon',
    values: { percent: offer.discountPercentage, code: offer.code },
    until: offer.validTill,
    action: { label: 'upgrade', does: 'upgrade' },
    dismissedAs: offer.code,
  }
}

/** For those who try the product: starter on a subscription is the free plan (BILL-024). */
function demo({ subscription, dismissed, onboardingUrl }: BannerFacts): Banner | null {
  if (subscription?.plan !== 'starter' || dismissed.demo === 'yes') return null
  return {
    kind: 'demo',
    tone: 'info',
    text: 'demo',
    action: { label: 'bookDemo', to: onboardingUrl },
    dismissedAs: 'yes',
  }
}

const adBlocker = ({ adBlocker }: BannerFacts): Banner | null =>
  adBlocker
    ? { kind: 'adBlocker', tone: 'warning', text: 'adBlocker', action: { label: 'reload', does: 'reload' } }
    : null

const each: Record<BannerKind, (facts: BannerFacts) => Banner | null> = {
  subscription,
  payment,
  candidates,
  coupon,
  demo,
  adBlocker,
}

/** Every banner that the facts call for, first things first. */
export const bannersFor = (facts: BannerFacts): Banner[] => bannerKinds.flatMap((kind) => each[kind](facts) ?? [])
