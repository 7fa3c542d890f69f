import { afterAll, beforeAll, expect, it } from 'vitest'
import { ServiceInvoice, ServiceSubscription } from '#contracts/subscription/provider.ts'
import { type ChargebeePeer, chargebeePeer } from '#test/peers/chargebee/server.ts'
import type { BillingService } from './billing-service.ts'
import { chargebee } from './chargebee.ts'

const COMPANY = 'c0123456789ab'
let peer: ChargebeePeer
let service: BillingService

/** A year of a company whose payments fail for a while, which pauses and ends. */
beforeAll(async () => {
  peer = await chargebeePeer({ begins: Date.parse('2027-01-10T09:00:00Z') })
  service = chargebee(peer.settings, { pauseMs: 1 })
  peer.addCoupon('SPRING', 20)
  const customer = peer.customer(COMPANY)
  const coupons = [{ coupon_id: 'SPRING', applied_count: 0 }]
  const { subscription } = peer.subscriptions.create(customer, { plan_id: 'growth-usd-monthly', coupons })
  peer.failPayments(COMPANY)
  await peer.travel('2027-02-14T09:00:00Z')
  peer.failPayments(COMPANY, false)
  await peer.travel('2027-02-20T09:00:00Z')
  await service.pause({
    subscriptionId: subscription.id,
    option: 'end_of_term',
    resumesAt: '2027-05-01T00:00:00.000Z',
    key: 'p',
  })
  await peer.travel('2027-05-02T00:00:00Z')
  await service.cancel(subscription.id, 'c')
  await peer.travel('2027-06-02T00:00:00Z')
})
afterAll(() => peer.close())

const sent = (event: object): unknown => JSON.parse(JSON.stringify(event))

it('reads every message about a company: who, when, the subscription and the invoice', async () => {
  const types = new Set<string>()
  for (const event of peer.state.events) {
    const notice = await service.noticeIn(sent(event))
    types.add(event.event_type)
    expect(notice).toMatchObject({ id: event.id, companyId: COMPANY })
    expect(notice!.occurredAt).toBe(new Date(event.occurred_at * 1000).toISOString())
    if (notice!.subscription) ServiceSubscription.parse(notice!.subscription)
    if (notice!.invoice) ServiceInvoice.parse(notice!.invoice)
    expect([notice!.subscription !== null, notice!.invoice !== null]).toEqual([
      'subscription' in event.content,
      'invoice' in event.content,
    ])
  }
  expect([...types].toSorted()).toEqual([
    'invoice_generated',
    'payment_failed',
    'payment_succeeded',
    'subscription_cancellation_scheduled',
    'subscription_cancelled',
    'subscription_created',
    'subscription_pause_scheduled',
    'subscription_paused',
    'subscription_renewed',
    'subscription_resumed',
  ])
})

it('says the last state with the greatest version', async () => {
  const notices = await Promise.all(peer.state.events.map((event) => service.noticeIn(sent(event))))
  const newest = notices
    .flatMap((notice) => notice?.subscription ?? [])
    .reduce((last, each) => (each.version > last.version ? each : last))
  expect(newest).toEqual(await service.subscriptionOf(COMPANY))
  expect(newest).toMatchObject({ standing: { status: 'cancelled' }, coupon: { code: 'SPRING' } })
})

it('has nothing to say of other customers, of catalogue and coupons, and of kinds of message to come', async () => {
  const about = {
    id: 'ev_1',
    occurred_at: 1_800_000_000,
    object: 'event',
    api_version: 'v2',
    webhook_status: 'scheduled',
  }
  const foreign = { ...peer.subscriptionOf(COMPANY), customer_id: 'a-customer-of-another-product' }
  for (const event of [
    { event_type: 'coupon_updated', content: { coupon: { id: 'SPRING' } } },
    { event_type: 'customer_changed', content: { customer: { id: COMPANY } } },
    { event_type: 'something_new', content: {} },
    { event_type: 'subscription_changed', content: { subscription: foreign } },
  ])
    expect(await service.noticeIn({ ...about, ...event })).toBeNull()
  const known = { event_type: 'subscription_something_new', content: { subscription: peer.subscriptionOf(COMPANY) } }
  expect(await service.noticeIn(sent({ ...about, ...known }))).toMatchObject({ companyId: COMPANY, invoice: null })
})

it.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'subscription_changed'],
  ['a list', []],
  ['no content', { id: 'ev_1', occurred_at: 1, event_type: 'x' }],
  ['no id', { occurred_at: 1, event_type: 'x', content: {} }],
  ['a moment that is none', { id: 'ev_1', occurred_at: 1e15, event_type: 'x', content: {} }],
  [
    'a subscription without a state',
    { id: 'ev_1', occurred_at: 1, event_type: 'x', content: { subscription: { id: 's', customer_id: COMPANY } } },
  ],
  ['an invoice of text', { id: 'ev_1', occurred_at: 1, event_type: 'x', content: { invoice: 'paid' } }],
])('takes no message that is %s', async (_, body) => {
  await expect(service.noticeIn(body)).rejects.toMatchObject({ code: 'billing/bad-notice' })
})

it('takes a message later when its coupon cannot be looked up now', async () => {
  const fresh = chargebee(peer.settings, { pauseMs: 1 })
  peer.answerNext({ status: 503, body: '', times: 4 })
  const { events } = peer.state
  const event = sent(events.find(({ event_type }) => event_type === 'subscription_renewed')!)
  await expect(fresh.noticeIn(event)).rejects.toMatchObject({ code: 'billing/unavailable' })
  expect(await fresh.noticeIn(event)).toMatchObject({ subscription: { coupon: { discountPercentage: 20 } } })
})
