import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { CompanyId } from '#contracts/kernel/ids.ts'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { compareWithService, readChanges } from '#services/scheduler/billing-service.ts'
import { admin } from '#test/fixtures/people.ts'
import { chargebeePeer } from '#test/peers/chargebee/server.ts'
import { publicUrl, useInside } from '../support/inside.ts'

const peer = await chargebeePeer()
const here = useInside(peer.settings)
const hook = '/hooks/chargebee'
const outside = { headers: {} }
const order = { plan: 'growth', frequency: 'month', currency: 'usd', seats: 1, jobs: 0 }

const call = (method: 'GET' | 'POST', path: string, body?: object, who = here.acme.admin) =>
  here.send(who, method, `/api/legacy${path}`, body ? { body } : {})
const retrieved = async (who = here.acme.admin) =>
  (await call('GET', '/chargebee/subscription/retrieve', undefined, who)).body
const company = async () => (await here.send(here.acme.admin, 'GET', '/api/v2/company')).body
const asker = (): Asker & { kind: 'user' } => ({
  kind: 'user',
  companyId: here.acme.companyId,
  userId: here.acme.userId,
  role: 'admin',
  creator: true,
  permissions: permissionsOf.admin,
})
const billing = () => here.platform.engines.billing!

/** Hands messages of the service to the server, as if over the network. */
const line = createServer((request, response) => {
  void (async () => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { authorization } = request.headers
    const { status } = await here.send(outside, 'POST', hook, {
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
async function pays(url: string, card = 'good') {
  await fetch(url, { method: 'POST', body: new URLSearchParams({ card, do: 'pay' }), redirect: 'manual' })
  await peer.settled()
  await settled()
}

describe('a company that is billed by a service', () => {
  it('checks out on its page, with a coupon, and is on the plan once it has paid (BILL-050, BILL-058)', async () => {
    peer.addCoupon('SPRING', 20)
    peer.addCoupon('OLD', 20, { status: 'expired' })
    const refused = await call('POST', '/chargebee/subscription/checkout/new', { ...order, coupon: 'OLD' })
    expect(refused.body).toMatchObject({ code: 'billing/unknown-coupon' })
    const { body } = await call('POST', '/chargebee/subscription/checkout/new', { ...order, coupon: 'SPRING' })
    expect(await retrieved()).toMatchObject({ plan_name: 'performance', plan_id: null })
    await pays(body.url, 'refused')
    expect(await retrieved()).toMatchObject({ plan_id: null })
    await pays(body.url)
    expect(await retrieved()).toMatchObject({
      plan_name: 'growth',
      status: 'active',
      plan_id: 'growth-usd-monthly',
      frequency: 'month',
      addons: [{ id: 'userSeat', quantity: 1, unit_price: 3900 }],
    })
    expect(await company()).toMatchObject({
      cb_site: 'acme-test',
      cb_subscription_id: expect.any(String),
      cb_subscription_users: 3,
      couponDetails: { discount_percentage: 20 },
    })
  })

  it('sees its invoices and downloads them; another company does not (BILL-047)', async () => {
    const { body } = await call('GET', '/chargebee/users/invoices')
    expect(body.invoices).toMatchObject([{ status: 'paid', currency: 'usd', total: 13_440, plan_id: null }])
    const path = `/chargebee/invoices/${body.invoices[0].id}/download`
    const file = await call('GET', path)
    expect([file.status, file.headers['content-type'], file.text.slice(0, 5)]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ])
    expect((await call('GET', path, undefined, here.rival.admin)).status).toBe(404)
  })

  it('changes its order on the page of what it has, and what it uses must have room (BILL-049, BILL-050)', async () => {
    const more = { ...order, plan: 'team', seats: 0 }
    const { body } = await call('POST', '/chargebee/subscription/checkout/existing', more)
    await pays(body.url)
    expect(await retrieved()).toMatchObject({ plan_name: 'team', addons: [] })
    const known = await call('POST', '/chargebee/subscription/update', {
      ...order,
      bill_to: { name: 'Acme', address: 'High Street 1', taxId: '' },
    })
    expect(known.body).toMatchObject({ plan_name: 'growth', addons: [{ id: 'userSeat', quantity: 1 }] })
  })

  it('pauses, resumes, cancels and keeps its subscription there, each on the record at once (BILL-032, BILL-052)', async () => {
    await call('POST', '/chargebee/subscription/pause', { pause_option: 'immediately', resume_date_nb_months: 2 })
    expect(await company()).toMatchObject({ cb_subscription_status: 'paused', cb_resumeDate: expect.any(String) })
    const resume = '/api/legacy/chargebee/subscription/resume'
    // A link on another site changes nothing.
    expect((await here.send(here.acme.admin, 'GET', resume)).body).toMatchObject({ code: 'auth/csrf' })
    const headers = { origin: publicUrl }
    expect((await here.send(here.acme.admin, 'GET', resume, { headers })).body).toEqual({ status: 'OK' })
    expect(await retrieved()).toMatchObject({ status: 'active' })
    const { billing: useCases } = here.platform.useCases
    for (const [change, status] of [
      [useCases.cancelSubscription, 'non_renewing'],
      [useCases.keepSubscription, 'active'],
    ] as const) {
      await here.platform.caughtUp((await change(asker())).token)
      expect(await retrieved()).toMatchObject({ status })
    }
  })

  it('opens the portal, a page for what is due, and one to buy something once (BILL-051, BILL-053, BILL-055)', async () => {
    const portal = (await call('POST', '/chargebee/users/createPortalSession', {})).body
    expect(await (await fetch(portal.url)).text()).toContain('Billing portal')
    peer.frame('allowed')
    expect((await call('POST', '/chargebee/subscription/collect_now', {})).body).toMatchObject({ frame: true })
    const charges = [{ amount: 25_000, description: 'Onboarding' }]
    const once = await call('POST', '/chargebee/subscription/check-out-one-time', { currency: 'usd', charges })
    await pays(once.body.url)
    expect((await call('GET', '/chargebee/users/invoices')).body.invoices[0]).toMatchObject({ total: 25_000 })
    expect((await call('GET', '/chargebee/users/invoices')).body.invoices[0].status).toBe('paid')
  })

  it('previews its next invoice', async () => {
    const next = await here.platform.useCases.billing.nextServiceInvoice(asker())
    expect(next).toMatchObject({ currency: 'usd', lines: expect.arrayContaining([expect.anything()]) })
  })
})

describe('messages of the service', () => {
  it('with another password, or none, change nothing', async () => {
    for (const authorization of [undefined, 'Basic eDp5', `Bearer ${peer.settings.CHARGEBEE_WEBHOOK}`])
      expect((await here.send(outside, 'POST', hook, { body: {}, headers: { authorization } })).body).toMatchObject({
        status: 401,
        detail: 'Send the name and password that were agreed for the billing service',
      })
  })

  it('that are none are refused, those of strangers and of unknown kinds are taken', async () => {
    const authorization = `Basic ${Buffer.from(peer.settings.CHARGEBEE_WEBHOOK).toString('base64')}`
    const send = (body: object) => here.send(outside, 'POST', hook, { body, headers: { authorization } })
    expect((await send({ id: 'ev_1' })).body).toMatchObject({ code: 'billing/bad-notice' })
    const event = { id: 'ev_2', occurred_at: 1_800_000_000, event_type: 'moon_landed', content: {} }
    expect((await send(event)).status).toBe(200)
    const invoice = peer.state.invoices.values().next().value
    const foreign = { ...invoice, customer_id: '3e1b1c9e-0000-4000-8000-000000000000' }
    expect((await send({ ...event, id: 'ev_3', content: { invoice: foreign } })).status).toBe(200)
  })

  it('late, shuffled and doubled end where the subscription is: failed payment to blocked and back (BILL-033 to BILL-035)', async () => {
    peer.hold()
    peer.failPayments(here.acme.companyId)
    await peer.travel(new Date(Date.parse(peer.now()) + 40 * 86_400_000))
    await peer.release({ order: 'shuffled', doubled: 0.2, seed: 7 })
    await settled()
    const { dueSince } = (await here.platform.readers.balancesOf(asker()))!.report
    expect(dueSince).toBe(new Date(peer.subscriptionOf(here.acme.companyId).due_since! * 1000).toISOString())
    peer.failPayments(here.acme.companyId, false)
    await pays((await call('POST', '/chargebee/subscription/collect_now', {})).body.url)
    expect(await retrieved()).toMatchObject({ due_since: null, status: 'active' })
  })

  it('that do not arrive are found by asking what changed', async () => {
    peer.hold()
    const since = peer.now()
    await peer.travel(new Date(Date.parse(peer.now()) + 1000))
    await fetchCancel()
    expect(await retrieved()).toMatchObject({ status: 'active' })
    await readChanges(here.platform, billing(), since)
    await settled()
    expect(await retrieved()).toMatchObject({ status: 'non_renewing' })
    await peer.release({ order: 'reversed' })
    expect(await retrieved()).toMatchObject({ status: 'non_renewing' })
  })
})

it('a comparison mends what differs, says what it was, and names companies that the service does not know', async () => {
  const { changePlan } = here.platform.useCases.billing
  const operator = { ...asker(), operator: true as const }
  const { token } = await changePlan(operator, { plan: 'enterprise', companyId: here.acme.companyId })
  await here.platform.caughtUp(token)
  expect(await compareWithService(here.platform, billing())).toEqual({ missing: [] })
  await settled()
  expect(await retrieved()).toMatchObject({ plan_name: 'growth' })
  expect(await here.platform.readers.repairedSubscriptions(operator)).toMatchObject({
    rows: [{ companyId: here.acme.companyId, parts: ['plan'] }],
    ...{ page: 1, pages: 1 },
  })
  await expect(here.platform.readers.repairedSubscriptions(admin)).rejects.toMatchObject({ code: 'auth/forbidden' })
  peer.state.subscriptions.clear()
  expect(await compareWithService(here.platform, billing())).toEqual({ missing: [here.acme.companyId] })
})

/** Cancels at the service, as its own people do at its console. */
async function fetchCancel() {
  await billing().cancel(peer.subscriptionOf(here.acme.companyId).id, 'console')
}
/** Until pages show what was written. */
async function settled() {
  const companyId: CompanyId = here.acme.companyId
  const token = (await here.platform.useCases.billing.recordServiceReport(companyId, {}))!.token
  await here.platform.caughtUp(token)
}
