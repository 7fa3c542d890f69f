import { expect, it } from 'vitest'
import { planNames } from '#contracts/subscription/plans.ts'
import {
  addOnIdOf,
  clamped,
  currencies,
  frequencies,
  mostExtraJobs,
  mostExtraSeats,
  type Order,
} from '#contracts/subscription/prices.ts'
import { orderIn, soldIds } from '#contracts/subscription/sold.ts'
import { ServiceInvoice, ServiceSubscription } from '#contracts/subscription/provider.ts'
import { sold } from './chargebee-purchases.ts'
import type { WireInvoice } from './chargebee-reading.ts'
import { couponIn, invoiceIn, standingOf, subscriptionIn, WireSubscription } from './chargebee-reading.ts'

const at = (iso: string) => Date.parse(iso) / 1000
const [NOW, PAUSE, RESUME, END] = ['2027-01-05', '2027-02-01', '2027-03-01', '2027-02-05'].map(
  (day) => `${day}T10:00:00.000Z`,
) as [string, string, string, string]
const plain: WireSubscription = {
  id: 's1',
  customer_id: 'c0123456789ab',
  status: 'active',
  current_term_end: at(END),
  updated_at: at(NOW),
}
const scheduled = { pause_date: at(PAUSE), resume_date: at(RESUME) }

it.each<[Partial<WireSubscription>, object]>([
  [{ status: 'active' }, { status: 'active', pausesAt: null }],
  [{ status: 'future' }, { status: 'active', pausesAt: null }],
  [{ status: 'in_trial' }, { status: 'active', pausesAt: null }],
  [
    { status: 'active', ...scheduled },
    { status: 'active', pausesAt: PAUSE, resumesAt: RESUME },
  ],
  [
    { status: 'active', pause_date: at(PAUSE) },
    { status: 'active', pausesAt: PAUSE, resumesAt: null },
  ],
  [
    { status: 'paused', ...scheduled },
    { status: 'paused', pausedAt: PAUSE, resumesAt: RESUME },
  ],
  [
    { status: 'paused', pause_date: at(PAUSE) },
    { status: 'paused', pausedAt: PAUSE, resumesAt: null },
  ],
  [
    { status: 'non_renewing', cancelled_at: at(END) },
    { status: 'non_renewing', cancelsAt: END },
  ],
  [{ status: 'non_renewing' }, { status: 'non_renewing', cancelsAt: END }],
  [
    { status: 'cancelled', cancelled_at: at(END) },
    { status: 'cancelled', cancelledAt: END },
  ],
  [{ status: 'transferred' }, { status: 'cancelled', cancelledAt: NOW }],
  [
    { status: 'active', deleted: true },
    { status: 'cancelled', cancelledAt: NOW },
  ],
])('a subscription that is %j', (from, standing) => {
  expect(standingOf({ ...plain, ...from })).toEqual(standing)
})

it.each<[WireInvoice['status'], ServiceInvoice['status']]>([
  ['paid', 'paid'],
  ['posted', 'open'],
  ['pending', 'open'],
  ['payment_due', 'overdue'],
  ['not_paid', 'overdue'],
  ['voided', 'voided'],
])('an invoice that is %s is %s', (status, expected) => {
  const from: WireInvoice = { id: '1', customer_id: 'c0123456789ab', status, currency_code: 'USD', date: at(NOW) }
  expect(
    ServiceInvoice.parse(invoiceIn({ ...from, total: 12_900, amount_due: 100, resource_version: 7 })),
  ).toMatchObject({
    ...{
      status: expected,
      currency: 'usd',
      total: 12_900,
      due: 100,
      issuedAt: NOW,
      dueAt: null,
      paidAt: null,
      version: 7,
    },
  })
})

const orders: Order[] = planNames.flatMap((plan) =>
  frequencies.flatMap((frequency) =>
    currencies.flatMap((currency) =>
      [0, 1, mostExtraSeats(plan)].flatMap((seats) =>
        Array.from({ length: 1 + mostExtraJobs({ plan, frequency }) }, (_, jobs) =>
          clamped({ plan, frequency, currency, seats, jobs }),
        ),
      ),
    ),
  ),
)

it('every order comes back from the ids it is sold by', () => {
  expect(orders.length).toBeGreaterThan(90)
  for (const order of orders) {
    const { planId, addons } = sold(order)
    expect(orderIn(planId, addons)).toEqual(order)
    const read = subscriptionIn('acme', WireSubscription.parse({ ...plain, plan_id: planId, addons }), null)
    expect(ServiceSubscription.parse(read).order).toEqual(order)
    if (order.plan !== 'enterprise')
      expect([planId, ...addons.map(({ id }) => id)].filter((id) => !soldIds.has(id))).toEqual([])
  }
})

it('knows no order of a plan that the product does not sell, and counts additions of the plan alone', () => {
  expect(subscriptionIn('acme', { ...plain, plan_id: 'professional-monthly' }, null)).toMatchObject({
    ...{ planId: 'professional-monthly', order: null },
  })
  expect(subscriptionIn('acme', plain, null)).toMatchObject({ planId: null, order: null })
  const growth = { frequency: 'month', currency: 'usd' } as const
  const addons = [
    { id: addOnIdOf('userSeat', growth), quantity: 2 },
    { id: addOnIdOf('userSeat', { ...growth, currency: 'gbp' }), quantity: 9 },
    { id: 'onboarding' },
    { id: addOnIdOf('activeJob', growth) },
  ]
  expect(subscriptionIn('acme', { ...plain, plan_id: 'growth-usd-monthly', addons }, null).order).toEqual({
    ...{ plan: 'growth', ...growth, seats: 2, jobs: 1 },
  })
})

it('orders two reports by the version in milliseconds, and by the second where there is none', () => {
  expect(subscriptionIn('acme', { ...plain, resource_version: 1_799_000_000_123 }, null).version).toBe(
    1_799_000_000_123,
  )
  expect(subscriptionIn('acme', plain, null).version).toBe(at(NOW) * 1000)
})

it('knows coupons that take off a percentage', () => {
  const spring = { id: 'SPRING', discount_type: 'percentage', discount_percentage: 12.5, valid_till: at(END) }
  expect(couponIn('SPRING', spring)).toEqual({ code: 'SPRING', discountPercentage: 12.5, validTill: END })
  expect(couponIn('X', { ...spring, valid_till: undefined })).toMatchObject({ validTill: '9999-12-31T23:59:59.999Z' })
  expect(couponIn('TEN', { id: 'TEN', discount_type: 'fixed_amount' })).toBeNull()
})
