import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobPrices, type Order, planPrices, priceOf, seatPrices } from '#contracts/subscription/prices.ts'
import { soldIds } from '#contracts/subscription/sold.ts'
import { ServiceInvoice, ServiceSubscription } from '#contracts/subscription/provider.ts'
import { type ChargebeePeer, chargebeePeer } from '#test/peers/chargebee/server.ts'
import type { BillingService } from './billing-service.ts'
import { chargebee } from './chargebee.ts'

const BACK = 'https://hire.example.com/admin/billing/success'
const growth: Order = { plan: 'growth', frequency: 'month', currency: 'usd', seats: 2, jobs: 1 }
const team: Order = { plan: 'team', frequency: 'year', currency: 'usd', seats: 0, jobs: 0 }
let peer: ChargebeePeer
let service: BillingService
let companies = 0

beforeAll(async () => {
  peer = await chargebeePeer({ begins: Date.parse('2027-01-31T09:00:00Z') })
  service = chargebee(peer.settings, { pauseMs: 1 })
  peer.addCoupon('SPRING', 20, { valid_till: Date.parse('2027-12-31T23:59:59Z') / 1000 })
  peer.addCoupon('FOREVER', 10)
  peer.addCoupon('TEN', null)
  peer.addCoupon('OLD', 50, { valid_till: 1 })
  peer.addCouponCode('SPRING-0001', 'SPRING')
})
afterAll(() => peer.close())

const newCompany = () => `c${String(++companies).padStart(12, '0')}`
const customerOf = (companyId: string) => ({ companyId, company: 'Acme', email: 'rita@acme.example' })
/** A company that has bought it, with a card that is good. */
async function subscribed(order: Order = growth, coupon: string | null = null) {
  const companyId = newCompany()
  peer.customer(companyId)
  const asked = { customer: customerOf(companyId), order, coupon, subscriptionId: null, key: randomUUID() }
  return { companyId, bought: await service.subscribe(asked) }
}
async function everyOf<Each>(source: AsyncIterable<Each>): Promise<Each[]> {
  const all: Each[] = []
  for await (const each of source) all.push(each)
  return all
}
/** What a browser does on a page of the service. */
async function onPage(url: string, fields: Record<string, string>) {
  expect((await fetch(url)).status).toBe(200)
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  return { status: answer.status, to: answer.headers.get('location'), text: await answer.text() }
}

describe('buying', () => {
  const checkout = (companyId: string, order: Order, more: { subscriptionId?: string; coupon?: string } = {}) =>
    service.checkout({
      ...{ customer: customerOf(companyId), order, coupon: more.coupon ?? null, returnTo: BACK, key: randomUUID() },
      subscriptionId: more.subscriptionId ?? null,
    })

  it('begins on a page, with a card that works', async () => {
    const companyId = newCompany()
    const { url, frame } = await checkout(companyId, growth, { coupon: 'SPRING' })
    expect(frame).toBe(false)
    expect((await onPage(url, { do: 'pay', card: 'refused' })).text).toContain('card was declined')
    expect(await service.subscriptionOf(companyId)).toBeNull()
    expect(await onPage(url, { do: 'pay', card: 'good' })).toMatchObject({
      status: 303,
      to: expect.stringMatching(/^https:\/\/hire\.example\.com\/admin\/billing\/success\?id=hp\w+&state=succeeded$/),
    })
    const found = ServiceSubscription.parse(await service.subscriptionOf(companyId))
    expect(found).toMatchObject({
      site: 'acme-test',
      customerId: companyId,
      planId: 'growth-usd-monthly',
      order: growth,
      standing: { status: 'active', pausesAt: null },
      dueSince: null,
      coupon: { code: 'SPRING', discountPercentage: 20, validTill: '2027-12-31T23:59:59.000Z' },
      to: expect.stringMatching(/^2027-02-28T09:/),
    })
    const [invoice] = await service.invoicesOf(companyId)
    const { total } = priceOf(growth, { discountPercentage: 20 })!
    expect(ServiceInvoice.parse(invoice)).toMatchObject({ status: 'paid', currency: 'usd', total, due: 0 })
    // In a second tab it is over.
    expect((await fetch(url)).status).toBe(410)
  })

  it('comes back without a plan when the page is left', async () => {
    const companyId = newCompany()
    const { url } = await checkout(companyId, growth)
    expect((await onPage(url, { do: 'cancel' })).to).toContain('state=cancelled')
    expect(await service.subscriptionOf(companyId)).toBeNull()
  })

  it('changes plan, additions and coupon on a page: what was there before is replaced', async () => {
    const { companyId, bought } = await subscribed(growth, 'SPRING')
    const { url } = await checkout(companyId, team, { subscriptionId: bought.subscriptionId })
    await onPage(url, { do: 'pay', card: 'good' })
    const found = (await service.subscriptionOf(companyId))!
    expect(found).toMatchObject({ subscriptionId: bought.subscriptionId, order: team, coupon: null })
    expect(found.version).toBeGreaterThan(bought.version)
    expect(found.to).toMatch(/^2028-01-31/)
  })

  it('needs no page where a card is known, and makes one customer and one subscription of a call made twice', async () => {
    const companyId = newCompany()
    const asked = { customer: customerOf(companyId), order: { ...growth, plan: 'starter' as const, seats: 0, jobs: 0 } }
    const first = await service.subscribe({ ...asked, coupon: null, subscriptionId: null, key: 'once' })
    expect(await service.subscribe({ ...asked, coupon: null, subscriptionId: null, key: 'once' })).toEqual(first)
    expect(peer.state.customers.get(companyId)).toMatchObject({ email: 'rita@acme.example', company: 'Acme' })
    peer.customer(companyId, 'good')
    const more = { customer: customerOf(companyId), subscriptionId: first.subscriptionId, key: randomUUID() }
    expect(await service.subscribe({ ...more, order: growth, coupon: 'FOREVER' })).toMatchObject({
      order: growth,
      coupon: { code: 'FOREVER', discountPercentage: 10 },
    })
    expect(await service.subscribe({ ...more, order: { ...growth, jobs: 0 }, coupon: null, key: 'b' })).toMatchObject({
      ...{ order: { seats: 2, jobs: 0 }, coupon: null },
    })
  })

  it('is brought back after its end by the next purchase', async () => {
    const { companyId, bought } = await subscribed()
    peer.subscriptions.end(peer.subscriptionOf(companyId))
    const { url } = await checkout(companyId, growth, { subscriptionId: bought.subscriptionId })
    await onPage(url, { do: 'pay', card: 'good' })
    expect(await service.subscriptionOf(companyId)).toMatchObject({ standing: { status: 'active' }, order: growth })
  })

  it('is made once from two tabs, and when the first is not known here yet', async () => {
    const companyId = newCompany()
    const [first, second] = [await checkout(companyId, growth), await checkout(companyId, growth)]
    await onPage(first.url, { do: 'pay', card: 'good' })
    expect(await onPage(second.url, { do: 'pay', card: 'good' })).toMatchObject({
      ...{ status: 200, text: expect.stringContaining('is taken') },
    })
    const third = await checkout(companyId, team)
    await onPage(third.url, { do: 'pay', card: 'good' })
    const asked = { customer: customerOf(companyId), coupon: null, subscriptionId: null, key: randomUUID() }
    expect((await service.subscribe({ ...asked, order: { ...team, seats: 3 } })).order).toEqual({ ...team, seats: 3 })
    const mine = [...peer.state.subscriptions.values()].filter(({ customer_id }) => customer_id === companyId)
    expect(mine).toMatchObject([{ id: companyId, plan_id: 'team-usd-yearly' }])
  })

  it('begins anew in another currency after its end', async () => {
    const { companyId } = await subscribed()
    peer.subscriptions.end(peer.subscriptionOf(companyId))
    const pounds = { ...growth, currency: 'gbp' as const }
    const { url } = await checkout(companyId, pounds)
    await onPage(url, { do: 'pay', card: 'good' })
    expect(await service.subscriptionOf(companyId)).toMatchObject({ standing: { status: 'active' }, order: pounds })
    peer.subscriptions.end(peer.subscriptionOf(companyId))
    const asked = { customer: customerOf(companyId), coupon: null, subscriptionId: null, key: randomUUID() }
    const aud = await service.subscribe({ ...asked, order: { ...growth, currency: 'aud' } })
    const paid = (await service.invoicesOf(companyId)).length
    expect((await service.subscribe({ ...asked, order: aud.order! })).subscriptionId).toBe(aud.subscriptionId)
    expect(await service.invoicesOf(companyId)).toHaveLength(paid)
  })

  it('is refused with what the service says: no card, a coupon that has ended, one that is not there, a plan not sold', async () => {
    const companyId = newCompany()
    const asked = { customer: customerOf(companyId), order: growth, subscriptionId: null, key: randomUUID() }
    await expect(service.subscribe({ ...asked, coupon: null })).rejects.toMatchObject({
      code: 'billing/refused',
      message: 'The payment service says: There is no payment method on file for this customer',
    })
    for (const coupon of ['OLD', 'NONE'])
      await expect(checkout(companyId, growth, { coupon })).rejects.toMatchObject({ code: 'billing/unknown-coupon' })
    await expect(checkout(companyId, { ...growth, plan: 'enterprise' })).rejects.toMatchObject({
      code: 'billing/refused',
      message: 'The payment service says: Plan is not present',
    })
  })

  it('buys something once', async () => {
    const companyId = newCompany()
    const bought = { currency: 'gbp' as const, charges: [{ amount: 4_900, description: 'Texts: 500' }] }
    const { url } = await service.oneTime({ customer: customerOf(companyId), bought, returnTo: BACK, key: 'texts' })
    await onPage(url, { do: 'pay', card: 'good' })
    expect(await service.invoicesOf(companyId)).toMatchObject([
      { subscriptionId: null, status: 'paid', currency: 'gbp', total: 4_900 },
    ])
  })
})

describe('pages of the service', () => {
  it('opens the portal once', async () => {
    const { companyId } = await subscribed()
    const { url, frame } = await service.portal(companyId, BACK)
    expect(frame).toBe(false)
    const opened = await fetch(url)
    expect([opened.status, await opened.text()]).toEqual([200, expect.stringContaining('Invoice')])
    expect((await fetch(url)).status).toBe(410)
  })

  it('collects what is due, in a frame where the site lets it', async () => {
    const { companyId } = await subscribed()
    peer.failPayments(companyId)
    await peer.travel('2027-03-01T09:00:10Z')
    const due = (await service.subscriptionOf(companyId))!.dueSince
    expect(due).toMatch(/^2027-02-28T09:/)
    expect((await service.invoicesOf(companyId))[0]).toMatchObject({ status: 'overdue', dueAt: due })
    expect(await service.collectNow(companyId, BACK)).toMatchObject({ frame: false })
    peer.frame('allowed')
    const { url, frame } = await service.collectNow(companyId, BACK)
    expect(frame).toBe(true)
    await onPage(url, { do: 'pay', card: 'good' })
    expect((await service.subscriptionOf(companyId))!.dueSince).toBeNull()
    expect((await service.invoicesOf(companyId))[0]).toMatchObject({ status: 'paid', due: 0 })
  })

  it('has none for a company that the service does not know', async () => {
    await expect(service.portal(newCompany(), BACK)).rejects.toMatchObject({ code: 'billing/refused' })
    await expect(service.collectNow(newCompany(), BACK)).rejects.toMatchObject({ code: 'billing/refused' })
  })
})

describe('pause and end', () => {
  it('pauses at once until a day, and resumes', async () => {
    const { bought } = await subscribed()
    const resumesAt = '2027-06-30T09:00:00.000Z'
    const id = bought.subscriptionId
    expect(await service.pause({ subscriptionId: id, option: 'immediately', resumesAt, key: 'p' + id })).toMatchObject({
      standing: { status: 'paused', resumesAt },
    })
    expect(await service.nextInvoice(id)).toBeNull()
    expect(await service.resume(id, 'r' + id)).toMatchObject({ standing: { status: 'active', pausesAt: null } })
    await expect(service.resume(id, 'again' + id)).rejects.toMatchObject({ code: 'billing/refused' })
  })

  it('plans a pause at the end of the term and takes it back', async () => {
    const { bought } = await subscribed()
    const id = bought.subscriptionId
    const planned = await service.pause({ subscriptionId: id, option: 'end_of_term', resumesAt: null, key: 'p' + id })
    expect(planned.standing).toEqual({ status: 'active', pausesAt: bought.to, resumesAt: null })
    await expect(service.resume(id, 'r' + id)).rejects.toMatchObject({ code: 'billing/refused' })
    expect((await service.keep(id, 'pause', 'k' + id)).standing).toEqual({ status: 'active', pausesAt: null })
    expect(peer.requests.at(-1)).toMatchObject({ headers: { 'chargebee-idempotency-key': 'k' + id }, body: '' })
  })

  it('cancels at the end of the term and takes it back', async () => {
    const { companyId, bought } = await subscribed()
    const id = bought.subscriptionId
    expect((await service.cancel(id, 'c' + id)).standing).toEqual({ status: 'non_renewing', cancelsAt: bought.to })
    expect(await service.nextInvoice(id)).toBeNull()
    expect((await service.keep(id, 'cancellation', 'k' + id)).standing).toEqual({ status: 'active', pausesAt: null })
    await service.cancel(id, 'again' + id)
    await peer.travel(new Date(Date.parse(bought.to!) + 1000))
    expect((await service.subscriptionOf(companyId))!.standing).toEqual({ status: 'cancelled', cancelledAt: bought.to })
  })
})

describe('reading', () => {
  it('finds the subscription that runs, not a newer one that has ended', async () => {
    const { companyId, bought } = await subscribed()
    const { subscription } = peer.subscriptions.create(peer.customer(companyId), { plan_id: 'starter-usd-monthly' })
    subscription.created_at += 10
    peer.subscriptions.end(subscription)
    expect((await service.subscriptionOf(companyId))!.subscriptionId).toBe(bought.subscriptionId)
  })

  it('lists all that changed since a moment, over several pages, oldest first, of companies alone', async () => {
    const site = await chargebeePeer({ begins: Date.parse('2027-01-01T00:00:00Z') })
    const other = chargebee(site.settings, { pauseMs: 1 })
    const wanted = { plan_id: 'starter-usd-monthly' }
    for (let company = 1; company <= 120; company++) {
      site.state.clock.at(Date.parse('2027-01-01T00:00:00Z') + company * 2000)
      site.subscriptions.create(site.customer(`c${String(company).padStart(12, 'x')}`), wanted)
    }
    site.subscriptions.create(site.customer('another-product'), wanted)
    const all = await everyOf(other.changedSince(null))
    expect(all.map(({ companyId }) => companyId)).toEqual([...new Set(all.map(({ companyId }) => companyId))])
    expect(all).toHaveLength(120)
    const versions = all.map(({ subscription }) => subscription.version)
    expect(versions).toEqual(versions.toSorted((a, b) => a - b))
    const since = new Date(Date.parse('2027-01-01T00:00:00Z') + 200_000).toISOString()
    expect(await everyOf(other.changedSince(since))).toHaveLength(21)
    await site.close()
  })

  it('gives an invoice as PDF, to its company alone', async () => {
    const [{ companyId }, rival] = [await subscribed(), await subscribed()]
    const { invoiceId } = (await service.invoicesOf(companyId))[0]!
    const file = await service.invoiceFile(companyId, invoiceId)
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    for (const [company, id] of [
      [rival.companyId, invoiceId],
      [companyId, '4711'],
      [companyId, ''],
      [companyId, '../customers/x'],
      [companyId, '..'],
    ] as const)
      await expect(service.invoiceFile(company, id)).rejects.toMatchObject({ code: 'billing/unknown-invoice' })
  })

  it('knows coupons, codes of sets, and none by another name', async () => {
    expect(await service.coupon('SPRING')).toMatchObject({ coupon: { discountPercentage: 20 }, active: true })
    expect(await service.coupon('SPRING-0001')).toMatchObject({ coupon: { code: 'SPRING-0001' }, active: true })
    expect(await service.coupon('OLD')).toMatchObject({ active: false })
    for (const code of ['NONE', 'TEN', '', '..', 'a b', '../plans/x']) expect(await service.coupon(code)).toBeNull()
    const { bought } = await subscribed(growth, 'SPRING-0001')
    expect(bought.coupon).toMatchObject({ code: 'SPRING-0001', discountPercentage: 20 })
    expect(await service.coupon('SPRING-0001')).toMatchObject({ active: false })
  })

  it('asks for a coupon once in some minutes', async () => {
    const { companyId } = await subscribed(growth, 'FOREVER')
    const asked = () => peer.requests.filter(({ path }) => path.startsWith('/coupons/FOREVER')).length
    await service.subscriptionOf(companyId)
    const before = asked()
    await service.subscriptionOf(companyId)
    expect(asked()).toBe(before)
  })

  it('previews the next invoice', async () => {
    const { bought } = await subscribed(growth, 'SPRING')
    const price = priceOf(growth, { discountPercentage: 20 })!
    expect(await service.nextInvoice(bought.subscriptionId)).toEqual({
      at: bought.to,
      currency: 'usd',
      lines: [
        { description: 'growth-usd-monthly', quantity: 1, amount: 12_900 },
        { description: 'user-seat-usd-monthly', quantity: 2, amount: 7_800 },
        { description: 'active-job-usd-monthly', quantity: 1, amount: 4_900 },
      ],
      ...{ discount: price.discount, tax: 0, total: price.total },
    })
    expect(await service.nextInvoice('none')).toBeNull()
  })

  it('reads the prices of all that the product sells', async () => {
    const found = await service.prices()
    expect(found.map(({ id }) => id).toSorted()).toEqual([...soldIds].toSorted())
    const price = (id: string) => found.find((each) => each.id === id)
    expect(price('growth-gbp-yearly')).toEqual({
      ...{ id: 'growth-gbp-yearly', currency: 'gbp' },
      amount: 12 * planPrices.growth!.year.gbp,
    })
    expect(price('user-seat-aud-yearly')!.amount).toBe(12 * seatPrices.aud)
    expect(price('active-job-usd-monthly')!.amount).toBe(jobPrices.usd)
  })
})
