import { planNames } from './plans.ts'
import { addOnIdOf, currencies, frequencies, type Order, planIdOf, planPrices } from './prices.ts'

/** Every plan of ours by the id that a billing service sells it under. */
const planIds = new Map(
  planNames.flatMap((plan) =>
    frequencies.flatMap((frequency) =>
      currencies.map((currency) => [planIdOf({ plan, frequency, currency }), { plan, frequency, currency }] as const),
    ),
  ),
)
/** The ids under which a billing service sells what the product has. */
export const soldIds: ReadonlySet<string> = new Set(
  [...planIds].flatMap(([id, { plan, frequency, currency }]) => [
    ...(planPrices[plan] ? [id] : []),
    addOnIdOf('userSeat', { frequency, currency }),
    ...(frequency === 'month' ? [addOnIdOf('activeJob', { frequency, currency })] : []),
  ]),
)
/** The order that ids of a plan and its additions stand for; null for a plan that is not ours. Other additions do not count. */
export function orderIn(planId: string, addOns: readonly { id: string; quantity: number }[]): Order | null {
  const plan = planIds.get(planId)
  if (!plan) return null
  const count = (item: 'userSeat' | 'activeJob') =>
    addOns.reduce((sum, { id, quantity }) => sum + (id === addOnIdOf(item, plan) ? quantity : 0), 0)
  return { ...plan, seats: count('userSeat'), jobs: count('activeJob') }
}
