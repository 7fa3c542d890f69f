import { expect, it } from 'vitest'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import type { Order } from '#contracts/subscription/prices.ts'
import { acme } from '#test/fixtures/people.ts'
import { recorded } from '#test/fixtures/recorded.ts'
import { invoices, InvoicesView } from './invoices.ts'

const [first, second] = ['aaaaaaaa-0000-4000-8000-000000000000', 'bbbbbbbb-0000-4000-8000-000000000000']
const [noon, later] = ['2026-03-02T12:00:00.000Z', '2026-04-02T12:00:00.000Z']
const order: Order = { plan: 'growth', frequency: 'month', currency: 'usd', seats: 0, jobs: 0 }
const billTo = { name: 'Acme Ltd', address: '1 High Street', taxId: '' }
const issued = (invoiceId: string, number: number, to: typeof billTo | null): SubscriptionEvent => ({
  type: 'InvoiceIssued',
  data: {
    invoiceId,
    number,
    reason: 'order',
    order,
    coupon: null,
    billTo: to,
    lines: [{ item: 'plan', quantity: 1, monthly: 12_900, amount: 12_900 }],
    subtotal: 12_900,
    discount: 0,
    total: 12_900,
    dueAt: later,
  },
})
const fold = (...events: SubscriptionEvent[]) =>
  InvoicesView.parse(
    recorded(`subscription-${acme}`, events).reduce(
      (view, each) => invoices.evolve(view, each),
      null as ReturnType<typeof invoices.evolve>,
    ),
  )

it('lists invoices newest first, with their payment, and counts those that are open', () => {
  const paid: SubscriptionEvent = { type: 'InvoicePaid', data: { invoiceId: first, paidAt: noon, reference: 'T1' } }
  const term = { invoiceId: first, order, from: noon, to: later, anchor: 2 }
  const view = fold(
    { type: 'SubscriptionStarted', data: { plan: 'starter', jobSlots: 1 } },
    issued(first, 1, billTo),
    paid,
    { type: 'SubscriptionTermStarted', data: term },
    issued(second, 2, null),
  )
  expect(view).toMatchObject({
    open: 1,
    nextDue: later,
    term: { from: noon, to: later },
    invoices: [
      { number: 2, status: 'open', billTo },
      { number: 1, status: 'paid', paidAt: noon, reference: 'T1', begun: true },
    ],
  })
})

it('keeps what a credit note cancelled, and what follows at the end of the term', () => {
  const view = fold(
    issued(first, 1, billTo),
    { type: 'InvoiceCredited', data: { invoiceId: first, number: 1, total: 12_900, reason: 'replaced' } },
    { type: 'SubscriptionOrderScheduled', data: { order, at: later } },
  )
  expect(view).toMatchObject({ open: 0, next: order, invoices: [{ status: 'credited', credit: { number: 1 } }] })
})

it('keeps what a billing service says in place of the term, its invoices, and what comparisons mended, until the company leaves', () => {
  const reported = (repaired: ('plan' | 'status')[]): SubscriptionEvent => ({
    type: 'BillingServiceReported',
    data: {
      ...{ site: 'acme-test', subscriptionId: 'sub_1', customerId: acme, planId: 'growth-usd-monthly', order },
      ...{ from: noon, to: later, version: 1000, repaired },
    },
  })
  const invoice = (invoiceId: string, status: 'open' | 'paid', issuedAt: string): SubscriptionEvent => ({
    type: 'ServiceInvoiceReported',
    data: {
      ...{ invoiceId, subscriptionId: 'sub_1', status, currency: 'usd', total: 12_900, due: 0, issuedAt, dueAt: noon },
      ...{ paidAt: null, version: 1000 },
    },
  })
  const events = [
    { type: 'SubscriptionTermStarted', data: { invoiceId: first, order, from: noon, to: later, anchor: 2 } },
    reported([]),
    invoice('inv_1', 'open', noon),
    invoice('inv_2', 'open', later),
    invoice('inv_1', 'paid', noon),
    reported(['plan', 'status']),
  ] satisfies SubscriptionEvent[]
  expect(fold(...events)).toMatchObject({
    term: null,
    service: { subscriptionId: 'sub_1', planId: 'growth-usd-monthly', to: later },
    serviceInvoices: [{ invoiceId: 'inv_2' }, { invoiceId: 'inv_1', status: 'paid' }],
    repaired: [{ parts: ['plan', 'status'] }],
    repairedAt: expect.any(String) as string,
  })
  expect(fold(...events, { type: 'BillingServiceLeft', data: {} })).toMatchObject({
    service: null,
    serviceInvoices: [{ invoiceId: 'inv_2' }, { invoiceId: 'inv_1' }],
  })
})
