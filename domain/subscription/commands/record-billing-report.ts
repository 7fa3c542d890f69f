import { same } from '#contracts/kernel/same.ts'
import type { SubscriptionCommandData } from '#contracts/subscription/commands.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import type { BillingReport, Coupon, Standing } from '#contracts/subscription/standing.ts'
import { planChanges } from '../policies/plan-changes.ts'
import { running } from '../policies/running.ts'
import type { Subscription } from '../subscription.ts'

/** The report is the whole truth of its moment: what it no longer names is over. */
export function recordBillingReport(
  { standing, dueSince, coupon, volumes = {} }: SubscriptionCommandData<'RecordBillingReport'>,
  state: Subscription,
): SubscriptionEvent[] {
  const subscription = running(state)
  return [
    ...changesOf({ standing, dueSince, coupon }, subscription.report),
    ...planChanges(subscription, { plan: subscription.plan, volumes }),
  ]
}

/** What has changed since the last report, as events. */
export function changesOf({ standing, dueSince, coupon }: BillingReport, known: BillingReport): SubscriptionEvent[] {
  return [
    ...(same(standing, known.standing) ? [] : [nowStands(standing)]),
    ...(dueSince === known.dueSince ? [] : [payment(dueSince)]),
    ...(same(coupon, known.coupon) ? [] : [discount(coupon, known.coupon)]),
  ]
}

function nowStands(standing: Standing): SubscriptionEvent {
  switch (standing.status) {
    case 'active':
      return standing.pausesAt === null
        ? { type: 'SubscriptionActivated', data: {} }
        : {
            type: 'SubscriptionPauseScheduled',
            data: { pausesAt: standing.pausesAt, resumesAt: standing.resumesAt ?? null },
          }
    case 'non_renewing':
      return { type: 'SubscriptionCancellationScheduled', data: { cancelsAt: standing.cancelsAt } }
    case 'paused':
      return { type: 'SubscriptionPaused', data: { pausedAt: standing.pausedAt, resumesAt: standing.resumesAt } }
    case 'cancelled':
      return { type: 'SubscriptionCancelled', data: { cancelledAt: standing.cancelledAt } }
    default:
      return standing satisfies never
  }
}

const payment = (dueSince: string | null): SubscriptionEvent =>
  dueSince === null ? { type: 'PaymentSettled', data: {} } : { type: 'PaymentFailed', data: { dueSince } }

const discount = (coupon: Coupon | null, known: Coupon | null): SubscriptionEvent =>
  coupon === null ? { type: 'CouponEnded', data: { code: known?.code ?? '' } } : { type: 'CouponApplied', data: coupon }
