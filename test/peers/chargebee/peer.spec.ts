import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { type ChargebeePeer, chargebeePeer } from './server.ts'

const COMPANY = 'c0123456789ab'
const wanted = { plan_id: 'growth-usd-monthly' }
let peer: ChargebeePeer
beforeEach(async () => {
  peer = await chargebeePeer({ begins: Date.parse('2027-01-31T09:00:00Z') })
})
afterEach(() => peer.close())

const authorization = () => `Basic ${Buffer.from(`${peer.settings.CHARGEBEE_API_KEY}:`).toString('base64')}`
async function call(
  path: string,
  { body, ...init }: { body?: string; method?: string; headers?: Record<string, string> } = {},
) {
  const answer = await fetch(`${peer.url}/api/v2${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body !== undefined && { body }),
    ...init,
    headers: { authorization: authorization(), 'content-type': 'application/x-www-form-urlencoded', ...init.headers },
  })
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> }
}
const begin = () => peer.subscriptions.create(peer.customer(COMPANY), wanted).subscription
const events = () => peer.state.events.map(({ event_type }) => event_type)

describe('the API', () => {
  it.each<[number, string, string, Parameters<typeof call>[1]?]>([
    [401, 'api_authentication_failed', '/plans', { headers: { authorization: 'Basic eDo=' } }],
    [400, 'invalid_request', '/customers', { body: '{}', headers: { 'content-type': 'application/json' } }],
    [404, 'resource_not_found', '/subscriptions/none'],
    [404, 'resource_not_found', '/nothing'],
    [405, 'http_method_not_supported', '/events', { body: '' }],
    [400, 'param_wrong_value', '/plans?limit=101'],
    [400, 'param_wrong_value', '/subscriptions?country[is]=us'],
    [400, 'param_wrong_value', '/hosted_pages/checkout_new', { body: `redirect_url=${'x'.repeat(251)}` }],
    [400, 'api_restricted', '/item_prices'],
    [400, 'api_restricted', '/hosted_pages/checkout_new_for_items', { body: '' }],
    [404, 'resource_not_found', '/hosted_pages/collect_now', { body: 'customer[id]=none' }],
  ])('answers %i %s: %s', async (status, code, path, init) => {
    const { body, ...answer } = await call(path, init)
    expect([answer.status, body.api_error_code, body.http_status_code]).toEqual([status, code, status])
  })

  it('names the field that is wrong', async () => {
    expect((await call('/hosted_pages/collect_now', { body: 'customer[id]=none' })).body.param).toBe('customer[id]')
  })

  it('reads columns with the index last, and answers in pages', async () => {
    const body = 'subscription[plan_id]=growth-usd-monthly&addons[id][0]=user-seat-usd-monthly&addons[quantity][0]=3'
    const { hosted_page } = (await call('/hosted_pages/checkout_new', { body })).body as {
      hosted_page: { url: string }
    }
    expect(await (await fetch(hosted_page.url)).text()).toContain('USD 246.00')
    const first = (await call('/plans?limit=20')).body as { list: object[]; next_offset: string }
    const second = (await call(`/plans?limit=20&offset=${first.next_offset}`)).body as typeof first
    expect([first.list.length, second.list.length, second.next_offset]).toEqual([20, 4, undefined])
  })

  it('does the same request with the same key once', async () => {
    const headers = { 'chargebee-idempotency-key': 'k1' }
    const first = await call('/customers', { body: 'id=cust1', headers })
    const again = await call('/customers', { body: 'id=cust1', headers })
    expect([again.body, again.headers.get('chargebee-idempotency-replayed')]).toEqual([first.body, 'true'])
    expect((await call('/customers', { body: 'id=cust2', headers })).status).toBe(422)
  })
})

describe('time', () => {
  it('renews at the end of each term, on the day it began or the last one of the month', async () => {
    const subscription = begin()
    await peer.travel('2027-04-01T00:00:00Z')
    expect(new Date(subscription.current_term_end * 1000).toISOString()).toMatch(/^2027-04-30T09:00/)
    expect(peer.state.invoices.size).toBe(3)
  })

  it('tries a payment again for some days, then gives up; a good card ends it', async () => {
    const subscription = begin()
    peer.failPayments(COMPANY)
    await peer.travel('2027-03-10T00:00:00Z')
    expect(events().filter((type) => type === 'payment_failed')).toHaveLength(5)
    expect([...peer.state.invoices.values()].at(-1)).toMatchObject({ status: 'not_paid', dunning_status: 'exhausted' })
    expect(subscription).toMatchObject({ status: 'active', due_invoices_count: 1, total_dues: 12_900 })
    const { hosted_page } = (await call('/hosted_pages/collect_now', { body: `customer[id]=${COMPANY}` })).body as {
      hosted_page: { url: string }
    }
    await fetch(hosted_page.url, { method: 'POST', body: new URLSearchParams({ do: 'pay', card: 'good' }) })
    expect(subscription).toMatchObject({ due_invoices_count: 0 })
    expect(subscription).not.toHaveProperty('due_since')
  })

  it('cancels after dunning where the site does that', async () => {
    const strict = await chargebeePeer({ begins: Date.parse('2027-01-31T09:00:00Z'), endOfDunning: 'cancel' })
    onTestFinished(() => strict.close())
    const { subscription } = strict.subscriptions.create(strict.customer(COMPANY), wanted)
    strict.failPayments(COMPANY)
    await strict.travel('2027-03-20T00:00:00Z')
    expect(subscription).toMatchObject({ status: 'cancelled', cancel_reason: 'not_paid' })
  })
})

describe('messages', () => {
  async function listener(status = () => 200) {
    const got: { id: string; type: string; authorization: string }[] = []
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const { id, event_type } = JSON.parse(Buffer.concat(chunks).toString()) as { id: string; event_type: string }
      got.push({ id, type: event_type, authorization: request.headers.authorization ?? '' })
      response.writeHead(status()).end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    peer.hookTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks/chargebee`)
    return got
  }

  it('come at once, in order, with user and password', async () => {
    const got = await listener()
    begin()
    await peer.settled()
    expect(got.map(({ type }) => type)).toEqual(events())
    expect(got[0]!.authorization).toBe(`Basic ${Buffer.from(peer.settings.CHARGEBEE_WEBHOOK).toString('base64')}`)
  })

  it('can be held, shuffled, doubled, sent with another password, and in part', async () => {
    const got = await listener()
    peer.hold()
    begin()
    await peer.travel('2027-12-31T00:00:00Z')
    const all = peer.queued.length
    expect([got.length, all > 20]).toEqual([0, true])
    await peer.deliver({ most: 3, password: 'wrong' })
    expect(got[0]!.authorization).not.toBe(`Basic ${Buffer.from(peer.settings.CHARGEBEE_WEBHOOK).toString('base64')}`)
    await peer.deliver({ order: 'shuffled', doubled: 1 })
    expect([got.length, peer.queued.length]).toEqual([3 + 2 * (all - 3), 0])
    expect(got.map(({ id }) => id)).not.toEqual(got.map(({ id }) => id).toSorted())
  })

  it('wait to be sent again where they are not taken', async () => {
    let status = 503
    const got = await listener(() => status)
    begin()
    await peer.settled()
    expect(peer.queued).toHaveLength(3)
    status = 200
    await peer.deliver()
    expect([got.length, peer.queued.length]).toEqual([got.length, 0])
    expect(peer.state.events.every(({ webhook_status }) => webhook_status === 'succeeded')).toBe(true)
  })

  it('are listed too, for those who missed them', async () => {
    begin()
    const { list } = (await call(`/events?occurred_at[after]=0&sort_by[asc]=occurred_at`)).body as { list: object[] }
    expect(list).toHaveLength(3)
  })
})
