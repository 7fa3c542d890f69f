import { planNames } from '#contracts/subscription/plans.ts'
import {
  addOnIdOf,
  currencies,
  frequencies,
  jobPrices,
  monthsIn,
  planIdOf,
  planPrices,
  seatPrices,
} from '#contracts/subscription/prices.ts'

export type Sold = {
  id: string
  name: string
  price: number
  currency_code: string
  period: number
  period_unit: 'month' | 'year'
  status: 'active' | 'archived'
  created_at: number
}

const every = frequencies.flatMap((frequency) => currencies.map((currency) => ({ frequency, currency })))
const about = (
  id: string,
  { frequency, currency }: (typeof every)[number],
  price: number,
  created_at: number,
): Sold => ({
  id,
  name: id,
  price: price * monthsIn(frequency),
  currency_code: currency.toUpperCase(),
  period: 1,
  period_unit: frequency,
  status: 'active',
  created_at,
})
const byId = (all: Sold[]) => new Map(all.map((each) => [each.id, each]))

/** As an operator sets the catalogue up: a plan for each frequency and currency, priced for its whole term. */
export const plansSold = (now: number) =>
  byId(
    planNames.flatMap((plan) =>
      every.flatMap((each) => {
        const prices = planPrices[plan]
        return prices ? [about(planIdOf({ plan, ...each }), each, prices[each.frequency][each.currency], now)] : []
      }),
    ),
  )

export const addOnsSold = (now: number) =>
  byId(
    every.flatMap((each) => [
      about(addOnIdOf('userSeat', each), each, seatPrices[each.currency], now),
      ...(each.frequency === 'month' ? [about(addOnIdOf('activeJob', each), each, jobPrices[each.currency], now)] : []),
    ]),
  )
