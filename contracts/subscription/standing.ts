import * as z from 'zod'
import { Instant } from '../kernel/ids.ts'

/** The state of a subscription at the billing service (A§4); the values are its own `cb_subscription_status`. */
export const Standing = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('active'),
    pausesAt: Instant.nullable(),
    /** When a pause that is planned ends; known of pauses that were planned here. */
    resumesAt: Instant.nullable().optional(),
  }),
  z.object({ status: z.literal('non_renewing'), cancelsAt: Instant }),
  z.object({ status: z.literal('paused'), pausedAt: Instant, resumesAt: Instant.nullable() }),
  z.object({ status: z.literal('cancelled'), cancelledAt: Instant }),
])
export type Standing = z.infer<typeof Standing>
export type SubscriptionStatus = Standing['status']

export const Coupon = z.object({
  code: z.string().min(1).max(100),
  discountPercentage: z.number().min(0).max(100),
  validTill: Instant,
})
export type Coupon = z.infer<typeof Coupon>

/** All that the billing service says of a subscription at one moment. */
export const BillingReport = z.object({
  standing: Standing,
  /** Since when a payment is due; null when none is. */
  dueSince: Instant.nullable(),
  coupon: Coupon.nullable(),
})
export type BillingReport = z.infer<typeof BillingReport>

/** The initial state, also of subscriptions that began without a billing service. */
export const paidUp: BillingReport = { standing: { status: 'active', pausesAt: null }, dueSince: null, coupon: null }
