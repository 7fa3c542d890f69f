import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { permissions, permissionsOf } from '#contracts/kernel/permissions.ts'
import { nobody, useApi, type Who } from '../support/api.ts'

const api = useApi()
const legacy = '/api/legacy'

describe('who is calling', () => {
  it('is a person with a role', async () => {
    const { body } = await api.get(api.acme.review, `${legacy}/user`)
    expect(body).toMatchObject({
      company_id: api.acme.companyId,
      user: { username: 'acme review', permissions: 'review' },
      key_id: null,
      permissions: permissionsOf.review,
    })
  })

  it('is a key with scopes', async () => {
    expect((await api.get(api.acme.keyFor.analytics!, `${legacy}/user`)).body).toMatchObject({
      user: null,
      key_id: api.acme.keyFor.analytics!.keyId,
      permissions: ['analytics'],
    })
  })

  it('is refused without either, and with anything that only looks like one', async () => {
    for (const who of [
      nobody,
      { headers: { authorization: 'Bearer' } },
      { headers: { authorization: 'Basic YTpi' } },
      { headers: { authorization: `${api.acme.key.headers.authorization}x` } },
      { headers: { cookie: 'hirelog=abc' } },
    ])
      expect(await api.get(who, `${legacy}/user`)).toMatchObject({ status: 401, body: { code: 'auth/required' } })
  })

  it('is the key when both come, even a wrong one', async () => {
    const both = { headers: { ...api.acme.admin.headers, authorization: 'Bearer hl_wrong' } }
    expect((await api.get(both, `${legacy}/user`)).status).toBe(401)
  })
})

describe('the company', () => {
  it('is the same at both bases', async () => {
    const [v2, old] = await Promise.all(
      ['/api/v2/company', `${legacy}/company?skipCache=true`].map((path) => api.get(api.acme.admin, path)),
    )
    expect(v2!.body).toMatchObject({
      id: api.acme.companyId,
      company_id: api.acme.companyId,
      name: 'acme',
      plan_name: 'performance',
      language: 'en',
      slug: null,
      features: { analytics: true },
    })
    expect(old!.body).toEqual(v2!.body)
  })

  it('changes its details, and says when an address is taken', async () => {
    const change = (who: Who, body: object) =>
      api.send(who, 'PUT', `${legacy}/companies/updateCompanyDetails`, { body })
    expect((await change(api.acme.admin, { termsUrl: 'acme.test/terms', slug: 'Acme-Quay' })).body).toMatchObject({
      name: 'acme',
      termsUrl: 'https://acme.test/terms',
      slug: 'acme-quay',
    })
    expect(await change(api.rival.admin, { name: 'Renamed', slug: 'acme-quay' })).toMatchObject({
      status: 409,
      body: { code: 'company/slug-taken' },
    })
    expect(await change(api.acme.admin, { website: 'javascript:alert(1)' })).toMatchObject({
      status: 422,
      body: { code: 'company/details-invalid' },
    })
    expect(
      (await api.send(api.acme.review, 'POST', `${legacy}/client/getCompanyDetails`, { body: {} })).body,
    ).toMatchObject({ slug: 'acme-quay', website: null })
    expect((await api.get(api.rival.admin, `${legacy}/company`)).body).toMatchObject({ slug: null, termsUrl: null })
    expect((await api.get(api.acme.review, '/api/v2/company/features')).body.features).toMatchObject({
      analytics: true,
      whiteLabel: false,
    })
  })

  it('has the people who signed up, without their passwords', async () => {
    const { body, text } = await api.get(api.acme.edit, `${legacy}/users`)
    expect(body.users.map(({ username }: { username: string }) => username)).toEqual([
      'acme Admin',
      'acme admin',
      'acme edit',
      'acme review',
    ])
    expect(text).not.toMatch(/argon2|passwordHash/)
  })

  it('is counted from its candidates', async () => {
    const [first, second] = await Promise.all(
      ['/api/legacy', '/api/analytics'].map((base) => api.get(api.acme.key, `${base}/metrics/counters`)),
    )
    expect(first!.body).toMatchObject({
      applicants: 3,
      videos: 1,
      activeJobs: 1,
      newThisWeek: 3,
      byStatus: { pending: 2, started: 1 },
    })
    expect(second!.body).toMatchObject({ applicants: 3 })
  })
})

describe('an API key', () => {
  const issue = (body: object, who = api.acme.admin) =>
    api.put(who, `${legacy}/api/data/updateApiKey`, { label: 'Reporting', scopes: ['jobs.read'], ...body })

  it('is shown once, works at once, and is listed without its secret', async () => {
    const { status, body, headers } = await issue({})
    expect(status).toBe(201)
    const holder = { headers: { authorization: `Bearer ${body.key}` } }
    expect((await api.get(holder, '/api/v2/jobs')).status).toBe(200)

    const listed = await api.get(api.acme.admin, `${legacy}/companies/getApiKey`, {
      headers: { 'x-consistency': headers.get('x-consistency')! },
    })
    expect(listed.body.keys).toContainEqual({
      service_account: false,
      issued_by: expect.any(String),
      job_id: null,
      ends_at: null,
      key_id: body.key_id,
      label: 'Reporting',
      scopes: ['jobs.read'],
    })
    expect(listed.text).not.toContain(body.key.slice(-43))
  })

  it('ends the one it replaces with the same answer', async () => {
    const old = (await issue({})).body
    const fresh = (await issue({ replaces: old.key_id })).body
    expect((await api.get({ headers: { authorization: `Bearer ${old.key}` } }, '/api/v2/jobs')).status).toBe(401)
    expect((await api.get({ headers: { authorization: `Bearer ${fresh.key}` } }, '/api/v2/jobs')).status).toBe(200)
  })

  it('replaces no key of another company, and is not issued then', async () => {
    const count = async () => (await api.get(api.acme.admin, `${legacy}/companies/getApiKey`)).body.keys.length
    const before = await count()
    for (const replaces of [api.rival.spareKey.keyId, randomUUID()])
      expect(await issue({ replaces })).toMatchObject({ status: 404, body: { code: 'company/api-key-not-found' } })
    expect(await count()).toBe(before)
  })

  it('never gives rights its issuer lacks', async () => {
    expect(await issue({}, api.acme.edit)).toMatchObject({ status: 403 })
    const limited = (await issue({ scopes: ['company.settings'] })).body
    const holder = { headers: { authorization: `Bearer ${limited.key}` } }
    expect(await issue({ scopes: [...permissions] }, holder)).toMatchObject({
      status: 403,
      body: { code: 'auth/forbidden' },
    })
  })
})

describe('an API key by email', () => {
  const send = (body: object, who = api.acme.admin) => api.post(who, `${legacy}/sendKeyEmail`, body)
  const secret = () => api.acme.spareKey.headers.authorization!.slice('Bearer '.length)

  it('reaches the caller, or the colleague who is named, from whoever has the key', async () => {
    expect(await send({ key: secret() })).toMatchObject({ status: 200, body: { status: 'OK' } })
    const outbox = await api.get(api.acme.admin, '/dev/outbox', { headers: { accept: 'text/html' } })
    expect(outbox.text).toContain('Your API key')
    expect(outbox.text).toContain('admin@acme.test')
    expect(outbox.text).toContain(secret())
    expect((await api.get(api.rival.admin, '/dev/outbox', { headers: { accept: 'text/html' } })).text).not.toContain(
      secret(),
    )
  })

  it('is not sent for a key that is none, to no one, or out of the company', async () => {
    const rivals = api.rival.spareKey.headers.authorization!.slice('Bearer '.length)
    for (const key of ['', 'hl_x', rivals])
      expect(await send({ key })).toMatchObject({ status: 404, body: { code: 'company/api-key-not-found' } })
    expect(await send({ key: secret() }, api.acme.key)).toMatchObject({
      status: 404,
      body: { code: 'account/not-found' },
    })
    expect(await send({ key: secret(), user_id: api.rival.userId })).toMatchObject({
      status: 404,
      body: { code: 'account/not-found' },
    })
  })
})
