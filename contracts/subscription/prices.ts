import type { PlanName } from './plans.ts'

/** Free of the schema library, for browsers. Amounts are whole numbers of the smallest unit: cents or pence. */
export const currencies = ['usd', 'aud', 'gbp'] as const
export type Currency = (typeof currencies)[number]
/** How often is billed; the values are those of `cb_plan_frequency` (BILL-006). */
export const frequencies = ['month', 'year'] as const
export type Frequency = (typeof frequencies)[number]
/** BILL-013. */
export const currencySigns: Record<Currency, string> = { usd: '$', aud: 'A$', gbp: '£' }

export const MOST_PAUSED_MONTHS = 12

type Prices = Record<Currency, number>

/**
 * What a month costs, by how often is billed; null where it is agreed with each company (BILL-009). Growth is A§9's
 * (BILL-008); Team and Performance are ours, for the specification does not show them.
 */
export const planPrices: Record<PlanName, Record<Frequency, Prices> | null> = {
  starter: { month: { usd: 0, aud: 0, gbp: 0 }, year: { usd: 0, aud: 0, gbp: 0 } },
  growth: { month: { usd: 12_900, aud: 15_900, gbp: 9_900 }, year: { usd: 9_900, aud: 12_900, gbp: 7_900 } },
  team: { month: { usd: 29_900, aud: 38_900, gbp: 23_900 }, year: { usd: 24_900, aud: 32_900, gbp: 19_900 } },
  performance: { month: { usd: 59_900, aud: 77_900, gbp: 47_900 }, year: { usd: 49_900, aud: 64_900, gbp: 39_900 } },
  enterprise: null,
}
/** An extra user for a month (BILL-010). */
export const seatPrices: Prices = { usd: 3_900, aud: 5_200, gbp: 3_200 }
/** An extra active job for a month; ours, for the specification does not show it. */
export const jobPrices: Prices = { usd: 4_900, aud: 6_500, gbp: 3_900 }

export const MOST_EXTRA_SEATS = 50
const MOST_EXTRA_JOBS = 2

/** A plan with what is bought beside it; `seats` and `jobs` are extra ones. */
export type Order = { plan: PlanName; frequency: Frequency; currency: Currency; seats: number; jobs: number }
export type OrderLine = {
  item: 'plan' | 'userSeat' | 'activeJob'
  quantity: number
  /** For one of them and one month. */
  monthly: number
  /** For all of them and the whole term. */
  amount: number
}
/** `total` is what the invoice says; no figure contains tax. */
export type Priced = { lines: OrderLine[]; subtotal: number; discount: number; total: number }

export const monthsIn = (frequency: Frequency): number => (frequency === 'year' ? 12 : 1)

/** Only the monthly Growth plan takes extra jobs, at most two (BILL-017). */
export const mostExtraJobs = ({ plan, frequency }: Pick<Order, 'plan' | 'frequency'>): number =>
  plan === 'growth' && frequency === 'month' ? MOST_EXTRA_JOBS : 0
/** Plans that cost something take extra users. */
export const mostExtraSeats = (plan: PlanName): number =>
  plan === 'starter' || planPrices[plan] === null ? 0 : MOST_EXTRA_SEATS

const clamp = (count: number, most: number) => Math.min(Math.max(Math.trunc(count) || 0, 0), most)
/** The order with as many extras as its plan takes. */
export const clamped = (order: Order): Order => ({
  ...order,
  seats: clamp(order.seats, mostExtraSeats(order.plan)),
  jobs: clamp(order.jobs, mostExtraJobs(order)),
})

/** Coupons take nothing off the plans from Performance on (BILL-041). */
export const takesCoupon = (plan: PlanName): boolean => plan === 'growth' || plan === 'team'

/** What one term of an order costs; null where its plan has no price. The discount is rounded to the nearest unit. */
export function priceOf(order: Order, coupon: { discountPercentage: number } | null = null): Priced | null {
  const prices = planPrices[order.plan]
  if (!prices) return null
  const { plan, frequency, currency, seats, jobs } = order
  const line = (item: OrderLine['item'], quantity: number, monthly: number): OrderLine => ({
    item,
    quantity,
    monthly,
    amount: quantity * monthly * monthsIn(frequency),
  })
  const lines = [
    line('plan', 1, prices[frequency][currency]),
    line('userSeat', seats, seatPrices[currency]),
    line('activeJob', jobs, jobPrices[currency]),
  ].filter(({ quantity }) => quantity > 0)
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
  // Percentages have two decimals at most: as whole hundredths the product stays exact.
  const hundredths = coupon && takesCoupon(plan) ? Math.round(coupon.discountPercentage * 100) : 0
  const discount = Math.round((subtotal * hundredths) / 10_000)
  return { lines, subtotal, discount, total: subtotal - discount }
}

/** What a year costs less when it is billed at once (BILL-014); 0 where the plan has no price. */
export function yearlySavings(plan: PlanName, currency: Currency): number {
  const prices = planPrices[plan]
  return prices ? 12 * (prices.month[currency] - prices.year[currency]) : 0
}

/** As `cb_plan_id`: `growth-usd-monthly`. */
export const planIdOf = ({ plan, frequency, currency }: Pick<Order, 'plan' | 'frequency' | 'currency'>): string =>
  `${plan}-${currency}-${frequency === 'year' ? 'yearly' : 'monthly'}`
/** `user-seat-usd-yearly`: an addition bears the frequency of its plan, for it is paid with it. */
export const addOnIdOf = (
  item: 'userSeat' | 'activeJob',
  { frequency, currency }: Pick<Order, 'frequency' | 'currency'>,
): string =>
  `${item === 'userSeat' ? 'user-seat' : 'active-job'}-${currency}-${frequency === 'year' ? 'yearly' : 'monthly'}`

/** The currency that a plan's id names (BILL-013); null for an id that names none. */
export const currencyOf = (planId: string): Currency | null =>
  currencies.find((currency) => planId.toLowerCase().split('-').includes(currency)) ?? null
