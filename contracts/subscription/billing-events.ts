import * as z from 'zod'
import { defineEvent } from '../kernel/event.ts'
import { Instant, Uuid } from '../kernel/ids.ts'
import { BillTo, OrderCoupon, OrderSchema } from './order.ts'

/** Whole numbers of the smallest unit of the order's currency. */
const amount = z.number().int()
/** Counts up by one within the company, so that no number is missing. */
const number = z.number().int().min(1)

export const InvoiceLine = z.object({
  item: z.enum(['plan', 'userSeat', 'activeJob', 'unusedTime']),
  quantity: z.number().int().min(1),
  /** For one of them and one month. */
  monthly: amount,
  amount,
})
/** `order`: the plan begins with the payment or on credit. `renewal`: the next term has begun. No amount contains tax. */
export const InvoiceIssued = defineEvent(
  'InvoiceIssued',
  z.object({
    invoiceId: Uuid,
    number,
    reason: z.enum(['order', 'renewal']),
    order: OrderSchema,
    coupon: OrderCoupon.nullable(),
    billTo: BillTo.nullable(),
    lines: z.array(InvoiceLine),
    subtotal: amount,
    discount: amount,
    total: amount.min(0),
    dueAt: Instant,
  }),
  ['billTo'],
)
export const InvoicePaid = defineEvent(
  'InvoicePaid',
  z.object({ invoiceId: Uuid, paidAt: Instant, reference: z.string() }),
)
/** A credit note over the whole invoice, numbered apart: another order took its place, or it was not paid in time. */
export const InvoiceCredited = defineEvent(
  'InvoiceCredited',
  z.object({ invoiceId: Uuid, number, total: amount, reason: z.enum(['replaced', 'expired']) }),
)
/** `anchor` is the day of the month on which terms begin. */
export const SubscriptionTermStarted = defineEvent(
  'SubscriptionTermStarted',
  z.object({
    invoiceId: Uuid,
    order: OrderSchema,
    from: Instant,
    to: Instant,
    anchor: z.number().int().min(1).max(31),
  }),
)
/** Taken at the end of the term: less than what the rest of the term is worth, which stays the company's. */
export const SubscriptionOrderScheduled = defineEvent(
  'SubscriptionOrderScheduled',
  z.object({ order: OrderSchema, at: Instant }),
)
