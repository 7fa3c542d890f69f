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

  it('are none on starter, and without limit on enterprise', () => {
    given(on('starter')).when(consume).thenRejects('subscription/no-text-invite')
    given(on('enterprise'), text('2026-03', 100_000)).when(consume).then(text('2026-03', 100_001))
  })

  it('are not there without a subscription', () => {
    given().when(consume).thenRejects('subscription/not-found')
  })
})
