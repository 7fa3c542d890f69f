import * as z from 'zod'
import { CompanyId, Instant } from '../kernel/ids.ts'
import type { Terms } from './entitlements.ts'
import type { BillingReport, Standing } from './standing.ts'

const day = Instant.nullable().default(null)
/** Null is unlimited; left out, the plan says it. */
const total = z.number().int().min(0).max(1_000_000).nullable().optional()
const seconds = z.number().int().min(0).max(32_503_680_000)

/** What a billing service sends to `/hooks/billing`, in the company's own field names (BILL-006). A field left out is empty. */
export const BillingNotice = z
  .object({
    id: z.string().min(1).max(100).describe('Of the report: the same twice is one'),
    company_id: CompanyId,
    cb_subscription_status: z.enum(['active', 'non_renewing', 'paused', 'cancelled']),
    cb_cancelledAt: day,
    cb_pausedDate: day,
    cb_resumeDate: day,
    cb_subscription_paused_at: day.describe('When a pause that is planned begins'),
    cb_job_balance_total: total.describe('Active jobs of the subscription, those bought beside the plan included'),
    cb_candidate_balance_total: total.describe('Candidates a month'),
    cb_subscription_users: total.describe('Users'),
    due_since: seconds.nullable().default(null),
    couponDetails: z
      .object({
        code: z.string().min(1).max(100),
        discount_percentage: z.number().min(0).max(100),
        valid_till: seconds,
      })
      .nullable()
      .default(null),
  })
  .refine(
    ({ cb_subscription_status: status, cb_cancelledAt }) =>
      cb_cancelledAt !== null || (status !== 'cancelled' && status !== 'non_renewing'),
    { path: ['cb_cancelledAt'], message: 'Say when it is cancelled' },
  )
  .refine(({ cb_subscription_status: status, cb_pausedDate }) => cb_pausedDate !== null || status !== 'paused', {
    path: ['cb_pausedDate'],
    message: 'Say since when it is paused',
  })
export type BillingNotice = z.infer<typeof BillingNotice>

const instant = (since: number) => new Date(since * 1000).toISOString()

function standingOf({
  cb_subscription_status: status,
  cb_cancelledAt,
  cb_pausedDate,
  cb_resumeDate,
  cb_subscription_paused_at,
}: BillingNotice): Standing {
  if (status === 'paused') return { status, pausedAt: cb_pausedDate!, resumesAt: cb_resumeDate }
  if (status === 'cancelled') return { status, cancelledAt: cb_cancelledAt! }
  if (status === 'non_renewing') return { status, cancelsAt: cb_cancelledAt! }
  return { status, pausesAt: cb_subscription_paused_at }
}

/** The totals that a report names, in place of the plan's (BILL-005, BILL-022). */
export function volumesOf({
  cb_job_balance_total: activeJobs,
  cb_candidate_balance_total: oneWayInterviews,
  cb_subscription_users: userSeats,
}: BillingNotice): Terms['volumes'] {
  const named = { activeJobs, oneWayInterviews, userSeats }
  return Object.fromEntries(Object.entries(named).filter(([, total]) => total !== undefined))
}

export const reportOf = (notice: BillingNotice): BillingReport => ({
  standing: standingOf(notice),
  dueSince: notice.due_since === null ? null : instant(notice.due_since),
  coupon: notice.couponDetails && {
    code: notice.couponDetails.code,
    discountPercentage: notice.couponDetails.discount_percentage,
    validTill: instant(notice.couponDetails.valid_till),
  },
})
