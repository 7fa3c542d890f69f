import * as z from 'zod'
import { Instant, Uuid } from '../../kernel/ids.ts'
import { BillTo, OrderSchema, pauseOptions } from '../../subscription/order.ts'
import { PlanName } from '../../subscription/plan-name.ts'
import { frequencies, MOST_PAUSED_MONTHS } from '../../subscription/prices.ts'
import { defineRoutes } from './route.ts'

const extra = z.number().int().min(0).max(100).default(0)
const Checkout = z.object({
  plan: PlanName,
  frequency: z.enum(frequencies),
  currency: OrderSchema.shape.currency,
  seats: extra.describe('Extra users'),
  jobs: extra.describe('Extra active jobs'),
})
const Details = Checkout.extend({
  invoice_id: Uuid.optional().describe('Chosen by the caller: sent twice it is one order'),
  bill_to: BillTo.describe('Who the invoice is made out to'),
  coupon: z.string().max(100).default(''),
})
const Page = z.object({
  url: z.url().describe('Where a person goes on: a page of ours, or of the billing service that is connected'),
  frame: z.boolean().describe('Whether the page can be shown in a frame'),
})
const OK = z.object({ status: z.literal('OK') })
const Invoice = z
  .object({
    id: z.string(),
    number: z.string(),
    status: z.enum(['open', 'paid', 'credited']),
    reason: z.enum(['order', 'renewal']).nullable().describe('Null for one of a billing service'),
    plan_id: z.string().nullable().describe('Null for one of a billing service'),
    currency: z.string(),
    total: z.number().int().describe('In the smallest unit of the currency, without tax'),
    issued_at: Instant,
    due_at: Instant.nullable(),
    paid_at: Instant.nullable(),
  })
  .meta({ id: 'Invoice' })
const Subscription = z
  .object({
    plan_name: PlanName,
    status: z.enum(['active', 'non_renewing', 'paused', 'cancelled']),
    plan_id: z.string().nullable().describe('Null for a plan that is not billed here'),
    frequency: z.enum(frequencies).nullable(),
    addons: z.array(
      z.object({ id: z.enum(['userSeat', 'activeJob']), quantity: z.number().int(), unit_price: z.number().int() }),
    ),
    current_term_end: Instant.nullable(),
    due_since: Instant.nullable(),
    last_invoice_date: Instant.nullable(),
  })
  .meta({ id: 'Subscription' })

const ordered = (path: '/chargebee/subscription/create' | '/chargebee/subscription/update') =>
  ({
    at: [['legacy', 'POST', path]],
    summary:
      'Orders a plan (BILL-049). By invoice it begins with the payment, or at once where credit is allowed; a billing service charges the known means of payment',
    permission: 'company.billing',
    target: 'none',
    body: Details,
    reply: Subscription,
  }) as const
const checkedOut = (path: '/chargebee/subscription/checkout/new' | '/chargebee/subscription/checkout/existing') =>
  ({
    at: [['legacy', 'POST', path]],
    summary: 'The page where a person orders this (BILL-050); nothing is ordered yet',
    permission: 'company.billing',
    target: 'none',
    body: Checkout.extend({ coupon: z.string().max(100).default('') }),
    reply: Page,
  }) as const

/** The subscription of the company (A§7). */
export const billingRoutes = defineRoutes({
  resumeSubscription: {
    at: [
      ['legacy', 'GET', '/chargebee/subscription/resume'],
      ['v2', 'GET', '/chargebee/subscription/resume'],
    ],
    summary: 'Ends a pause before its time (BILL-052); nothing changes while there is none',
    permission: 'company.billing',
    target: 'none',
    changes: true,
    reply: z.object({ status: z.literal('OK') }),
  },
  pauseSubscription: {
    at: [['legacy', 'POST', '/chargebee/subscription/pause']],
    summary: 'Pauses the subscription, now or at the end of its term (BILL-052)',
    permission: 'company.billing',
    target: 'none',
    body: z.object({
      pause_option: z.enum(pauseOptions),
      resume_date_nb_months: z.number().int().min(1).max(MOST_PAUSED_MONTHS).nullable().default(null),
    }),
    reply: OK,
  },
  retrieveSubscription: {
    at: [['legacy', 'GET', '/chargebee/subscription/retrieve']],
    summary: 'The subscription as it is now (BILL-048)',
    permission: 'company.billing',
    target: 'none',
    reply: Subscription,
  },
  createSubscription: ordered('/chargebee/subscription/create'),
  updateSubscription: ordered('/chargebee/subscription/update'),
  checkoutNew: checkedOut('/chargebee/subscription/checkout/new'),
  checkoutExisting: checkedOut('/chargebee/subscription/checkout/existing'),
  createPortalSession: {
    at: [['legacy', 'POST', '/chargebee/users/createPortalSession']],
    summary: 'The page of invoices and means of payment (BILL-051)',
    permission: 'company.billing',
    target: 'none',
    reply: Page,
  },
  collectNow: {
    at: [['legacy', 'POST', '/chargebee/subscription/collect_now']],
    summary:
      'The page where what is due is paid (BILL-053); without a billing service it says how, for no cards are charged here',
    permission: 'company.billing',
    target: 'none',
    reply: Page,
  },
  checkoutOneTime: {
    at: [['legacy', 'POST', '/chargebee/subscription/check-out-one-time']],
    summary: 'The page of the billing service where something is bought once (BILL-055)',
    permission: 'company.billing',
    target: 'none',
    body: z.object({
      currency: OrderSchema.shape.currency,
      charges: z
        .array(
          z.object({
            amount: z.number().int().min(1).max(100_000_000).describe('In the smallest unit of the currency'),
            description: z.string().trim().min(1, 'Required field').max(250),
          }),
        )
        .min(1)
        .max(20),
    }),
    reply: Page,
  },
  listInvoices: {
    at: [['legacy', 'GET', '/chargebee/users/invoices']],
    summary: 'The invoices of the company, newest first (BILL-047)',
    permission: 'company.billing',
    target: 'none',
    reply: z.object({ invoices: z.array(Invoice) }),
  },
  downloadInvoice: {
    at: [['legacy', 'GET', '/chargebee/invoices/{id}/download']],
    summary: 'An invoice, or the credit note that cancelled it, as PDF (BILL-047)',
    permission: 'company.billing',
    target: 'none',
    params: z.object({ id: z.string().min(1).max(100) }),
    reply: z.string().describe('A PDF'),
  },
  getCoupon: {
    at: [['legacy', 'GET', '/chargebee/coupons/{id}']],
    summary: 'A coupon by its code (BILL-054)',
    permission: 'company.billing',
    target: 'none',
    params: z.object({ id: z.string().min(1).max(100) }),
    reply: z.object({
      id: z.string(),
      status: z.enum(['active', 'expired']),
      discount_percentage: z.number(),
      valid_till: z.number().int().describe('Seconds since 1970'),
    }),
  },
})
