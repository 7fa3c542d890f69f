import { describe, it } from 'vitest'
import type { CommandContext } from '#contracts/kernel/command-context.ts'
import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { ada } from '#test/fixtures/candidate.ts'
import { contextOf, editor } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'
import { subscriptionDecider } from './decider.ts'

const at = (now: string): CommandContext => ({ ...contextOf(editor), now })
const given = specify(subscriptionDecider, at('2026-03-31T23:59:59.000Z'))
const inApril = specify(subscriptionDecider, at('2026-04-01T00:00:00.000Z'))
const on = (plan: 'starter' | 'growth' | 'enterprise'): SubscriptionEvent => ({
  type: 'SubscriptionStarted',
  data: { plan, jobSlots: 2 },
})
const text = (month: string, inMonth: number): SubscriptionEvent => ({
  type: 'TextInviteConsumed',
  data: { candidateId: ada, messageId: 'm1', reminder: false, month, inMonth },
})
const term = (frequency: 'month' | 'year', from: string, to: string): SubscriptionEvent => ({
  type: 'SubscriptionTermStarted',
  data: {
    invoiceId: '99999999-9999-4999-8999-999999999999',
    order: { plan: 'growth', frequency, currency: 'usd', seats: 0, jobs: 0 },
    ...{ from, to, anchor: 10 },
  },
})
const consume = { type: 'ConsumeTextInvite', data: { candidateId: ada, messageId: 'm1', reminder: false } } as const

describe('text messages of a plan (PUB-026)', () => {
  it('are counted by month, the last one included', () => {
    given(on('growth')).when(consume).then(text('2026-03', 1))
    given(on('growth'), text('2026-03', 499)).when(consume).then(text('2026-03', 500))
    given(on('growth'), text('2026-03', 500)).when(consume).thenRejects('subscription/no-text-invite')
  })

  it('begin again with the month', () => {
    inApril(on('growth'), text('2026-03', 500)).when(consume).then(text('2026-04', 1))
  })

  it('are 6,000 at once on a yearly term of a plan with 500 a month, counted from its beginning (BILL-011)', () => {
    const year = term('year', '2026-03-10T00:00:00.000Z', '2027-03-10T00:00:00.000Z')
    const used = (times: number) => Array.from({ length: times }, () => text('2026-03', 600))
    given(on('growth'), text('2026-03', 500), year).when(consume).then(text('2026-03', 501))
    inApril(on('growth'), year, ...used(5999))
      .when(consume)
      .then(text('2026-04', 1))
    inApril(on('growth'), year, ...used(6000))
      .when(consume)
      .thenRejects('subscription/no-text-invite', 'The 6000 text messages of your plan are used up this year.')
    inApril(on('growth'), ...used(6000), year)
      .when(consume)
      .then(text('2026-04', 1))
    const renewed = term('year', '2026-03-31T00:00:00.000Z', '2027-03-31T00:00:00.000Z')
    inApril(on('growth'), year, ...used(6000), renewed)
      .when(consume)
      .then(text('2026-04', 1))
  })

  it('are those of the month again once a yearly term is over, and on a monthly one', () => {
    const over = term('year', '2025-03-10T00:00:00.000Z', '2026-03-10T00:00:00.000Z')
    given(on('growth'), over, text('2026-03', 500)).when(consume).thenRejects('subscription/no-text-invite')
    const month = term('month', '2026-03-10T00:00:00.000Z', '2026-04-10T00:00:00.000Z')
    given(on('growth'), month, text('2026-03', 500)).when(consume).thenRejects('subscription/no-text-invite')
  })

  it('are none on starter, and without limit on enterprise', () => {
    given(on('starter')).when(consume).thenRejects('subscription/no-text-invite')
    given(on('enterprise'), text('2026-03', 100_000)).when(consume).then(text('2026-03', 100_001))
  })

  it('are not there without a subscription', () => {
    given().when(consume).thenRejects('subscription/not-found')
  })
})
