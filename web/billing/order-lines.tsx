import type { InvoiceLine } from '#contracts/subscription/billing-events.ts'
import type { OrderCoupon } from '#contracts/subscription/order.ts'
import type { Order } from '#contracts/subscription/prices.ts'
import type * as z from 'zod'
import { namespace } from '../i18n/namespace.ts'
import { useMoney } from '../lib/price.ts'
import { planName } from '../shell/upgrades.ts'

const useText = namespace('invoices')

type Props = {
  order: Order
  coupon: OrderCoupon | null
  lines: readonly z.infer<typeof InvoiceLine>[]
  discount: number
  total: number
}

/** What an invoice lists, and what it comes to. */
export function OrderLines({ order, coupon, lines, discount, total }: Props) {
  const t = useText()
  const money = useMoney()
  const names = {
    plan: () => t('linePlan', { plan: planName(order.plan) }),
    userSeat: (count: number) => t('lineSeats', { count }),
    activeJob: (count: number) => t('lineJobs', { count }),
    unusedTime: () => t('lineUnused'),
  }
  const rows = lines.map(({ item, quantity, amount }) => ({ name: names[item](quantity), amount }))
  if (discount > 0 && coupon)
    rows.push({ name: t('discount', { code: coupon.code, percent: coupon.discountPercentage }), amount: -discount })
  return (
    <dl className="flex flex-col gap-2">
      {rows.map(({ name, amount }) => (
        <div key={name} className="flex justify-between gap-4">
          <dt>{name}</dt>
          <dd className="tabular-nums">{money(amount, order.currency)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-t border-line pt-2 text-lg font-semibold">
        <dt>{t('total')}</dt>
        <dd className="tabular-nums">{money(total, order.currency)}</dd>
      </div>
    </dl>
  )
}
