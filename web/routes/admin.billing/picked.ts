import type { PlanName } from '#contracts/subscription/plans.ts'
import {
  type Currency,
  clamped,
  currencies,
  type Frequency,
  frequencies,
  MOST_EXTRA_SEATS,
  type Order,
} from '#contracts/subscription/prices.ts'

/** How prices are looked at: all of it is in the address of the page. Extras count on those plans that take them. */
export type Picked = { frequency: Frequency; currency: Currency; seats: number; jobs: number }

const whole = (text: string | null, most: number) => Math.min(Math.max(Math.trunc(Number(text)) || 0, 0), most)

/** What is not in the address, or cannot be, is as by default: billed yearly, in the currency of the reader's country. */
export function pickedIn(query: URLSearchParams, currency: Currency): Picked {
  return {
    frequency: frequencies.find((each) => each === query.get('frequency')) ?? 'year',
    currency: currencies.find((each) => each === query.get('currency')?.toLowerCase()) ?? currency,
    seats: whole(query.get('seats'), MOST_EXTRA_SEATS),
    jobs: whole(query.get('jobs'), 9),
  }
}

export const orderFor = (plan: PlanName, picked: Picked): Order => clamped({ plan, ...picked })

const textOf = (values: object) =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString()
/** The same page with something picked otherwise. */
export const pickedAt = (picked: Picked, change: Partial<Picked> = {}) =>
  `/admin/billing?${textOf({ ...picked, ...change })}`
export const contactAt = (picked: Picked, plan: PlanName) =>
  `/admin/billing?${textOf({ ...picked, contact: plan })}#contact`
export const checkoutAt = (order: Order) => `/admin/billing/checkout?${textOf(order)}`
