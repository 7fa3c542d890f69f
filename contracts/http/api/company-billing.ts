import * as z from 'zod'
import { Instant } from '../../kernel/ids.ts'
import { frequencies } from '../../subscription/prices.ts'

const count = z.number().int().nullable()
const day = Instant.nullable()

/** What company data says of the subscription (BILL-006), in the field names of A§3. */
export const companyBilling = {
  isSubscription: z.boolean().describe('Whether the company is on a plan that is sold'),
  isRegistered: z.boolean().describe('On an active paid plan, or without a subscription'),
  cb_subscription_status: z.enum(['active', 'non_renewing', 'paused', 'cancelled']).nullable(),
  cb_subscription_id: z.string().nullable().describe('With the billing service. Null: it has not said'),
  cb_plan_id: z.string().nullable().describe('Names plan, currency and frequency. Null where none was ordered'),
  cb_plan_frequency: z.enum(frequencies).nullable(),
  cb_site: z.string().nullable().describe('Site of the billing service. Null: none is connected'),
  cb_job_balance: count.describe('Active jobs left; null is unlimited'),
  cb_job_balance_total: count.describe('Active jobs of the plan; null is unlimited'),
  cb_candidate_balance: count.describe('Candidates left this month, below 0 where some wait; null is unlimited'),
  cb_candidate_balance_total: count.describe('Candidates a month; null is unlimited'),
  cb_subscription_users: count.describe('User seats; null is unlimited'),
  cb_current_term_end: day.describe('Until when is paid. Null where nothing is billed'),
  cb_cancelledAt: day.describe('Since when it is cancelled, or when it will be'),
  cb_pausedDate: day,
  cb_resumeDate: day,
  cb_subscription_paused_at: day.describe('When a planned pause begins'),
  cb_last_invoice_date: day.describe('Null where there is no invoice'),
  due_since: z.number().int().nullable().describe('Since when a payment is due, in seconds'),
  couponDetails: z
    .object({ discount_percentage: z.number(), valid_till: z.number().int().describe('In seconds') })
    .nullable(),
}
