import { expect, it } from 'vitest'
import type { InvoicesView } from '#projections/balances/invoices.ts'
import { receivesPlan } from './billing-wire.ts'

const billed = (...invoices: Partial<InvoicesView['invoices'][number]>[]) => ({
  invoices: invoices as InvoicesView['invoices'],
})

it('a plan is on its way while an order waits for its payment, not while a renewal does (AUTH-018)', () => {
  expect(receivesPlan(null)).toBe(false)
  expect(
    receivesPlan(
      billed({ reason: 'order', status: 'open', begun: false }, { reason: 'order', status: 'paid', begun: true }),
    ),
  ).toBe(true)
  expect(receivesPlan(billed({ reason: 'renewal', status: 'open', begun: false }))).toBe(false)
  expect(receivesPlan(billed({ reason: 'order', status: 'credited', begun: false }))).toBe(false)
})
