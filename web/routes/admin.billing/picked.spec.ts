import { expect, it } from 'vitest'
import { checkoutAt, orderFor, pickedAt, pickedIn } from './picked.ts'

const picked = (query: string) => pickedIn(new URLSearchParams(query), 'aud')

it.each([
  ['', { frequency: 'year', currency: 'aud', seats: 0, jobs: 0 }],
  ['frequency=month&currency=GBP&seats=3&jobs=1', { frequency: 'month', currency: 'gbp', seats: 3, jobs: 1 }],
  ['frequency=week&currency=eur&seats=-4&jobs=x', { frequency: 'year', currency: 'aud', seats: 0, jobs: 0 }],
  ['seats=1e9', { frequency: 'year', currency: 'aud', seats: 50, jobs: 0 }],
])('%s is %j', (query, expected) => {
  expect(picked(query)).toEqual(expected)
})

it('leads to the checkout with as many extras as the plan takes (BILL-017)', () => {
  expect(checkoutAt(orderFor('growth', picked('frequency=month&seats=2&jobs=9')))).toBe(
    '/admin/billing/checkout?plan=growth&frequency=month&currency=aud&seats=2&jobs=2',
  )
  expect(checkoutAt(orderFor('team', picked('frequency=month&jobs=1')))).toContain('jobs=0')
  expect(pickedAt(picked('seats=2'), { frequency: 'month' })).toBe(
    '/admin/billing?frequency=month&currency=aud&seats=2&jobs=0',
  )
})
