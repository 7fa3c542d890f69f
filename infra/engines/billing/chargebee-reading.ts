import * as z from 'zod'
import type { ServiceInvoice, ServiceSubscription } from '#contracts/subscription/provider.ts'
import { orderIn } from '#contracts/subscription/sold.ts'
import type { Coupon, Standing } from '#contracts/subscription/standing.ts'

/** Times are whole seconds, versions milliseconds. */
const Seconds = z.number().int().min(0).max(253_402_300_799)
const Id = z.string().min(1).max(100)

/** As in answers and in messages; of Product Catalog 1.0. */
export const WireSubscription = z.object({
  id: Id,
  customer_id: Id,
  status: z.enum(['future', 'in_trial', 'active', 'non_renewing', 'paused', 'cancelled', 'transferred']),
  plan_id: Id.optional(),
  addons: z.array(z.object({ id: Id, quantity: z.number().int().min(0).max(1000).optional() })).optional(),
  coupons: z.array(z.object({ coupon_id: Id, coupon_code: Id.optional() })).optional(),
  current_term_start: Seconds.optional(),
  current_term_end: Seconds.optional(),
  pause_date: Seconds.optional(),
  resume_date: Seconds.optional(),
  cancelled_at: Seconds.optional(),
  due_since: Seconds.optional(),
  created_at: Seconds.optional(),
  updated_at: Seconds.optional(),
  resource_version: z.number().int().min(0).optional(),
  deleted: z.boolean().optional(),
})
export type WireSubscription = z.infer<typeof WireSubscription>

export const WireInvoice = z.object({
  id: Id,
  customer_id: Id,
  subscription_id: Id.optional(),
  status: z.enum(['paid', 'posted', 'payment_due', 'not_paid', 'voided', 'pending']),
  currency_code: z.string().length(3),
  total: z.number().int().optional(),
  amount_due: z.number().int().optional(),
  date: Seconds.optional(),
  due_date: Seconds.optional(),
  paid_at: Seconds.optional(),
  updated_at: Seconds.optional(),
  resource_version: z.number().int().min(0).optional(),
  deleted: z.boolean().optional(),
})
export type WireInvoice = z.infer<typeof WireInvoice>

export const WireCoupon = z.object({
  id: Id,
  discount_type: z.string(),
  discount_percentage: z.number().min(0).max(100).optional(),
  valid_till: Seconds.optional(),
  status: z.string().optional(),
})
export type WireCoupon = z.infer<typeof WireCoupon>

export const instant = (seconds: number): string => new Date(seconds * 1000).toISOString()
const instantOrNull = (seconds: number | undefined) => (seconds === undefined ? null : instant(seconds))
export const secondsOf = (at: string): number => Math.floor(Date.parse(at) / 1000)
const versionOf = ({
  resource_version,
  updated_at = 0,
}: {
  resource_version?: number | undefined
  updated_at?: number | undefined
}) => resource_version ?? updated_at * 1000

/** A coupon without an end is valid for as long as dates go. */
const NO_END = '9999-12-31T23:59:59.999Z'
/** Null for a coupon that takes off something else than a percentage. */
export function couponIn(code: string, { discount_type, discount_percentage, valid_till }: WireCoupon): Coupon | null {
  if (discount_type !== 'percentage' || discount_percentage === undefined) return null
  return { code, discountPercentage: discount_percentage, validTill: instantOrNull(valid_till) ?? NO_END }
}

/** `pause_date` of one that is active is when it will pause, of one that is paused when it did (A§4 `cb_pausedDate`). */
export function standingOf(from: WireSubscription): Standing {
  const { status, pause_date, resume_date, cancelled_at, current_term_end, updated_at = 0, deleted } = from
  const endsAt = cancelled_at ?? current_term_end ?? updated_at
  if (deleted || status === 'cancelled' || status === 'transferred')
    return { status: 'cancelled', cancelledAt: instant(cancelled_at ?? updated_at) }
  if (status === 'non_renewing') return { status, cancelsAt: instant(endsAt) }
  const resumesAt = instantOrNull(resume_date)
  if (status === 'paused') return { status, pausedAt: instant(pause_date ?? updated_at), resumesAt }
  return { status: 'active', pausesAt: instantOrNull(pause_date), ...(pause_date !== undefined && { resumesAt }) }
}

export const subscriptionIn = (site: string, from: WireSubscription, coupon: Coupon | null): ServiceSubscription => ({
  site,
  subscriptionId: from.id,
  customerId: from.customer_id,
  planId: from.plan_id ?? null,
  // An addition that is switched on has no quantity.
  order: orderIn(
    from.plan_id ?? '',
    (from.addons ?? []).map(({ id, quantity = 1 }) => ({ id, quantity })),
  ),
  standing: standingOf(from),
  dueSince: instantOrNull(from.due_since),
  coupon,
  from: instantOrNull(from.current_term_start),
  to: instantOrNull(from.current_term_end),
  version: versionOf(from),
})

const invoiceStatus = {
  paid: 'paid',
  // Issued, and its due date has not come; or not yet closed.
  posted: 'open',
  pending: 'open',
  payment_due: 'overdue',
  not_paid: 'overdue',
  voided: 'voided',
} as const

export const invoiceIn = (from: WireInvoice): ServiceInvoice => ({
  invoiceId: from.id,
  subscriptionId: from.subscription_id ?? null,
  status: from.deleted ? 'voided' : invoiceStatus[from.status],
  currency: from.currency_code.toLowerCase(),
  total: from.total ?? 0,
  due: from.amount_due ?? 0,
  issuedAt: instant(from.date ?? from.updated_at ?? 0),
  dueAt: instantOrNull(from.due_date),
  paidAt: instantOrNull(from.paid_at),
  version: versionOf(from),
})
