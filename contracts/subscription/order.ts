import * as z from 'zod'
import { PlanName } from './plan-name.ts'
import { currencies, frequencies } from './prices.ts'

export const Currency = z.enum(currencies)
export const Frequency = z.enum(frequencies)
const extra = z.number().int().min(0).max(1000)
/** `seats` and `jobs` are bought beside the plan. */
export const OrderSchema = z.object({
  plan: PlanName,
  frequency: Frequency,
  currency: Currency,
  seats: extra,
  jobs: extra,
})

/** Who an invoice is made out to, in the words of the company. */
export const BillTo = z.object({
  name: z.string().trim().min(1, 'Required field').max(200),
  address: z.string().trim().min(1, 'Required field').max(500),
  taxId: z.string().trim().max(50),
})
export type BillTo = z.infer<typeof BillTo>

export const OrderCoupon = z.object({
  code: z.string().min(1).max(100),
  discountPercentage: z.number().min(0).max(100),
})
export type OrderCoupon = z.infer<typeof OrderCoupon>

/** How a pause begins (BILL-032, BILL-052). */
export const pauseOptions = ['immediately', 'end_of_term'] as const
export type PauseOption = (typeof pauseOptions)[number]
