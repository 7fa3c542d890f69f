import type * as z from 'zod'
import type { companyBilling } from '#contracts/http/api/company-billing.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { isRegistered } from '#contracts/subscription/features.ts'
import { planIdOf } from '#contracts/subscription/prices.ts'
import type { InvoicesView } from '#projections/balances/invoices.ts'
import type { Standing } from '#contracts/subscription/standing.ts'
import type { Platform } from '../../platform.ts'

type CompanyBilling = { [Field in keyof typeof companyBilling]: z.input<(typeof companyBilling)[Field]> }

const seconds = (at: string) => Math.floor(Date.parse(at) / 1000)

const noDays = { cb_cancelledAt: null, cb_pausedDate: null, cb_resumeDate: null, cb_subscription_paused_at: null }

function daysOf(standing: Standing): { [Day in keyof typeof noDays]: string | null } {
  switch (standing.status) {
    case 'active':
      return { ...noDays, cb_subscription_paused_at: standing.pausesAt }
    case 'non_renewing':
      return { ...noDays, cb_cancelledAt: standing.cancelsAt }
    case 'paused':
      return { ...noDays, cb_pausedDate: standing.pausedAt, cb_resumeDate: standing.resumesAt }
    case 'cancelled':
      return { ...noDays, cb_cancelledAt: standing.cancelledAt }
    default:
      return standing satisfies never
  }
}

/** When the newest invoice was issued, here or by a billing service. */
export function lastInvoiceOf(billed: InvoicesView | null): string | null {
  const [ours, theirs] = [billed?.invoices[0]?.issuedAt ?? '', billed?.serviceInvoices[0]?.issuedAt ?? '']
  return (ours > theirs ? ours : theirs) || null
}

/** Whether a plan was ordered that begins once its invoice is paid (AUTH-018). */
export const receivesPlan = (billed: Pick<InvoicesView, 'invoices'> | null): boolean =>
  billed?.invoices.some(({ reason, status, begun }) => reason === 'order' && status === 'open' && !begun) ?? false

/** BILL-006. A company without a subscription has no balances: 0, as `getBalance` answers. */
export async function billingData({ readers, now }: Platform, asker: Asker): Promise<CompanyBilling> {
  const [balances, billed, interviews] = await Promise.all([
    readers.balancesOf(asker),
    readers.invoicesOf(asker),
    readers.interviewsSince(asker, now()),
  ])
  const term = billed?.service ?? billed?.term ?? null
  const order = term?.order ?? null
  const candidates = balances ? balances.volume.oneWayInterviews : 0
  const { dueSince = null, coupon = null, standing } = balances?.report ?? {}
  return {
    isSubscription: balances !== null,
    isRegistered: isRegistered(balances?.plan, balances !== null, standing?.status === 'active'),
    cb_subscription_status: standing?.status ?? null,
    cb_subscription_id: billed?.service?.subscriptionId ?? null,
    cb_plan_id: billed?.service?.planId ?? (order && planIdOf(order)),
    cb_plan_frequency: order && order.frequency,
    cb_site: billed?.site ?? null,
    cb_job_balance: balances ? balances.jobSlotsLeft : 0,
    cb_job_balance_total: balances ? balances.jobSlots : 0,
    cb_candidate_balance: candidates === null ? null : candidates - (balances ? interviews : 0),
    cb_candidate_balance_total: candidates,
    cb_subscription_users: balances ? balances.volume.userSeats : 0,
    cb_current_term_end: term && term.to,
    ...(standing ? daysOf(standing) : noDays),
    cb_last_invoice_date: lastInvoiceOf(billed),
    due_since: dueSince === null ? null : seconds(dueSince),
    couponDetails: coupon && {
      discount_percentage: coupon.discountPercentage,
      valid_till: seconds(coupon.validTill),
    },
  }
}
