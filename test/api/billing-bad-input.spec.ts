import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { readChanges } from '#services/scheduler/billing-service.ts'
import { chargebeePeer } from '#test/peers/chargebee/server.ts'
import { foundCompany } from '../support/api.ts'
import { useInside } from '../support/inside.ts'

const peer = await chargebeePeer()
const here = useInside(peer.settings)
const hook = '/hooks/chargebee'
const order = { plan: 'team', frequency: 'month', currency: 'usd', seats: 0, jobs: 0 }
const checkout = '/chargebee/subscription/checkout/new'
const change = '/chargebee/subscription/checkout/existing'
const team = { plan_name: 'team', plan_id: 'team-usd-monthly', status: 'active' }

/** A company that has bought nothing yet. */
let acme: Awaited<ReturnType<typeof foundCompany>>
let companies = 0
beforeEach(async () => void (acme = await foundCompany(here.platform, `buyer${++companies}`, 'Kestrel')))

const call = (method: 'GET' | 'POST', path: string, body?: object) =>
  here.send(acme.admin, method, `/api/legacy${path}`, body ? { body } : {})
const retrieved = async () => (await call('GET', '/chargebee/subscription/retrieve')).body
const pageFor = async (wanted: object, path = checkout): Promise<string> => (await call('POST', path, wanted)).body.url
/** The status of the page of the service that a person has paid on. */
async function pays(url: string) {
  const paid = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ card: 'good', do: 'pay' }),
    redirect: 'manual',
  })
  await peer.settled()
  await shown()
  return paid.status
}
/** Until pages show what was written. */
const shown = async () =>
  here.platform.caughtUp((await here.platform.useCases.billing.recordServiceReport(acme.companyId, {}))!.token)
const bought = () => ({
  subscriptions: [...peer.state.subscriptions.values()].filter(({ customer_id }) => customer_id === acme.companyId)
    .length,
  invoices: [...peer.state.invoices.values()].filter(({ customer_id }) => customer_id === acme.companyId).length,
})

const line = createServer((request, response) => {
  void (async () => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { authorization } = request.headers
    const { status } = await here.send({ headers: {} }, 'POST', hook, {
      raw: Buffer.concat(chunks).toString(),
      headers: { 'content-type': 'application/json', authorization, origin: undefined },
    })
    response.writeHead(status).end()
  })()
})
beforeAll(async () => {
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  peer.hookTo(`http://127.0.0.1:${(line.address() as AddressInfo).port}${hook}`)
})
afterAll(async () => {
  await peer.close()
  line.closeAllConnections()
  line.close()
})

describe('a checkout', () => {
  it('is paid once, finished twice on its page and in two tabs', async () => {
    const [first, second] = [await pageFor(order), await pageFor(order)]
    expect([await pays(first), await pays(first), await pays(second)]).toEqual([303, 410, 200])
    expect(await retrieved()).toMatchObject(team)
    expect(bought()).toEqual({ subscriptions: 1, invoices: 1 })
  })

  it('whose plan got another name in between is of the plan that was chosen', async () => {
    const page = await pageFor(order)
    peer.state.plans.get('team-usd-monthly')!.name = 'Crew 2027'
    expect(await pays(page)).toBe(303)
    expect(await retrieved()).toMatchObject(team)
  })

  it('whose plan goes on under an id that is not sold here takes nothing away, and says the id', async () => {
    await pays(await pageFor(order))
    const sold = peer.state.plans.get('team-usd-monthly')!
    peer.state.plans.set('crew-2027', { ...sold, id: 'crew-2027' })
    const answer = await fetch(`${peer.url}/api/v2/subscriptions/${acme.companyId}`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${peer.settings.CHARGEBEE_API_KEY}:`).toString('base64')}` },
      body: new URLSearchParams({ plan_id: 'crew-2027' }),
    })
    expect(answer.status).toBe(200)
    await peer.settled()
    await shown()
    expect(await retrieved()).toMatchObject({ plan_name: 'team', plan_id: 'crew-2027', status: 'active' })
  })

  it('in another currency halfway buys nothing more, and the service says why', async () => {
    const [dollars, pounds] = [await pageFor(order), await pageFor({ ...order, currency: 'gbp' })]
    expect([await pays(dollars), await pays(pounds)]).toEqual([303, 200])
    const refused = await call('POST', change, { ...order, currency: 'gbp' })
    expect(refused.body).toMatchObject({
      status: 409,
      code: 'billing/refused',
      detail: expect.stringMatching(/^The payment service says: .*another currency/),
    })
    expect(await retrieved()).toMatchObject(team)
    expect(bought()).toEqual({ subscriptions: 1, invoices: 1 })
  })

  it('in a currency that has no price there is refused, and sold again once it has', async () => {
    const price = peer.state.plans.get('team-aud-monthly')!
    peer.state.plans.delete('team-aud-monthly')
    const refused = await call('POST', checkout, { ...order, currency: 'aud' })
    expect(refused.body).toMatchObject({
      code: 'billing/refused',
      detail: expect.stringContaining('Plan is not present'),
    })
    for (const [currency, status] of [
      ['nzd', 400],
      ['usd', 200],
    ])
      expect((await call('POST', checkout, { ...order, currency })).status).toBe(status)
    peer.state.plans.set(price.id, price)
    expect((await call('POST', checkout, { ...order, currency: 'aud' })).status).toBe(200)
    expect(bought()).toEqual({ subscriptions: 0, invoices: 0 })
  })

  it('with a coupon that ends between the pages is not begun; on a page that shows it, it counts', async () => {
    peer.addCoupon('SPRING', 20)
    expect((await call('GET', '/chargebee/coupons/SPRING')).body).toMatchObject({ status: 'active' })
    const page = await pageFor({ ...order, coupon: 'SPRING' })
    peer.addCoupon('SPRING', 20, { status: 'expired' })
    const refused = await call('POST', checkout, { ...order, coupon: 'SPRING' })
    expect(refused.body).toMatchObject({ status: 404, code: 'billing/unknown-coupon' })
    expect(await pays(page)).toBe(303)
    expect((await call('GET', '/chargebee/users/invoices')).body.invoices).toMatchObject([{ total: 23_920 }])
  })

  it('of less than what is in use says what has to go first', async () => {
    await pays(await pageFor({ ...order, plan: 'performance' }))
    const { commands, context } = here.platform
    for (let n = 0; n < 3; n++) {
      const live = { type: 'ConsumeJobSlot', data: { jobId: randomUUID() } } as const
      await commands.handle(subscriptionDecider, acme.companyId, live, context(colleague()))
    }
    const refused = await call('POST', change, { ...order, plan: 'growth' })
    expect(refused.body).toMatchObject({
      code: 'billing/too-much-in-use',
      detail: expect.stringMatching(/^Before you choose this plan, archive \d+ jobs? and/),
    })
    expect(await retrieved()).toMatchObject({ plan_name: 'performance' })
  })
})

describe('a service that is away for a day', () => {
  it('is said to be away; what was bought goes on, and what happened there counts once it is back', async () => {
    await pays(await pageFor(order))
    const since = peer.now()
    peer.hold()
    peer.failPayments(acme.companyId)
    const away = { status: 503, headers: { 'retry-after': '86400' }, times: 1000 }
    peer.answerNext(away)
    for (const [method, path, body] of [
      ['POST', change, { ...order, plan: 'performance' }],
      ['POST', '/chargebee/users/createPortalSession', {}],
      ['POST', '/chargebee/subscription/collect_now', {}],
      ['POST', '/chargebee/subscription/pause', { pause_option: 'immediately' }],
      ['GET', '/chargebee/coupons/AUTUMN', undefined],
    ] as const) {
      const { status, body: said, headers } = await call(method, path, body)
      expect([path, status, said.code, headers['retry-after']]).toEqual([path, 503, 'billing/unavailable', '86400'])
    }
    // Gates and the list of invoices ask our own record.
    expect((await call('GET', '/chargebee/users/invoices')).body.invoices).toMatchObject([{ status: 'paid' }])
    expect(await retrieved()).toMatchObject(team)
    const page = await here.get(acme.admin, '/admin/billing')
    expect([page.status, page.text.includes('Team')]).toEqual([200, true])
    await expect(readChanges(here.platform, here.platform.engines.billing!, since)).rejects.toMatchObject({
      code: 'billing/unavailable',
    })
    // A term ends there, and its payment fails.
    await peer.travel(new Date(Date.parse(since) + 32 * 86_400_000))
    while ((await fetch(`${peer.url}/api/v2/subscriptions`)).status === 503);
    expect(await retrieved()).toMatchObject({ due_since: null })

    await readChanges(here.platform, here.platform.engines.billing!, since)
    await shown()
    const due = new Date(peer.subscriptionOf(acme.companyId).due_since! * 1000).toISOString()
    expect(await retrieved()).toMatchObject({ due_since: expect.anything() })
    const at = async () => (await here.platform.readers.balancesOf(colleague()))!.report.dueSince
    expect(await at()).toBe(due)
    // Its messages of that day come late and change nothing more.
    await peer.release({ order: 'shuffled', doubled: 0.5, seed: 3 })
    await shown()
    expect(await at()).toBe(due)
  })
})

const colleague = () => ({ kind: 'process', name: 'billing', companyId: acme.companyId, permissions: [] }) as const
