import { describe, expect, it } from 'vitest'
import type { SubscriptionCommand } from '#contracts/subscription/commands.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import type { Order } from '#contracts/subscription/prices.ts'
import { admin, contextOf } from '#test/fixtures/people.ts'
import { subscriptionDecider as decider } from './decider.ts'
import { nextInvoice, previewOrder } from './preview.ts'

const noon = '2026-03-01T12:00:00.000Z'
const later = (days: number) => new Date(Date.parse(noon) + days * 86_400_000).toISOString()
const growth: Order = { plan: 'growth', frequency: 'month', currency: 'usd', seats: 0, jobs: 0 }
const team: Order = { ...growth, plan: 'team' }
const first = '11111111-0000-4000-8000-000000000000'
const second = '22222222-0000-4000-8000-000000000000'
const order = (invoiceId: string, of: Order) => ({
  type: 'PlaceOrder' as const,
  data: { invoiceId, order: of, coupon: null, billTo: { name: 'A', address: 'B', taxId: '' }, credit: true },
})

function company(...done: [now: string, command: SubscriptionCommand][]) {
  const started: SubscriptionEvent = { type: 'SubscriptionStarted', data: { plan: 'starter', jobSlots: 1 } }
  return done.reduce(
    (state, [now, command]) =>
      decider.decide(command, state, { ...contextOf(admin), now }).reduce(decider.evolve, state),
    decider.evolve(decider.initialState(), started),
  )
}
const onTeam = () => company([noon, order(first, team)])
const pauseAt = (option: 'immediately' | 'end_of_term', months: number | null): SubscriptionCommand => ({
  type: 'PauseSubscription',
  data: { option, months },
})

describe('an order before it is placed', () => {
  const of = { coupon: null, credit: true }

  it('costs what its invoice will say, with the unused time of the term taken off', () => {
    const state = company([noon, order(first, growth)])
    const preview = previewOrder(state, { order: team, ...of }, later(10))
    const [issued] = decider.decide(order(second, team), state, { ...contextOf(admin), now: later(10) })
    if (issued?.type !== 'InvoiceIssued' || preview.outcome !== 'invoice') throw new Error('An invoice was expected')
    const { lines, discount, total, coupon } = issued.data
    expect(preview).toEqual({
      outcome: 'invoice',
      invoice: { order: team, coupon, lines, discount, total },
      begins: true,
      replaces: false,
    })
    expect(lines.at(-1)).toEqual({ item: 'unusedTime', quantity: 1, monthly: 0, amount: -8738 })
    expect(total).toBe(29_900 - 8738)
  })

  it('that costs less than what is left of the term waits for its end', () => {
    expect(previewOrder(onTeam(), { order: growth, ...of }, later(1))).toEqual({
      outcome: 'waits',
      at: '2026-04-01T12:00:00.000Z',
    })
  })

  it('is refused as it would be, and known where it is placed already', () => {
    expect(() => previewOrder(onTeam(), { order: team, ...of }, later(1))).toThrow(
      expect.objectContaining({ code: 'billing/already-on-plan' }),
    )
    const unpaid = company([noon, { type: 'PlaceOrder', data: { ...order(first, team).data, credit: false } }])
    expect(previewOrder(unpaid, { order: team, ...of }, later(1))).toEqual({ outcome: 'ordered' })
    expect(previewOrder(unpaid, { order: growth, ...of }, later(1))).toMatchObject({
      outcome: 'invoice',
      replaces: true,
    })
  })
})

describe('the next invoice', () => {
  it('comes at the end of the term for what runs, or for what was ordered for then', () => {
    expect(nextInvoice(onTeam())).toMatchObject({
      at: '2026-04-01T12:00:00.000Z',
      invoice: { order: team, total: 29_900 },
    })
    const state = company([noon, order(first, team)], [later(1), order(second, growth)])
    expect(nextInvoice(state)).toMatchObject({
      at: '2026-04-01T12:00:00.000Z',
      invoice: { order: growth, total: 12_900 },
    })
  })

  it('waits for the end of a pause, and does not come where there is none, or the subscription ends', () => {
    const paused = (...of: Parameters<typeof pauseAt>) =>
      company([noon, order(first, team)], [later(1), pauseAt(...of)])
    expect(nextInvoice(paused('immediately', 3))?.at).toBe('2026-06-02T12:00:00.000Z')
    expect(nextInvoice(paused('end_of_term', 2))?.at).toBe('2026-06-01T12:00:00.000Z')
    expect(nextInvoice(paused('immediately', null))).toBeNull()
    expect(
      nextInvoice(company([noon, order(first, team)], [later(1), { type: 'CancelSubscription', data: {} }])),
    ).toBeNull()
    expect(nextInvoice(company())).toBeNull()
  })
})
