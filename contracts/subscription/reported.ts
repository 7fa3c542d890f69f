import type { SubscriptionEvent } from './events.ts'
import type { BillingReport } from './standing.ts'

/** What the billing service has said once this event has been read; the log's side and the pages fold it alike. */
export function reported(report: BillingReport, event: SubscriptionEvent): BillingReport {
  switch (event.type) {
    case 'SubscriptionActivated':
      return { ...report, standing: { status: 'active', pausesAt: null } }
    case 'SubscriptionPauseScheduled':
      return {
        ...report,
        standing: {
          status: 'active',
          pausesAt: event.data.pausesAt,
          ...(event.data.resumesAt !== null && { resumesAt: event.data.resumesAt }),
        },
      }
    case 'SubscriptionPaused':
      return {
        ...report,
        standing: { status: 'paused', pausedAt: event.data.pausedAt, resumesAt: event.data.resumesAt },
      }
    case 'SubscriptionCancellationScheduled':
      return { ...report, standing: { status: 'non_renewing', cancelsAt: event.data.cancelsAt } }
    case 'SubscriptionCancelled':
      return { ...report, standing: { status: 'cancelled', cancelledAt: event.data.cancelledAt } }
    case 'PaymentFailed':
      return { ...report, dueSince: event.data.dueSince }
    case 'PaymentSettled':
      return { ...report, dueSince: null }
    case 'CouponApplied':
      return { ...report, coupon: event.data }
    case 'CouponEnded':
      return { ...report, coupon: null }
    default:
      return report
  }
}
