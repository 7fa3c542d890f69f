import { describe, expect, it } from 'vitest'
import { colleaguesOf } from '../support/colleagues.ts'
import { useInside } from '../support/inside.ts'

const here = useInside({ SUPPORT_EMAIL: 'sales@hirelog.example' })
const get = (path: string, headers: Record<string, string> = {}) =>
  here.send(here.acme.admin, 'GET', `/api/legacy${path}`, { headers })
const post = (path: string, body: object, who = here.acme.admin) =>
  here.send(who, 'POST', `/api/legacy${path}`, { body })

describe('GET chargebee/plans', () => {
  it('answers titles, prices, volumes, features by group and add-ons of every plan (BILL-004, BILL-005, BILL-046)', async () => {
    const { status, body } = await get('/chargebee/plans?currency=GBP')
    expect(status).toBe(200)
    expect(body.currency).toBe('gbp')
    const growth = body.plans[1]
    expect(growth).toMatchObject({
      name: 'growth',
      title: 'Individual',
      ids: { gbp: { year: 'growth-gbp-yearly' } },
      price: { usd: { month: 12_900, year: 9_900 }, gbp: { month: 9_900, year: 7_900 } },
      yearlySavings: 24_000,
      features: { integrations: ['zapier'] },
      highlightFeatures: ['basicBranding', 'zapier', 'documentUpload'],
    })
    expect(growth.addons).toContainEqual({ id: 'user-seat-gbp', quantity: 50, unit_price: 3200, frequency: 'month' })
    expect(body.plans[4]).toMatchObject({ title: 'Professional', price: 'custom', ids: null, isEnterprise: true })
  })

  it.each([
    ['?country=au', {}, 'aud'],
    ['?currency=usd&country=AU', {}, 'usd'],
    ['', { 'accept-language': 'en-GB,en' }, 'gbp'],
    ['', { 'accept-language': 'de-DE' }, 'usd'],
  ])('%s with %j is in %s', async (query, headers, currency) => {
    expect((await get(`/chargebee/plans${query}`, headers)).body.currency).toBe(currency)
    if (query === '') expect((await get('/users/client-currency', headers)).body).toMatchObject({ currency })
  })

  it('refuses a currency that there are no prices in', async () => {
    expect((await get('/chargebee/plans?currency=eur')).status).toBe(400)
  })
})

it('says what is used, what is left and whom to ask (BILL-057)', async () => {
  await colleaguesOf(here.platform, here.acme).onPlan('growth')
  const { body } = await get('/companies/getClientUsage')
  expect(body).toMatchObject({ plan_name: 'growth', oneWayInterviews: { total: null, left: null } })
  const { used, total, left } = body.activeJobs
  expect([total, left]).toEqual([2, 2 - used])
  expect(body.administrators.length).toBeGreaterThan(0)
  const { body: balance } = await get('/companies/getBalance')
  expect(balance).toMatchObject({ cb_job_balance_total: 2, cb_candidate_balance: null, cb_subscription_users: 2 })
})

it('company data has the state of the subscription (BILL-006)', async () => {
  const { body: before } = await get('/company')
  expect(before).toMatchObject({
    isSubscription: true,
    cb_subscription_status: 'active',
    cb_job_balance_total: 2,
    due_since: null,
    couponDetails: null,
  })
  const dueSince = '2026-06-01T12:00:00.000Z'
  const { token } = await here.platform.useCases.billing.recordBillingReport(
    here.acme.companyId,
    {
      standing: { status: 'paused', pausedAt: dueSince, resumesAt: null },
      dueSince,
      coupon: { code: 'SPRING', discountPercentage: 20, validTill: dueSince },
    },
    'paused',
  )
  expect(await here.platform.caughtUp(token)).toEqual([])
  expect((await get('/company')).body).toMatchObject({
    cb_subscription_status: 'paused',
    cb_pausedDate: dueSince,
    cb_resumeDate: null,
    due_since: 1_780_315_200,
    couponDetails: { discount_percentage: 20, valid_till: 1_780_315_200 },
  })
})

describe('a question about plans (BILL-056)', () => {
  const texts = async () =>
    (await here.platform.useCases.accounts.outboxAt('sales@hirelog.example')).map(({ text }) => text)

  it('is mailed to the people who run the installation, once for one Idempotency-Key', async () => {
    const send = () =>
      here.send(here.acme.admin, 'POST', '/api/legacy/billing/contact/enterprise-plan', {
        body: { message: 'What would 40 users cost?', phone: '+44 20 7946 0000' },
        headers: { 'idempotency-key': 'plan-question-1' },
      })
    expect([(await send()).status, (await send()).status]).toEqual([200, 200])
    const sent = (await texts()).filter((text) => text.includes('40 users'))
    expect(sent).toHaveLength(1)
    expect(sent[0]).toContain('About: Professional')
    expect(sent[0]).toContain('+44 20 7946 0000')
  })

  it.each([
    [{ message: ' ' }, 'message'],
    [{ message: 'x'.repeat(4001) }, 'message'],
    [{ message: 'Hello', email: 'nowhere' }, 'email'],
    [{ message: 'Hello', name: ' ' }, 'name'],
  ])('%j is refused by its field', async (body, field) => {
    const refused = await post('/billing/contactUs', body)
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.body.fields ?? refused.body.errors ?? {})).toEqual([field])
  })
})
