import { clamped, currencies, frequencies, type Order } from '#contracts/subscription/prices.ts'
import { planNames } from '#contracts/subscription/plans.ts'

type Named = { get: (name: string) => unknown }

/** The order that an address or a form names, with as many extras as its plan takes; null where it names none. */
export function orderFrom(named: Named): Order | null {
  const plan = planNames.find((each) => each === named.get('plan'))
  const frequency = frequencies.find((each) => each === named.get('frequency'))
  const currency = currencies.find((each) => each === named.get('currency'))
  if (!plan || !frequency || !currency) return null
  return clamped({ plan, frequency, currency, seats: Number(named.get('seats')), jobs: Number(named.get('jobs')) })
}
