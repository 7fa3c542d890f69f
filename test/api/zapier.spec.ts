import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { zapierRoutes } from '#contracts/http/api/zapier.ts'
import { type RouteSpec, endpointsOf } from '#contracts/http/api/route.ts'
import { zapierLimits, zapierTriggers } from '#contracts/integration/zapier.ts'
import type { PublicEvent } from '#contracts/webhook/public-events.ts'
import { userDecider } from '#domain/user/decider.ts'
import { webhookReceiver } from '../peers/webhook/receiver.ts'
import type { Who } from '../support/api.ts'
import { colleaguesOf } from '../support/colleagues.ts'
import { giveFeatures } from '../support/features.ts'
import { useInside } from '../support/inside.ts'
import { seeding } from '../support/seed.ts'
import { connectZapier } from '../support/zapier.ts'

const here = useInside()
const stranger: Who = { headers: {} }
let peer: Awaited<ReturnType<typeof webhookReceiver>>
let key: Who
let rivals: Who
/** Without the API and without webhooks: the plan's flag for Zapier is all it takes. */
const give = (features: object, { companyId } = here.acme) =>
  giveFeatures(here.platform, companyId, { api: false, integrations: false, live: true, ...features })
beforeAll(async () => {
  peer = await webhookReceiver()
  await give({ zapier: true })
  await give({ zapier: true }, here.rival)
  key = await connectZapier(here.platform, here.acme)
  rivals = await connectZapier(here.platform, here.rival)
})
afterAll(() => peer?.close())

const soon = { timeout: 15_000, interval: 20 }
const admin = () => colleaguesOf(here.platform, here.acme).admin
const call = (method: string, path: string, body?: object, who = key) =>
  here.send(who, method, `/api/v2/zapier${path}`, body ? { body } : {})
const subscribe = async (path: string, event: string) => {
  const { status, body } = await call('POST', '/hooks', { hookUrl: peer.url(path), event })
  expect([status, body]).toEqual([201, { id: expect.any(String) }])
  return body.id as string
}
const created = async (email: string) =>
  (await call('POST', '/candidates', { job_id: here.acme.jobId, name: 'Grace Hopper', email })).body.id as string
const move = (id: string, column: string) => call('POST', '/moves', { candidate_id: id, column_id: column })
const heard = (path: string) => peer.at(path).map(({ body }) => JSON.parse(body) as PublicEvent)
const shown = async () => (await here.platform.useCases.zapier.subscriptions(admin())).map((each) => each)
const shownAt = async (id: string) => (await shown()).find(({ webhookId }) => webhookId === id)
const page = (form: Record<string, string>) => here.send(here.acme.admin, 'POST', '/admin/integration.data', { form })

describe('the key of the connection', () => {
  it('says whose it is, and opens nothing else', async () => {
    expect((await call('GET', '/me')).body).toEqual({ label: 'acme (acme Admin)', company: 'acme', user: 'acme Admin' })
    expect((await here.get(key, '/api/v2/jobs')).status).toBe(401)
    expect((await here.get(key, '/partners/greenhouse/list_tests')).status).toBe(401)
  })

  it('is the only one that opens these calls', async () => {
    const forged = { headers: { authorization: `${key.headers.authorization}x` } }
    for (const who of [stranger, here.acme.admin, here.acme.key, forged]) {
      const { status, body } = await call('GET', '/me', undefined, who)
      expect([status, body.code, body.detail]).toEqual([401, 'auth/required', 'This key is not known'])
    }
  })

  it('ends when another is made', async () => {
    const before = rivals
    const { key: renewed } = await here.platform.useCases.integrations.renewIntegrationKey(
      colleaguesOf(here.platform, here.rival).admin,
      'zapier',
    )
    rivals = { headers: { authorization: `Bearer ${renewed}` } }
    expect((await call('GET', '/me', undefined, before)).status).toBe(401)
    expect((await call('GET', '/me', undefined, rivals)).body.company).toBe('rival')
  })
})

describe('a subscription', () => {
  it('is the same for the same address, and ends once', async () => {
    const id = await subscribe('/same', 'candidate.hired')
    const again = await Promise.all([1, 2, 3].map(() => subscribe('/same', 'candidate.hired')))
    expect(new Set([id, ...again]).size).toBe(1)
    expect(await subscribe('/same', 'candidate.moved')).not.toBe(id)
    for (const times of [1, 2]) {
      const { status, body } = await call('DELETE', `/hooks/${id}`)
      expect([times, status, body]).toEqual([times, 200, { status: 'OK' }])
    }
    expect(await subscribe('/same', 'candidate.hired')).not.toBe(id)
  })

  it('is ended by its own company alone', async () => {
    const id = await subscribe('/mine', 'candidate.moved')
    expect((await call('DELETE', `/hooks/${id}`, undefined, rivals)).body).toEqual({ status: 'OK' })
    await giveFeatures(here.platform, here.acme.companyId, { integrations: true, live: true })
    const hook = await here.platform.useCases.webhooks.addWebhook(admin(), {
      ...{ url: peer.url('/hook'), types: [], commandId: randomUUID() },
    })
    expect((await call('DELETE', `/hooks/${hook.webhookId}`)).body).toEqual({ status: 'OK' })
    await here.platform.caughtUp(hook.token)
    expect((await here.platform.readers.webhooksOf(admin())).map(({ webhookId }) => webhookId)).toEqual(
      expect.arrayContaining([id, hook.webhookId]),
    )
    await here.platform.useCases.webhooks.removeWebhook(admin(), { webhookId: hook.webhookId, commandId: randomUUID() })
    await give({ zapier: true })
  })

  it.each([
    ['no address', { hookUrl: 'crm', event: 'candidate.hired' }, 'The address has to begin with https://'],
    [
      'no https',
      { hookUrl: 'http://example.com/x', event: 'candidate.hired' },
      'The address has to begin with https://',
    ],
    [
      'a private address',
      { hookUrl: 'https://169.254.169.254/latest', event: 'candidate.hired' },
      'The address is inside a private network',
    ],
    [
      'a password',
      { hookUrl: 'https://me:secret@example.com/', event: 'candidate.hired' },
      'An address with a password in it is not used',
    ],
  ])('is refused with %s', async (_, body, words) => {
    const answer = await call('POST', '/hooks', body)
    expect([answer.status, answer.body.code, answer.body.fields]).toEqual([422, 'webhook/invalid', { hookUrl: words }])
  })

  it('is refused for what is no trigger', async () => {
    for (const event of ['candidate.added', 'everything', '']) {
      expect((await call('POST', '/hooks', { hookUrl: peer.url('/x'), event })).status).toBe(400)
      expect((await call('GET', `/samples/${event || 'x'}`)).status).toBe(400)
    }
  })

  it('ends with an answer of 410, and goes on with the next call for it', async () => {
    peer.answers.set('/gone', () => ({ code: 410 }))
    const id = await subscribe('/gone', 'candidate.moved')
    await move(await created('gone@example.org'), 'default')
    const one = await created('gone2@example.org')
    await move(one, here.acme.columnId)
    await expect
      .poll(() => shownAt(id), soon)
      .toMatchObject({ status: 'off', reason: 'gone', failedAt: expect.any(String) })
    peer.answers.delete('/gone')
    expect(await subscribe('/gone', 'candidate.moved')).toBe(id)
    await expect.poll(() => heard('/gone').at(-1)?.data.candidate, soon).toMatchObject({ id: one })
    await expect.poll(() => shownAt(id), soon).toMatchObject({ status: 'active', workedAt: expect.any(String) })
    await call('DELETE', `/hooks/${id}`)
  })

  it('is one of a hundred at most', async () => {
    const own = (await here.platform.readers.webhooksOf(colleaguesOf(here.platform, here.rival).admin)).length
    const hook = (n: number) => ({ hookUrl: `https://hooks.example.com/${n}`, event: 'interview.booked' })
    let last = await call('POST', '/hooks', hook(0), rivals)
    for (let n = own + 1; n <= zapierLimits.subscriptions && last.status === 201; n++) {
      last = await call('POST', '/hooks', hook(n), rivals)
      if (n % 20 === 0 || n > 95)
        await here.platform.caughtUp(JSON.parse(String(last.headers['x-consistency'] ?? '{}')))
    }
    expect([last.status, last.body.detail]).toEqual([409, 'A company has 100 subscriptions of Zapier at most'])
  })
})

describe('a trigger', () => {
  /** What makes each happen. */
  async function happen() {
    const { platform, acme } = here
    const moved = await created('moved@example.org')
    await move(moved, acme.columnId)
    const hired = await created('hired@example.org')
    await move(hired, 'hired')
    const rejected = await created('rejected@example.org')
    await move(rejected, 'rejected')
    const applied = await seeding(platform).candidate(admin(), acme.jobId, 'Alan Turing', { modules: [] })
    await platform.useCases.review.sendScore(admin(), {
      ...{ candidateId: acme.started, version: 1, points: { s1: 4 }, recommendation: 'yes', basedOn: 0 },
    } as never)
    const start = '2999-01-01T09:00:00.000Z'
    const booking = { interviewId: acme.interviewId, start, zone: 'UTC', reason: null }
    await platform.caughtUp((await platform.useCases.interviews.bookInterview(admin(), booking)).token)
    return { moved, hired, rejected, applied, completed: applied, scored: acme.started, booked: acme.started }
  }

  it('is delivered, and its sample list has the same, the newest first', async () => {
    for (const trigger of zapierTriggers) await subscribe(`/${trigger}`, trigger)
    const of: Record<string, string> = await happen()
    for (const trigger of zapierTriggers) {
      const id = of[trigger.split('.')[1]!]
      await expect.poll(() => heard(`/${trigger}`).length, soon).toBeGreaterThan(0)
      const event = heard(`/${trigger}`).find(({ data }) => (data.candidate as { id: string }).id === id)
      expect(event, trigger).toMatchObject({ type: trigger, version: 1, data: { job: { id: here.acme.jobId } } })
      const { status, body } = await call('GET', `/samples/${trigger}`)
      expect([status, (body as PublicEvent[]).length <= zapierLimits.samples], trigger).toEqual([200, true])
      expect(body, trigger).toContainEqual(event)
      const times = (body as PublicEvent[]).map(({ timestamp }) => timestamp)
      expect(times, trigger).toEqual(times.toSorted().toReversed())
      expect(new Set((body as PublicEvent[]).map((each) => each.id)).size, trigger).toBe(times.length)
    }
    const theirs = await call('GET', '/samples/candidate.moved', undefined, rivals)
    expect(theirs.body).toEqual([])
  })

  it('tells only what its owner may read now', async () => {
    await giveFeatures(here.platform, here.acme.companyId, { zapier: true, rolesAndPermissions: true })
    const { role, colleague } = colleaguesOf(here.platform, here.acme)
    const nina = await colleague('Nina Narrow', await role('Nothing of candidates', 'jobs.read'))
    const asNina = { ...admin(), userId: nina.userId } as Parameters<
      typeof here.platform.useCases.integrations.connect
    >[0]
    const credentials = { integrationType: 'zapier', token: null, email: null } as const
    await here.platform.useCases.integrations.connect(asNina, credentials)
    const before = heard('/candidate.hired').length
    const unseen = await here.platform.useCases.candidacy.inviteCandidates(admin(), {
      ...{ jobId: here.acme.jobId, people: [{ name: 'Unseen', email: 'unseen@example.org', phone: '' }] },
      commandId: randomUUID(),
    })
    const candidateIds = [unseen.invited[0]!.candidateId!]
    await here.platform.useCases.review.moveCandidates(admin(), { jobId: here.acme.jobId, candidateIds, to: 'hired' })
    expect((await call('GET', '/samples/candidate.hired')).status).toBe(403)
    await here.platform.useCases.integrations.connect(admin(), credentials)
    const seen = await created('seen@example.org')
    await move(seen, 'hired')
    await expect.poll(() => heard('/candidate.hired').length, soon).toBe(before + 1)
    expect(heard('/candidate.hired').at(-1)!.data.candidate).toMatchObject({ id: seen })
    await give({ zapier: true })
  })
})

describe('an action', () => {
  it('adds, invites, moves and comments as the API does', async () => {
    const { jobId, columnId } = here.acme
    expect((await call('GET', '/jobs')).body).toContainEqual({ id: jobId, title: expect.any(String) })
    const columns = (await call('GET', `/jobs/${jobId}/columns`)).body
    expect(columns).toContainEqual({ id: columnId, title: expect.any(String) })
    const person = { job_id: jobId, name: 'Ada Byron', email: 'ada.byron@example.org' }
    const added = await call('POST', '/candidates', person)
    expect([added.status, added.body]).toEqual([201, { id: expect.any(String), outcome: 'added' }])
    await here.platform.caughtUp(JSON.parse(String(added.headers['x-consistency'])))
    const again = await call('POST', '/invitations', person)
    expect([again.status, again.body]).toEqual([201, { id: added.body.id, outcome: 'duplicate' }])
    const invited = await call('POST', '/invitations', { ...person, email: 'lovelace@example.org' })
    expect(invited.body.outcome).toBe('invited')
    expect((await move(invited.body.id, columnId)).body).toEqual({ id: invited.body.id, column_id: columnId })
    const text = 'References were called'
    const commented = await call('POST', '/comments', { candidate_id: invited.body.id, text })
    await here.platform.caughtUp(JSON.parse(String(commented.headers['x-consistency'])))
    const { comments } = await here.platform.readers.candidateDetail(admin(), invited.body.id)
    expect(comments).toMatchObject([{ commentId: commented.body.id, text }])
  })

  it('is refused in the words of the API', async () => {
    const { jobId } = here.acme
    const wrong = await call('POST', '/candidates', { job_id: jobId, name: 'X', email: 'no address' })
    expect([wrong.status, wrong.body.code]).toEqual([400, 'request/invalid'])
    expect((await call('POST', '/candidates', { job_id: here.rival.jobId, name: 'X', email: 'x@y.test' })).status).toBe(
      404,
    )
    expect((await move(here.rival.started, 'hired')).body.code).toBe('candidate/not-found')
    expect((await move(here.acme.started, randomUUID())).body.code).toBe('job/column-not-found')
    const comment = { candidate_id: here.rival.started, text: 'Hello' }
    expect((await call('POST', '/comments', comment)).status).toBe(404)
  })
})

describe('while the connection does nothing', () => {
  const hired = async (email: string) => {
    const { platform, acme } = here
    const people = [{ name: 'Grace', email, phone: '' }]
    const { invited } = await platform.useCases.candidacy.inviteCandidates(admin(), {
      ...{ jobId: acme.jobId, people, commandId: randomUUID() },
    })
    const candidateIds = [invited[0]!.candidateId!]
    await platform.useCases.review.moveCandidates(admin(), { jobId: acme.jobId, candidateIds, to: 'hired' })
    return candidateIds[0]!
  }
  const reached = (path: string) => heard(path).map(({ data }) => (data.candidate as { id: string }).id)
  const connections = () => here.platform.useCases.integrations

  it('nothing is delivered while it is paused, and all of it afterwards', async () => {
    const id = await subscribe('/paused', 'candidate.hired')
    const { token } = await connections().pauseIntegration(admin(), 'zapier')
    expect((await call('GET', '/me')).body.code).toBe('integration/paused')
    const late = await hired('late@example.org')
    await here.platform.caughtUp(token)
    await expect.poll(() => shownAt(id), soon).toMatchObject({ status: 'paused', reason: 'person' })
    expect(reached('/paused')).toEqual([])
    await connections().resumeIntegration(admin(), 'zapier')
    await expect.poll(() => reached('/paused'), soon).toEqual([late])
    await call('DELETE', `/hooks/${id}`)
  })

  it('it waits for the plan, and says so', async () => {
    const id = await subscribe('/plan', 'candidate.hired')
    await give({ zapier: false })
    expect((await call('GET', '/me')).body.code).toBe('subscription/feature-missing')
    const late = await hired('plan@example.org')
    await expect.poll(() => shownAt(id), soon).toMatchObject({ status: 'paused', reason: 'plan' })
    const listed = await here.get(here.acme.admin, '/api/legacy/companies/getIntegrationsList')
    expect(listed.body.integrations).toContainEqual(expect.objectContaining({ type: 'zapier', status: 'paused' }))
    expect(reached('/plan')).toEqual([])
    await give({ zapier: true })
    expect(await subscribe('/plan', 'candidate.hired')).toBe(id)
    await expect.poll(() => reached('/plan'), soon).toEqual([late])
    await call('DELETE', `/hooks/${id}`)
  })

  it('it waits for another colleague when its own has left', async () => {
    const { colleague } = colleaguesOf(here.platform, here.acme)
    const lea = await colleague('Lea Leaver', 'admin')
    const credentials = { integrationType: 'zapier', token: null, email: null } as const
    await connections().connect({ ...admin(), userId: lea.userId } as never, credentials)
    const id = await subscribe('/left', 'candidate.hired')
    const remove = { type: 'RemoveUser', data: { userId: lea.userId } } as never
    await here.platform.commands
      .handle(userDecider, lea.userId, remove, here.platform.context(admin()))
      .catch(() => here.platform.useCases.team.removeUsers(admin(), { userIds: [lea.userId], commandId: randomUUID() }))
    expect((await call('GET', '/me')).body.detail).toBe('The colleague who connected this system has left')
    const late = await hired('left@example.org')
    await expect.poll(() => shownAt(id), soon).toMatchObject({ status: 'paused', reason: 'owner' })
    expect(reached('/left')).toEqual([])
    await connections().connect(admin(), credentials)
    await expect.poll(() => reached('/left'), soon).toEqual([late])
    await call('DELETE', `/hooks/${id}`)
    const subjects = async () => (await here.platform.engines.mail.outbox(500)).map(({ subject }) => subject)
    await expect
      .poll(subjects, soon)
      .toEqual(expect.arrayContaining(['Zapier was connected with acme', 'Zapier at acme']))
  })
})

describe('the page of integrations', () => {
  it('makes another key, ends a subscription, and ends all with the connection', async () => {
    const id = await subscribe('/listed', 'candidate.hired')
    await page({ intent: 'end', webhookId: id })
    expect((await shown()).map(({ webhookId }) => webhookId)).not.toContain(id)
    await page({ intent: 'renew', type: 'zapier' })
    expect((await call('GET', '/me')).status).toBe(401)
    const { key: renewed, integrationId } = (await here.platform.useCases.integrations.connection(admin(), 'zapier'))!
    key = { headers: { authorization: `Bearer ${renewed}` } }
    await subscribe('/listed', 'candidate.hired')
    await page({ intent: 'disconnect', integrationId })
    expect((await call('GET', '/me')).status).toBe(401)
    await expect.poll(shown, soon).toEqual([])
    await page({ intent: 'connect', type: 'zapier' })
    expect(await here.platform.useCases.integrations.connection(admin(), 'zapier')).not.toBeNull()
  })
})

describe('the description', () => {
  it('has an example of each body and answer, which are in order', async () => {
    const { body } = await here.get(stranger, '/api/openapi.json')
    for (const { id, spec, url, method } of endpointsOf(zapierRoutes as Record<string, RouteSpec>)) {
      const described = body.paths[url][method.toLowerCase()]
      expect([described.tags, described.security], id).toEqual([['Zapier'], [{ zapier: [] }]])
      for (const schema of [spec.body, spec.reply]) {
        const examples = (schema && z.globalRegistry.get(schema)?.examples) as unknown[] | undefined
        for (const example of examples ?? []) expect(() => schema!.parse(example), id).not.toThrow()
        if (schema && spec.status === 201) expect(examples?.length, id).toBe(1)
      }
      if (spec.body) expect(JSON.stringify(described.requestBody), id).toContain('"example"')
    }
  })
})
