import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Order } from '#contracts/subscription/prices.ts'
import { type ChargebeePeer, chargebeePeer } from '#test/peers/chargebee/server.ts'
import type { BillingService } from './billing-service.ts'
import { chargebee } from './chargebee.ts'

const COMPANY = 'c0123456789ab'
const order: Order = { plan: 'growth', frequency: 'month', currency: 'usd', seats: 0, jobs: 0 }
const customer = { companyId: COMPANY, company: 'Acme', email: 'rita@acme.example' }
let peer: ChargebeePeer
let service: BillingService

beforeAll(async () => {
  peer = await chargebeePeer()
  peer.customer(COMPANY)
  service = chargebee(peer.settings, { pauseMs: 1 })
})
afterAll(() => peer.close())

/** What is written for operators, and how many requests were made. */
function watched() {
  const before = peer.requests.length
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => (warn.mockRestore(), error.mockRestore()))
  return {
    requests: () => peer.requests.slice(before),
    told: () => [...warn.mock.calls, ...error.mock.calls].flat().join(' '),
  }
}
const subscribe = (key: string) => service.subscribe({ customer, order, coupon: null, subscriptionId: null, key })
const made = (type: string) => peer.state.events.filter(({ event_type }) => event_type === type).length

describe('a service in trouble', () => {
  it.each([
    ['HTML of a proxy', { status: 502, body: '<html><h1>Bad gateway</h1></html>' }],
    ['an error of its own', { status: 500, body: { message: 'Sorry', api_error_code: 'internal_error' } }],
    ['maintenance', { status: 503, body: '<html>Maintenance</html>' }],
    ['a gateway that waited too long', { status: 504, body: '' }],
    [
      'too many requests, and nothing on when to come back',
      { status: 429, body: { api_error_code: 'api_request_limit_exceeded' } },
    ],
    ['too many requests for a moment', { status: 429, body: {}, headers: { 'retry-after': '0.01' } }],
    ['a connection that ends', { lost: true }],
  ])('gets the question again after %s', async (_, fault) => {
    const { requests } = watched()
    peer.answerNext({ ...fault, times: 2 })
    expect(await service.invoicesOf('cnone00000000')).toEqual([])
    expect(requests()).toHaveLength(3)
  })

  it('is not available after four tries, and says so to operators', async () => {
    const { requests, told } = watched()
    peer.answerNext({ status: 502, body: '<html></html>', times: 4 })
    await expect(service.subscriptionOf(COMPANY)).rejects.toMatchObject({
      code: 'billing/unavailable',
      message: 'The payment service cannot be reached. Please try again later.',
    })
    expect(requests()).toHaveLength(4)
    expect(told()).toContain('Chargebee is not available')
    peer.answerNext({ status: 503, body: {}, times: 4 })
    await expect(service.subscriptionOf(COMPANY)).rejects.toMatchObject({ code: 'billing/unavailable' })
    expect(told()).toContain('Chargebee is not available: it answered 503')
    expect(told()).not.toContain('[object Object]')
  })

  it('keeps no person waiting for longer than some seconds', async () => {
    const { requests } = watched()
    peer.answerNext({
      status: 429,
      body: { api_error_code: 'api_request_limit_exceeded' },
      headers: { 'retry-after': '30' },
    })
    await expect(service.subscriptionOf(COMPANY)).rejects.toMatchObject({
      code: 'billing/unavailable',
      retryAfterS: 30,
    })
    expect(requests()).toHaveLength(1)
  })

  it('is not available where nothing listens', async () => {
    const { told } = watched()
    const nowhere = chargebee({ ...peer.settings, CHARGEBEE_URL: 'http://127.0.0.1:1' }, { pauseMs: 1 })
    await expect(nowhere.subscriptionOf(COMPANY)).rejects.toMatchObject({ code: 'billing/unavailable' })
    expect(told()).toMatch(/Chargebee is not available: fetch failed/)
  })

  it('is not followed to another address, which would learn the key', async () => {
    const { requests } = watched()
    peer.answerNext({ status: 302, body: '', headers: { location: `${peer.url}/api/v2/stolen` }, times: 4 })
    await expect(service.subscriptionOf(COMPANY)).rejects.toMatchObject({ code: 'billing/unavailable' })
    expect(requests().map(({ path }) => path)).not.toContain('/stolen')
  })

  it('is not believed when its answer makes no sense', async () => {
    watched()
    peer.answerNext({ status: 200, body: { list: [{ subscription: { id: 7, status: 'asleep' } }] } })
    await expect(service.subscriptionOf(COMPANY)).rejects.toMatchObject({ code: 'billing/unavailable' })
  })

  it('that does not know the installation is a matter of its operators: the log says what is wrong', async () => {
    const { told, requests } = watched()
    const stranger = chargebee({ ...peer.settings, CHARGEBEE_API_KEY: 'test_other' }, { pauseMs: 1 })
    await expect(stranger.subscriptionOf(COMPANY)).rejects.toMatchObject({ code: 'billing/unavailable' })
    peer.answerNext({
      status: 400,
      body: { api_error_code: 'api_restricted', message: 'This API operation is not enabled' },
    })
    await expect(service.subscriptionOf(COMPANY)).rejects.toMatchObject({ code: 'billing/unavailable' })
    expect(requests()).toHaveLength(2)
    expect(told()).toContain('api_authentication_failed')
    expect(told()).toContain('This API operation is not enabled')
  })

  it('shows whether it is there, and has the catalogue that is needed', async () => {
    const { requests } = watched()
    const fresh = chargebee(peer.settings, { pauseMs: 1 })
    peer.answerNext({ status: 200, body: { configurations: [{ domain: 'x', product_catalog_version: 'v2' }] } })
    await expect(fresh.probe()).rejects.toThrow('Product Catalog 2.0')
    await expect(fresh.probe()).rejects.toThrow('Product Catalog 2.0')
    await service.probe()
    await Promise.all([service.probe(), service.probe()])
    // Orchestrators look every second: the answer is kept.
    expect(requests()).toHaveLength(2)
    await expect(chargebee({ ...peer.settings, CHARGEBEE_API_KEY: 'x' }).probe()).rejects.toThrow()
  })
})

describe('a change whose answer is lost', () => {
  it('is made once: a subscription, a customer', async () => {
    peer.answerNext({ lost: true, path: /\/customers\/.*\/subscriptions$/, times: 2 })
    const bought = await subscribe(randomUUID())
    expect(peer.state.subscriptions.size).toBe(1)
    expect(made('subscription_created')).toBe(1)
    peer.answerNext({ lost: true, path: /\/customers$/ })
    const newcomer = {
      customer: { ...customer, companyId: 'cnew000000000' },
      order: { ...order, plan: 'starter' as const },
    }
    await service.subscribe({ ...newcomer, coupon: null, subscriptionId: null, key: randomUUID() })
    expect(made('customer_created')).toBe(1)
    expect(bought.customerId).toBe(COMPANY)
  })

  it.each<[string, string, (id: string) => Promise<unknown>]>([
    [
      'pause',
      'subscription_paused',
      (id) => service.pause({ subscriptionId: id, option: 'immediately', resumesAt: null, key: `p-${id}` }),
    ],
    ['resume', 'subscription_resumed', (id) => service.resume(id, `r-${id}`)],
    ['cancel', 'subscription_cancellation_scheduled', (id) => service.cancel(id, `c-${id}`)],
    ['keep', 'subscription_scheduled_cancellation_removed', (id) => service.keep(id, 'cancellation', `k-${id}`)],
    [
      'plan a pause',
      'subscription_pause_scheduled',
      (id) => service.pause({ subscriptionId: id, option: 'end_of_term', resumesAt: null, key: `e-${id}` }),
    ],
    ['keep going', 'subscription_scheduled_pause_removed', (id) => service.keep(id, 'pause', `g-${id}`)],
  ])('is made once: %s', async (_, type, change) => {
    const { id } = peer.subscriptionOf(COMPANY)
    const before = made(type)
    peer.answerNext({ lost: true, path: new RegExp(`/subscriptions/${id}/`) })
    const first = await change(id)
    expect(await change(id)).toEqual(first)
    expect(made(type)).toBe(before + 1)
  })

  it('is refused under the key of another change', async () => {
    const { id } = peer.subscriptionOf(COMPANY)
    const update = { customer, coupon: null, subscriptionId: id, key: 'one-key' }
    await service.subscribe({ ...update, order: { ...order, seats: 1 } })
    await expect(service.subscribe({ ...update, order: { ...order, seats: 2 } })).rejects.toMatchObject({
      code: 'billing/refused',
    })
  })

  it('has its key on every request', () => {
    const unkeyed = peer.requests.filter(
      ({ method, path, headers }) => method === 'POST' && !/\/pdf/.test(path) && !headers['chargebee-idempotency-key'],
    )
    expect(unkeyed).toEqual([])
  })
})

it('asks nothing for an id that is no part of an address', async () => {
  const { requests } = watched()
  for (const id of ['', ' ', '..', '../plans', 'a/b', 'a%2Fb', 'x'.repeat(101)]) {
    await expect(service.cancel(id, randomUUID())).rejects.toMatchObject({ code: 'subscription/not-found' })
    expect(await service.nextInvoice(id)).toBeNull()
    expect(await service.coupon(id)).toBeNull()
  }
  expect(requests()).toEqual([])
})
