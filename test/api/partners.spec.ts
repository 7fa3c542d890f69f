import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { integrationDecider } from '#domain/integration/decider.ts'
import { orderDecider } from '#domain/order/decider.ts'
import { announceIntegrations } from '#services/use-cases/integrations/announce.ts'
import { colleaguesOf } from '../support/colleagues.ts'
import { giveFeatures } from '../support/features.ts'
import { publicUrl, useInside } from '../support/inside.ts'

type Heard = { method: string; url: string; authorization: string; body: string }
const heard: Heard[] = []
/** Both the applicant tracking systems, where results go, and Harvest, where tokens are tried. */
const theirs = createServer((request, response) => {
  void (async () => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { method = '', url = '', headers } = request
    const authorization = headers.authorization ?? ''
    if (url.startsWith('/v3/users')) {
      if (authorization === 'Bearer away') return response.writeHead(500).end()
      const isRight = authorization === 'Bearer right token'
      const found = url.includes('ada%40') ? [{ id: 1 }] : []
      return response.writeHead(isRight ? 200 : 401).end(JSON.stringify(found))
    }
    heard.push({ method, url, authorization, body: Buffer.concat(chunks).toString() })
    response.writeHead(url.includes('refuses') ? 410 : 204).end()
  })()
})
theirs.listen(0, '127.0.0.1')
await once(theirs, 'listening')
const base = `http://127.0.0.1:${(theirs.address() as AddressInfo).port}`
const here = useInside({ GREENHOUSE_URL: `${base}/v3/` })
afterAll(() => {
  theirs.closeAllConnections()
  theirs.close()
})

const legacy = (method: string, path: string, body?: object, who = here.acme.admin) =>
  here.send(who, method, `/api/legacy${path}`, body ? { body } : {})
const basic = (key: string) => ({ headers: { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` } })
const bearer = (key: string) => ({ headers: { authorization: `Bearer ${key}` } })
const listed = async (type: string) =>
  (await legacy('GET', '/companies/getIntegrationsList')).body.integrations.find(
    (each: { type: string }) => each.type === type,
  )
const admin = (): Asker => ({
  kind: 'user',
  companyId: here.acme.companyId,
  userId: here.acme.userId,
  role: 'admin',
  creator: true,
  permissions: permissionsOf.admin,
})
const person = (email: string) => ({ first_name: 'Grace', last_name: 'Hopper', email, phone_number: '' })

async function completes(candidateId: string) {
  const { platform, acme } = here
  const asker = { kind: 'process', name: 'test', companyId: acme.companyId, permissions: [] } as const
  const at = (await platform.commands.stateOf(candidateDecider, asker, candidateId)).state
  expect(at.status).not.toBe('unknown')
  const { token } = await platform.commands.handle(
    orderDecider,
    candidateId,
    { type: 'CompleteOrder', data: { candidateId } },
    platform.context(asker),
  )
  await platform.caughtUp(token)
}

describe('Greenhouse', () => {
  let key = ''
  beforeAll(async () => {
    await giveFeatures(here.platform, here.acme.companyId, { api: true, integrations: true })
    const saved = await legacy('POST', '/tokens/save', { token: 'right token', email: 'ada@acme.test' })
    key = saved.body.data.data[0].attributes.ghApiKey
  })

  it('keeps a token that was tried, and says which field is wrong (INT-025 to 028)', async () => {
    expect(key.length).toBeLessThan(171)
    const wrongToken = await legacy('POST', '/tokens/save', { token: 'wrong', email: 'ada@acme.test' })
    expect([wrongToken.status, wrongToken.body.fields]).toEqual([422, { token: 'Incorrect token. Please try again.' }])
    const wrongEmail = await legacy('POST', '/tokens/save', { token: 'right token', email: 'bob@acme.test' })
    expect([wrongEmail.status, wrongEmail.body.fields]).toEqual([422, { email: 'Incorrect email. Please try again.' }])
    const noEmail = await legacy('POST', '/tokens/save', { token: 'right token', email: 'nobody' })
    expect([noEmail.status, noEmail.body.code]).toEqual([422, 'integration/invalid'])
    expect((await legacy('POST', '/checkIntegration', { type: 'greenhouse' })).body).toEqual({ status: 'OK' })
    expect(await listed('greenhouse')).toMatchObject({ status: 'connected', requiredUpgrade: 'performance' })
  })

  it('orders an interview once, asks for its state and is called when it is complete', async () => {
    const tests = await here.send(basic(key), 'GET', '/partners/greenhouse/list_tests')
    expect(tests.body).toContainEqual({ partner_test_id: here.acme.jobId, partner_test_name: expect.any(String) })
    const order = {
      partner_test_id: here.acme.jobId,
      candidate: person('grace@example.org'),
      url: `${base}/results/1`,
    }
    const sent = await Promise.all(
      [1, 2, 3].map(() => here.send(basic(key), 'POST', '/partners/greenhouse/send_test', { body: order })),
    )
    const ids = sent.map(({ body }) => body.partner_interview_id)
    expect(new Set(ids).size).toBe(1)
    const [id] = ids
    const status = () => here.send(basic(key), 'GET', `/partners/greenhouse/test_status?partner_interview_id=${id}`)
    expect((await status()).body).toEqual({ partner_status: 'sent' })
    await completes(id)
    expect((await status()).body).toEqual({
      partner_status: 'complete',
      partner_profile_url: `${publicUrl}/admin/jobs/${here.acme.jobId}/candidates/${id}`,
    })
    await vi.waitFor(() => expect(heard).toHaveLength(1), 20_000)
    expect(heard[0]).toEqual({
      method: 'PATCH',
      url: '/results/1',
      authorization: basic(key).headers.authorization,
      body: '',
    })
  })

  it('shows that a result was refused, and works again with the next', async () => {
    const order = (n: string) => ({
      partner_test_id: here.acme.jobId,
      candidate: person(`${n}@example.org`),
      url: `${base}/${n}`,
    })
    const ordered = async (n: string) =>
      (await here.send(basic(key), 'POST', '/partners/greenhouse/send_test', { body: order(n) })).body
        .partner_interview_id
    await completes(await ordered('refuses'))
    await vi.waitFor(
      async () => expect(await listed('greenhouse')).toMatchObject({ status: 'needs-attention' }),
      20_000,
    )
    await completes(await ordered('takes'))
    await vi.waitFor(async () => expect(await listed('greenhouse')).toMatchObject({ status: 'connected' }), 20_000)
  })

  it('is refused with what is wrong', async () => {
    const send = (body: object, who = basic(key)) => here.send(who, 'POST', '/partners/greenhouse/send_test', { body })
    const order = { partner_test_id: here.acme.jobId, candidate: person('x@example.org'), url: `${base}/results/2` }
    expect((await send(order, basic(`${key}x`))).status).toBe(401)
    expect((await send(order, basic(''))).status).toBe(401)
    expect((await send(order, bearer(key.replace('greenhouse', 'workable')))).status).toBe(401)
    expect((await send({ ...order, partner_test_id: here.rival.jobId })).status).toBe(404)
    expect((await send({ ...order, url: 'file:///etc/passwd' })).body.code).toBe('integration/invalid')
    expect((await send({ ...order, candidate: person('no address') })).status).toBe(422)
    expect((await send({ partner_test_id: 1 })).status).toBe(400)
    const theirs = await here.send(
      basic(key),
      'GET',
      `/partners/greenhouse/test_status?partner_interview_id=${here.rival.started}`,
    )
    expect(theirs.status).toBe(404)
    const trouble = { api_call: 'send_test', errors: ['No such test'] }
    await here.send(basic(key), 'POST', '/partners/greenhouse/response_error', { body: trouble })
    await vi.waitFor(
      async () => expect(await listed('greenhouse')).toMatchObject({ status: 'needs-attention' }),
      20_000,
    )
  })

  it('waits while the plan lacks it, and ends with another key', async () => {
    const tests = (with_ = key) => here.send(basic(with_), 'GET', '/partners/greenhouse/list_tests')
    await giveFeatures(here.platform, here.acme.companyId, { api: true, integrations: false })
    expect((await tests()).body.code).toBe('subscription/feature-missing')
    expect(await listed('greenhouse')).toMatchObject({ status: 'needs-attention' })
    await giveFeatures(here.platform, here.acme.companyId, { api: true, integrations: true })
    expect((await tests()).status).toBe(200)
    const another = (
      await here.send(here.acme.admin, 'GET', '/api/legacy/tokens/new', { headers: { origin: publicUrl } })
    ).body.data.data[0].attributes.ghApiKey
    expect((await tests()).status).toBe(401)
    expect((await tests(another)).status).toBe(200)
  })
})

describe('Workable', () => {
  it('orders with the key for it, and takes the result with its own token', async () => {
    const added = await legacy('POST', '/companies/integrations/addIntegration', {
      data: { type: 'workable', token: 'their token' },
    })
    expect(added.body.integration).toMatchObject({ type: 'workable', status: 'connected' })
    const { key } = (await here.platform.useCases.integrations.connection(admin(), 'workable'))!
    const tests = await here.send(bearer(key), 'GET', '/partners/workable/tests')
    expect(tests.body.tests).toContainEqual({ id: here.acme.jobId, name: expect.any(String) })
    const order = {
      test_id: here.acme.jobId,
      job_shortcode: 'ABC',
      callback_url: `${base}/callbacks/7`,
      candidate: { first_name: 'Alan', last_name: 'Turing', email: 'alan@example.org', phone: '' },
    }
    const ordered = await here.send(bearer(key), 'POST', '/partners/workable/assessments', { body: order })
    expect(ordered.status).toBe(201)
    await completes(ordered.body.assessment_id)
    await vi.waitFor(() => expect(heard.at(-1)?.url).toBe('/callbacks/7'), 20_000)
    expect(heard.at(-1)).toMatchObject({ method: 'PUT', authorization: 'Bearer their token' })
    expect(JSON.parse(heard.at(-1)!.body)).toMatchObject({ status: 'completed' })

    const { id } = added.body.integration
    const change = { defaultMessagingSettings: { inviteByMail: false } }
    expect((await legacy('PATCH', `/integrations/${id}`, change)).body).toEqual({ status: 'OK' })
    expect(await listed('workable')).toMatchObject(change)
    expect((await legacy('DELETE', `/companies/integrations/delete/${id}`)).body).toEqual({ status: 'OK' })
    expect((await legacy('DELETE', `/companies/integrations/delete/${id}`)).status).toBe(404)
    expect((await here.send(bearer(key), 'GET', '/partners/workable/tests')).status).toBe(401)
  })
})

it.each([
  ['an address that is none', { url: 'file:///etc/passwd' }, 'The address for the result is not one'],
  ['a person without an address', { candidate: person('no address') }, undefined],
])('refuses an order with %s', async (_, more, detail) => {
  await legacy('POST', '/tokens/save', { token: 'right token', email: 'ada@acme.test' })
  const { key } = (await here.platform.useCases.integrations.connection(admin(), 'greenhouse'))!
  const order = { partner_test_id: here.acme.jobId, candidate: person('y@example.org'), url: `${base}/results/9` }
  const { status, body } = await here.send(basic(key), 'POST', '/partners/greenhouse/send_test', {
    body: { ...order, ...more },
  })
  expect([status, body.code]).toEqual([422, 'integration/invalid'])
  if (detail) expect(body.detail).toBe(detail)
})

it('says why a key opens nothing', async () => {
  const { integrations } = here.platform.useCases
  await legacy('POST', '/tokens/save', { token: 'right token', email: 'ada@acme.test' })
  const { key } = (await integrations.connection(admin(), 'greenhouse'))!
  const tests = async (with_ = key) => (await here.send(basic(with_), 'GET', '/partners/greenhouse/list_tests')).body
  await integrations.pauseIntegration(admin(), 'greenhouse')
  expect(await tests()).toMatchObject({ code: 'integration/paused', detail: 'This connection is paused' })
  await integrations.resumeIntegration(admin(), 'greenhouse')
  expect(await tests('x')).toMatchObject({ code: 'auth/required', detail: 'This key is not known' })
  const { companyId } = here.acme
  const data = { integrationType: 'greenhouse', ownerId: randomUUID(), token: null, email: null } as const
  await here.platform.commands.handle(
    integrationDecider,
    companyId,
    { type: 'ConnectIntegration', data },
    here.platform.context(admin()),
  )
  expect((await tests()).detail).toBe('The colleague who connected this system has left')
})

it('says that Greenhouse does not answer, and keeps nothing', async () => {
  const away = { token: 'away', email: 'ada@acme.test' }
  const { status, body } = await legacy('POST', '/tokens/save', away)
  expect([status, body.code, body.detail]).toEqual([
    503,
    'ats/unavailable',
    'The other system does not answer. Please try again.',
  ])
})

it('is connected and waited for by people', async () => {
  const { integrations } = here.platform.useCases
  const key = { kind: 'apiKey', keyId: 'k', companyId: here.acme.companyId, permissions: permissionsOf.admin } as const
  const given = { integrationType: 'workable', token: null, email: null } as const
  await expect(integrations.connect(key, given)).rejects.toThrow('Only a person can connect another system')
  await expect(async () => integrations.notifyMe(key, 'lever')).rejects.toThrow('Only a person can be notified')
  await expect(async () => integrations.notifyMe(admin(), 'greenhouse')).rejects.toThrow(
    'This system can be connected already',
  )
})

it('tells administrators what was connected, and those who wait what can be', async () => {
  await legacy('POST', '/companies/integrations/notifyMe', { type: 'workday' })
  const { platform } = here
  await platform.caughtUp({})
  await vi.waitFor(async () => expect(await announceIntegrations(platform, ['workday'])).toBe(1), 20_000)
  const mailed = async () => (await platform.engines.mail.outbox(500)).map(({ subject }) => subject)
  await vi.waitFor(async () => expect(await mailed()).toContain('Workday can be connected now'), 20_000)
  expect((await mailed()).filter((subject) => subject.startsWith('Greenhouse was connected'))).not.toEqual([])
  await vi.waitFor(async () => expect(await announceIntegrations(platform, ['workday'])).toBe(0), 20_000)
})

it('tells administrators which systems wait because who connected them has left', async () => {
  const { platform, acme } = here
  const lea = await colleaguesOf(platform, acme).colleague('Lea Leaver', 'admin')
  const given = { integrationType: 'workable', token: 'theirs', email: null } as const
  await platform.useCases.integrations.connect({ ...admin(), userId: lea.userId } as Asker, given)
  await platform.useCases.team.removeUsers(admin(), { userIds: [lea.userId], commandId: randomUUID() })
  const mailed = async () => (await platform.engines.mail.outbox(500)).map(({ subject }) => subject)
  await vi.waitFor(
    async () => expect((await mailed()).filter((subject) => subject.startsWith('Workable waits'))).toHaveLength(1),
    20_000,
  )
  expect((await listed('workable')).status).toBe('needs-attention')
})

it('what cannot be connected yet is waited for; what can be is not', async () => {
  expect((await legacy('POST', '/companies/integrations/notifyMe', { type: 'lever' })).body).toEqual({ status: 'OK' })
  expect((await legacy('POST', '/companies/integrations/notifyMe', { type: 'greenhouse' })).status).toBe(422)
  expect((await legacy('POST', '/companies/integrations/notifyMe', { type: 'widget' })).status).toBe(400)
  const widget = { data: { type: 'widget' } }
  expect((await legacy('POST', '/companies/integrations/addIntegration', widget)).body.detail).toBe(
    'This system cannot be connected by this call',
  )
})

it('two administrators who connect the same system at once make one connection, with a key that works', async () => {
  const another = await colleaguesOf(here.platform, here.rival).colleague('Ada', 'admin')
  await giveFeatures(here.platform, here.rival.companyId, { api: true, integrations: true })
  const answers = await Promise.all(
    [here.rival.admin, another].map((who) =>
      legacy('POST', '/tokens/save', { token: 'right token', email: 'ada@acme.test' }, who),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const { body } = await legacy('GET', '/companies/getIntegrationsList', undefined, another)
  const own = body.integrations.filter(({ type }: { type: string }) => type === 'greenhouse')
  expect(own.map(({ status }: { status: string }) => status)).toEqual(['connected'])
  const keys = answers.map((answer) => answer.body.data.data[0].attributes.ghApiKey as string)
  const works = await Promise.all(
    keys.map((key) => here.send(basic(key), 'GET', '/partners/greenhouse/list_tests').then(({ status }) => status)),
  )
  expect(works).toEqual([200, 200])
})
