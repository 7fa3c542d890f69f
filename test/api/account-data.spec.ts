import { describe, expect, it } from 'vitest'
import { brandingFeatures, featuresOf } from '#contracts/subscription/features.ts'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { nobody, useApi, type Who } from '../support/api.ts'

const api = useApi()
const legacy = '/api/legacy'
const bearer = (token: string): Who => ({ headers: { authorization: `Bearer ${token}` } })
const user = async (who: Who) => (await api.get(who, `${legacy}/user`)).body
const HOUR = 3_600_000
const empty = {
  picture: null,
  personalImg: null,
  resumeMessage: null,
  JAAccountId: null,
  integrationHasClientId: false,
  calendar: { linked: false, provider: null },
}

describe('the data of a user (AUTH-017)', () => {
  it('is every field the specification lists, with the empty value where nothing can fill it yet', async () => {
    const { user: admin } = await user(api.acme.admin)
    const id = api.acme.userId
    expect(admin).toEqual({
      id,
      user_id: id,
      company_id: api.acme.companyId,
      username: 'acme Admin',
      email: 'admin@acme.test',
      email_verified: true,
      permissions: 'admin',
      creator: true,
      showCollaborationPopup: false,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      ...empty,
    })
    expect((await user(api.acme.review)).user).toMatchObject({
      permissions: 'review',
      creator: false,
      email: 'review@acme.test',
      ...empty,
    })
  })

  it('is the same from every call that tells it, and there is none of a key', async () => {
    const { user: admin } = await user(api.acme.admin)
    expect((await api.post(api.acme.admin, `${legacy}/users/getUserInfo`, {})).body.user).toEqual(admin)
    const { users } = (await api.get(api.acme.review, `${legacy}/users`)).body
    expect(users).toContainEqual(admin)
    expect(users.every(({ company_id }: { company_id: string }) => company_id === api.acme.companyId)).toBe(true)
    expect((await user(api.acme.key)).user).toBeNull()
  })

  it('says of whoever has just signed up that they administer, and have proved nothing yet', async () => {
    const signedUp = await api.post(nobody, `${legacy}/users/signup`, {
      username: 'Rita Moreno',
      email: 'rita@harbor.test',
      password: 'tR4-vexing-lamp',
    })
    const { user: rita, auth } = await user(bearer(signedUp.body.access_token))
    expect(rita).toMatchObject({
      user_id: signedUp.body.user_id,
      permissions: 'admin',
      creator: true,
      email_verified: false,
    })
    expect(auth).toMatchObject({ status: 'SECOND_STEP', email: 'rita@harbor.test', sub: rita.user_id })
  })
})

describe('the data of a company (AUTH-018)', () => {
  it('is every field the specification lists, with the empty value where nothing can fill it yet', async () => {
    const { body } = await api.get(api.acme.admin, '/api/v2/company')
    const { companyId } = api.acme
    const features = { ...featuresOf('performance'), api: true }
    expect(body).toEqual({
      ...{
        id: companyId,
        company_id: companyId,
        candidateAccessDays: 90,
        name: 'acme',
        language: 'en',
        website: null,
        termsUrl: null,
        privacyUrl: null,
        slug: null,
        plan_name: 'performance',
        features,
      },
      // Of a plan that an operator has given: nothing is billed (BILL-006).
      ...{
        isSubscription: true,
        isRegistered: true,
        cb_subscription_status: 'active',
        cb_subscription_id: null,
        cb_plan_id: null,
        cb_plan_frequency: null,
        cb_site: null,
        cb_job_balance: expect.any(Number),
        cb_job_balance_total: 15,
        cb_candidate_balance: 500,
        cb_candidate_balance_total: 500,
        cb_subscription_users: 15,
      },
      ...{ cb_current_term_end: null, cb_last_invoice_date: null, due_since: null, couponDetails: null },
      ...{ cb_cancelledAt: null, cb_pausedDate: null, cb_resumeDate: null, cb_subscription_paused_at: null },
      ...{
        brandingFeatures: Object.fromEntries(brandingFeatures.map((name) => [name, features[name]])),
        jobType: 'CEP',
        interviewByChat: false,
        moduleLimit: 10,
        receivingPlan: false,
      },
      settings: { jobMode: 'default', templateSettings: { stages: [] } },
      ...{
        webhook: null,
        introVideo: null,
        plugins: [],
        workflowTemplateList: [expect.objectContaining({ version: 1 })],
        leadStatus: null,
      },
      clearbitInfo: { companySize: null, industry: null, tags: [], type: null },
    })
    expect(body.brandingFeatures).toMatchObject({ multiBranding: true, whiteLabel: false })
  })

  it('has its fields described, for whoever writes a client', async () => {
    const { schemas } = (await api.get(nobody, '/api/openapi.json')).body.components
    for (const name of [
      'webhook',
      'introVideo',
      'plugins',
      'workflowTemplateList',
      'clearbitInfo',
      'leadStatus',
      'receivingPlan',
    ])
      expect(schemas.CompanyData.properties[name].description, name).toMatch(/\w+ \w+/)
    for (const name of ['picture', 'personalImg', 'resumeMessage', 'JAAccountId', 'calendar'])
      expect(schemas.UserData.properties[name].description, name).toMatch(/\w+ \w+/)
  })
})

describe('the state of a sign-in (AUTH-015)', () => {
  it('is status, error, expiry, address, subject and picture, for a person in a browser', async () => {
    const before = Date.now()
    const { auth } = await user(api.acme.admin)
    expect(auth).toEqual({
      status: 'Success',
      error: null,
      tokenExpiry: expect.any(String),
      email: 'admin@acme.test',
      sub: api.acme.userId,
      picture: null,
    })
    const left = Date.parse(auth.tokenExpiry) - before
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThan(12 * HOUR)
  })

  it('comes with a token, and is the same when the token asks; it ends 7200 seconds later', async () => {
    const before = Date.now()
    const { body } = await api.post(api.acme.review, `${legacy}/users/token`, {})
    expect(body.auth).toMatchObject({ status: 'Success', error: null, email: 'review@acme.test', picture: null })
    const { auth, permissions } = await user(bearer(body.token))
    expect(permissions).toEqual(permissionsOf.review)
    expect(auth).toEqual({ ...body.auth, tokenExpiry: auth.tokenExpiry })
    for (const { tokenExpiry } of [auth, body.auth])
      expect(Math.abs(Date.parse(tokenExpiry) - before - 2 * HOUR)).toBeLessThan(60_000)
  })

  it('of a key has no expiry and no address, and a call without any says by its code what the error is', async () => {
    const key = api.acme.key as Who & { keyId: string }
    expect((await user(key)).auth).toEqual({
      status: 'Success',
      error: null,
      tokenExpiry: null,
      email: null,
      sub: key.keyId,
      picture: null,
    })
    expect(await user(nobody)).toMatchObject({ code: 'auth/required' })
  })
})
