import { describe, expect, it } from 'vitest'
import { clamped, currencyOf, type Order, planIdOf, priceOf, yearlySavings } from './prices.ts'

const order: Order = { plan: 'growth', frequency: 'month', currency: 'usd', seats: 0, jobs: 0 }

describe('the price of an order', () => {
  it.each<[string, Partial<Order>, number | null]>([
    ['BILL-008', {}, 129_00],
    ['BILL-008', { frequency: 'year' }, 12 * 99_00],
    ['BILL-008', { currency: 'gbp', frequency: 'year' }, 12 * 79_00],
    ['BILL-010', { seats: 2 }, 129_00 + 2 * 39_00],
    ['BILL-005', { seats: 1, frequency: 'year', currency: 'aud' }, 12 * (129_00 + 52_00)],
    ['BILL-009', { plan: 'enterprise' }, null],
    ['BILL-001', { plan: 'starter' }, 0],
  ])('%s: %j', (_row, own, total) => {
    expect(priceOf({ ...order, ...own })?.total ?? null).toBe(total)
  })

  it.each<[Order['plan'], number, number]>([
    ['growth', 20, 25_80],
    ['growth', 12.5, 16_13],
    ['growth', 100, 129_00],
    ['team', 10, 29_90],
    ['performance', 20, 0],
  ])('BILL-041: %s with %d %% off is %d less', (plan, discountPercentage, discount) => {
    expect(priceOf({ ...order, plan }, { discountPercentage })).toMatchObject({ discount })
  })

  it('BILL-014: a year billed at once saves what twelve months differ by', () => {
    expect(yearlySavings('growth', 'usd')).toBe(360_00)
  })
})

describe('extras', () => {
  it.each<[string, Partial<Order>, Partial<Order>]>([
    ['BILL-017 two jobs at most', { jobs: 9 }, { jobs: 2 }],
    ['BILL-017 none on a yearly plan', { jobs: 1, frequency: 'year' }, { jobs: 0 }],
    ['BILL-017 none on other plans', { jobs: 1, plan: 'team' }, { jobs: 0 }],
    ['never fewer than none', { jobs: -3, seats: -1 }, { jobs: 0, seats: 0 }],
    ['whole ones', { seats: 2.7 }, { seats: 2 }],
    ['no number', { seats: NaN }, { seats: 0 }],
    ['none on the free plan', { plan: 'starter', seats: 3 }, { seats: 0 }],
  ])('%s', (_what, own, left) => {
    expect(clamped({ ...order, ...own })).toMatchObject(left)
  })
})

it('BILL-013: the id of a plan names its currency', () => {
  const id = planIdOf({ plan: 'growth', frequency: 'year', currency: 'gbp' })
  expect([id, currencyOf(id), currencyOf('growth')]).toEqual(['growth-gbp-yearly', 'gbp', null])
})
