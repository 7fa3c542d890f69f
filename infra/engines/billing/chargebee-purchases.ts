import type * as z from 'zod'
import type { CompanyId } from '#contracts/kernel/ids.ts'
import { addOnIdOf, currencyOf, type Order, planIdOf } from '#contracts/subscription/prices.ts'
import type { ServiceSubscription } from '#contracts/subscription/provider.ts'
import type { BillingService, Customer } from './billing-service.ts'
import { type chargebeeCalls, isId, NotDone, once, refuse } from './chargebee-calls.ts'
import { WireSubscription } from './chargebee-reading.ts'
import { notSubscribed, unavailable } from './refusals.ts'

type Calls = ReturnType<typeof chargebeeCalls>

/** @throws Rejected 'billing/unavailable' for an answer that makes no sense */
export function read<Shape extends z.ZodType>(shape: Shape, from: unknown): z.infer<Shape> {
  const parsed = shape.safeParse(from)
  if (parsed.success) return parsed.data
  throw unavailable()
}

/** @throws Rejected 'subscription/not-found' for what is no id there */
export const idOf = (subscriptionId: string): string => {
  if (isId(subscriptionId)) return subscriptionId
  throw notSubscribed()
}

export const hasEnded = ({ status }: WireSubscription): boolean => status === 'cancelled' || status === 'transferred'

/** Newest first. */
export async function subscriptionsOf({ client, ask }: Calls, companyId: CompanyId): Promise<WireSubscription[]> {
  const { list } = await ask(() =>
    client.subscription.list({ customer_id: { is: companyId }, 'sort_by[desc]': 'created_at', limit: 100 }),
  )
  return list.map(({ subscription }) => read(WireSubscription, subscription))
}

/** What of an order is said of plan and additions, in a new subscription and in a changed one. */
export const sold = (order: Order) => {
  const addons = (['userSeat', 'activeJob'] as const)
    .map((item) => ({ id: addOnIdOf(item, order), quantity: item === 'userSeat' ? order.seats : order.jobs }))
    .filter(({ quantity }) => quantity > 0)
  return { planId: planIdOf(order), addons }
}
/** An empty list is not sent at all: what is to be gone is said by replacing. */
export const couponIds = (coupon: string | null) => (coupon ? { coupon_ids: [coupon] } : {})
export const replaced = { replace_addon_list: true, replace_coupon_list: true, reactivate: true }

/**
 * The first subscription of a company has the company's id. A second tab, or a purchase before the first is known here, is then
 * a change of it or is refused, and nothing is paid for twice. One that has ended in another currency cannot be brought back.
 */
export function toBuyWith(all: readonly WireSubscription[], companyId: CompanyId, { currency }: Order) {
  const known = all.find((each) => !hasEnded(each)) ?? all.find(({ plan_id }) => currencyOf(plan_id ?? '') === currency)
  return { changes: known?.id ?? null, id: all.some(({ id }) => id === companyId) ? {} : { id: companyId } }
}

export function chargebeePurchases(
  calls: Calls,
  answered: (answer: { subscription: unknown }) => Promise<ServiceSubscription>,
): Pick<BillingService, 'subscribe'> {
  const { client, ask, find, attempt } = calls

  /** A customer whom the service knows. */
  async function registered({ companyId, company, email }: Customer, key: string) {
    if (await find(() => client.customer.retrieve(companyId))) return
    await attempt(() => client.customer.create({ id: companyId, company, email }, once(`${key}-customer`))).catch(
      // Registered in the meantime by another request.
      (error) => (error instanceof NotDone && error.code === 'duplicate_entry' ? null : refuse(error)),
    )
  }

  return {
    async subscribe({ customer, order, coupon, subscriptionId, key }) {
      const { planId: plan_id, addons } = sold(order)
      const bought = { plan_id, addons, ...couponIds(coupon) }
      const change = async (id: string, as: string) =>
        answered(await ask(() => client.subscription.update(id, { ...bought, ...replaced }, once(as))))
      if (subscriptionId !== null) return change(idOf(subscriptionId), key)
      const { companyId } = customer
      const begin = (more: { id?: string }, as: string) => () =>
        client.subscription.createForCustomer(companyId, { ...bought, ...more }, once(as))
      await registered(customer, key)
      // First as new, so that the same call made again is answered as before.
      const begun = await attempt(begin({ id: companyId }, key)).catch((error) =>
        error instanceof NotDone && error.code === 'duplicate_entry' ? null : refuse(error),
      )
      if (begun) return answered(begun)
      const { changes } = toBuyWith(await subscriptionsOf(calls, companyId), companyId, order)
      return changes === null ? answered(await ask(begin({}, `${key}-anew`))) : change(changes, `${key}-change`)
    },
  }
}
