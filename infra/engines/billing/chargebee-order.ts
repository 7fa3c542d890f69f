import { addOnIdOf, type Order, planIdOf } from '#contracts/subscription/prices.ts'

/** What of an order is said of plan and additions, in a new subscription and in a changed one. */
export const sold = (order: Order) => {
  const addons = (['userSeat', 'activeJob'] as const)
    .map((item) => ({ id: addOnIdOf(item, order), quantity: item === 'userSeat' ? order.seats : order.jobs }))
    .filter(({ quantity }) => quantity > 0)
  return { planId: planIdOf(order), addons }
}
/** An empty list is not sent at all: what is to be gone is said by replacing. */
export const couponIds = (coupon: string | null) => (coupon ? { coupon_ids: [coupon] } : {})
