import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { candidates } from '#projections/candidates/candidates.ts'
import { startJobAdder } from '#test/peers/jobadder/server.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { giveFeatures } from '../support/features.ts'
import type { Who } from '../support/api.ts'
import { publicUrl, useInside } from '../support/inside.ts'

const theirs = await startJobAdder()
const here = useInside({
  JOBADDER_CLIENT_ID: theirs.client.id,
  JOBADDER_CLIENT_SECRET: theirs.client.secret,
  JOBADDER_URL: theirs.url,
})
afterAll(() => theirs.close())
beforeAll(() => giveFeatures(here.platform, here.acme.companyId, { integrations: true, api: true }))

const legacy = (method: string, path: string, body?: object, who = here.acme.admin) =>
  here.send(who, method, `/api/legacy${path}`, body ? { body } : {})
const admin = ({ companyId, userId } = here.acme): Asker => ({
  kind: 'user',
  companyId,
  userId,
  role: 'admin',
  creator: true,
  permissions: permissionsOf.admin,
})
const begun = (of = here.acme) => here.platform.useCases.integrations.beginJobAdder(admin(of))
let email = ''
beforeAll(async () => void (email = (await legacy('POST', '/users/getUserInfo', {})).body.user.email))
const TOKEN_STEP = '/jobadder/integration/token?problem='
/** Out to JobAdder: where that sends the browser back to, and what the browser keeps. */
async function out(path: string, who: Who = here.acme.admin) {
  const { headers, cookies } = await here.get(who, path)
  const location = String(headers.location)
  if (!location.startsWith(theirs.url)) return { ended: location }
  const { pathname, search } = new URL((await fetch(location, { redirect: 'manual' })).headers.get('location')!)
  return { back: pathname + search, cookie: cookies[0]!.split(';')[0]! }
}
/** Along the whole way; answers with where it ends. */
async function walk(path: string, who: Who = here.acme.admin): Promise<string> {
  const { ended, back, cookie } = await out(path, who)
  return ended ?? (await cameBack(back!, cookie!, who))
}
async function cameBack(back: string, cookie: string, who: Who = here.acme.admin) {
  const session = who.headers.cookie
  const headers = { cookie: session ? `${session}; ${cookie}` : cookie }
  return String((await here.get(who, back, { headers })).headers.location)
}
const listed = async () =>
  (await legacy('GET', '/companies/getIntegrationsList')).body.integrations.find(
    (each: { type: string }) => each.type === 'jobadder',
  )

describe('a company at JobAdder', () => {
  it('is not linked by a person who says no, nor while JobAdder is away, nor by another browser', async () => {
    theirs.mood.says = 'no'
    expect(await walk(await begun())).toBe(`${TOKEN_STEP}refused`)
    theirs.mood.says = 'yes'
    const { back, cookie } = await out(await begun())
    theirs.mood.isAway = true
    expect(await cameBack(back!, cookie!)).toBe(`${TOKEN_STEP}unavailable`)
    theirs.mood.isAway = false
    expect(await cameBack(back!, 'hirelog-jobadder=made.up')).toBe(`${TOKEN_STEP}ended`)
    expect(await walk(await begun(), here.rival.admin)).toBe(`${TOKEN_STEP}ended`)
    const another = await out(await begun())
    expect(await cameBack(another.back!, another.cookie!, here.rival.admin)).toBe(`${TOKEN_STEP}ended`)
    expect(await listed()).toMatchObject({ status: 'add', id: 'jobadder' })
  })

  it('is not led on by a code that was changed, to a page of another site, or for another address', async () => {
    const changed = async (change: (query: URLSearchParams) => void) => {
      const url = new URL(await begun(), publicUrl)
      change(url.searchParams)
      return walk(url.pathname + url.search)
    }
    expect(await changed((query) => query.set('access_token', 'a.b'))).toBe(`${TOKEN_STEP}ended`)
    expect(await changed((query) => query.set('success_redirect', 'https://evil.example/'))).toBe(`${TOKEN_STEP}ended`)
    const elsewhere = { code: new URL(await begun(), publicUrl).searchParams.get('access_token')!, email }
    await expect(
      here.platform.useCases.integrations.followJobAdder(admin(), { ...elsewhere, next: 'https://evil.example/' }),
    ).rejects.toThrow('The way back has to be a page of ours')
    expect(await changed((query) => query.set('success_redirect', 'javascript:alert(1)'))).toBe(`${TOKEN_STEP}ended`)
    expect(await changed((query) => query.set('email', 'else@acme.test'))).toBe(`${TOKEN_STEP}ended`)
  })

  it('is linked by its own middleware, with a code that leads on once (INT-021 to 023)', async () => {
    const early = await legacy('POST', '/client/link_client_jaaccount', { email })
    expect([early.status, early.body.code]).toEqual([409, 'integration/not-linked'])
    const path = await begun()
    expect(path).toMatch(/^\/jobadder\/middleware\?access_token=.+&success_redirect=.+&email=/)
    expect(await walk(path)).toBe('/jobadder/integration/post-authorize')
    expect(await walk(path)).toBe(`${TOKEN_STEP}ended`)
    expect((await listed()).status).toBe('connected')
    const { user } = (await legacy('POST', '/users/getUserInfo', {})).body
    expect(user).toMatchObject({ JAAccountId: '4711', integrationHasClientId: true })
    const step = await here.get(here.acme.admin, '/jobadder/integration/post-authorize')
    expect(step.headers.location).toBe('/jobadder/integration/congratulations')
  })

  it('answers with its account and completes its own details (INT-023)', async () => {
    const linked = await legacy('POST', '/client/link_client_jaaccount', { email })
    expect(linked.body).toEqual({ JAAccountId: '4711' })
    expect((await legacy('POST', '/client/link_client_jaaccount', { email: 'rival@rival.test' })).status).toBe(404)
    const of = { email, company: 'Acme Hiring', JAAccountId: '4711' }
    const done = await legacy('POST', '/client/linkUserToClient', of)
    expect(done.body).toEqual({
      company_id: here.acme.companyId,
      company: 'Acme Hiring',
      logo: null,
      JAAccountId: '4711',
    })
    expect((await legacy('POST', '/companies/getJACompanyDetails', {})).body).toEqual(done.body)
    const wrong = await legacy('POST', '/client/linkUserToClient', { ...of, JAAccountId: '4712' })
    expect([wrong.status, wrong.body.detail]).toEqual([422, 'The company is linked to another account'])
    expect((await legacy('POST', '/client/linkUserToClient', { ...of, company: ' ' })).status).toBe(422)
  })

  it('takes another account when it is linked again, and stays one connection', async () => {
    const before = (await listed()).id
    theirs.mood.account = 4800
    expect(await walk(await begun())).toBe('/jobadder/integration/post-authorize')
    expect((await listed()).id).toBe(before)
    expect((await legacy('POST', '/users/getUserInfo', {})).body.user.JAAccountId).toBe('4800')
  })

  it('is not connected by a token that someone types', async () => {
    const { status, body } = await legacy('POST', '/companies/integrations/addIntegration', {
      data: { type: 'jobadder' },
    })
    expect([status, body.detail]).toEqual([422, 'This system cannot be connected by this call'])
  })
})

describe('the company step of JobAdder (INT-024)', () => {
  const give = (fields: Record<string, string>) =>
    here.post(here.acme.admin, '/jobadder/integration/details', { form: fields })
  it('needs a name, and leads on with one', async () => {
    const none = await give({ companyName: ' ' })
    expect([none.status, none.text]).toEqual([422, expect.stringContaining('Enter the name of your company')])
    expect((await give({ companyName: 'Acme' })).headers.location).toBe('/jobadder/integration/token')
  })
})

describe('jobs and applicants of JobAdder', () => {
  const soon = { timeout: 20_000, interval: 100 }
  const person = (candidateId: number) => ({
    candidateId,
    firstName: 'Grace',
    lastName: `Hopper ${candidateId}`,
    email: `grace.${candidateId}@example.org`,
    updatedAt: new Date().toISOString(),
  })
  const link = async () => (await here.platform.useCases.ats.atsShown(admin()))?.link ?? null
  const people = async () => {
    const found = await here.platform.engines.reads.find(here.platform.reads.live(candidates), {
      filter: { companyId: here.acme.companyId, jobId: here.acme.jobId },
    })
    return found
      .map(({ email }) => String(email))
      .filter((each) => each.startsWith('grace.'))
      .toSorted()
  }
  const look = async () => here.platform.useCases.ats.syncAtsNow(admin(), (await link())!.linkId)
  const map = async (mergeSettings: object) =>
    legacy('POST', `/merge/sync/${(await link())!.linkId}/jobs`, {
      merge_job_ids: ['9'],
      job_id: here.acme.jobId,
      mergeSettings: { direction: 'in', stages: [], sendResult: false, ...mergeSettings },
    })

  it('are there to choose from, and come in once each; nothing is written over there', async () => {
    theirs.jobs.set(9, { jobTitle: 'Nurse', applications: [person(1), person(2)] })
    const { linkId } = (await link())!
    expect((await legacy('GET', `/merge/ats/${linkId}/jobs`)).body).toEqual({
      jobs: [{ id: '9', name: 'Nurse', status: 'OPEN' }],
    })
    expect((await legacy('GET', `/merge/ats/${linkId}/job-interview-stages?jobId=9`)).body).toEqual({
      stages: [{ id: 'New', name: 'New' }],
    })
    const both = await map({ direction: 'both' })
    expect([both.status, both.body.detail]).toEqual([
      422,
      'JobAdder is only read: choose moves from there to here, and no note',
    ])
    expect((await map({ stages: [{ stageId: 'New', columnId: 'default' }] })).status).toBe(200)
    await vi.waitFor(async () => expect(await people()).toEqual(['grace.1@example.org', 'grace.2@example.org']), soon)
  })

  it('go on coming after the access ended by the clock', async () => {
    theirs.endAccess()
    theirs.jobs.get(9)!.applications.push(person(3))
    await look()
    await vi.waitFor(async () => expect(await people()).toHaveLength(3), soon)
    expect((await listed()).status).toBe('connected')
  })

  it('wait while a person pauses the connection', async () => {
    const { pauseIntegration, resumeIntegration } = here.platform.useCases.integrations
    await here.platform.caughtUp((await pauseIntegration(admin(), 'jobadder')).token)
    expect((await here.platform.useCases.ats.atsShown(admin()))?.waitsFor).toBe('paused')
    await here.platform.caughtUp((await resumeIntegration(admin(), 'jobadder')).token)
    expect((await here.platform.useCases.ats.atsShown(admin()))?.waitsFor).toBeNull()
  })

  it('stop when the permission is taken back, are said to need attention, and go on when it is given again', async () => {
    theirs.revoke()
    theirs.jobs.get(9)!.applications.push(person(4))
    await look()
    await vi.waitFor(async () => expect((await listed()).status).toBe('needs-attention'), soon)
    expect(await people()).toHaveLength(3)
    const again = () => here.get(here.acme.admin, '/jobadder/integration/token')
    expect((await again()).status).toBe(200)
    expect(await walk(await begun())).toBe('/jobadder/integration/post-authorize')
    await vi.waitFor(async () => expect(await people()).toHaveLength(4), soon)
    expect((await listed()).status).toBe('connected')
    expect((await again()).headers.location).toBe('/jobadder/integration/congratulations')
  })

  it('leave no other system beside them, and end with the connection', async () => {
    const { linkToken } = await here.platform.engines.aggregator.linkToken({
      companyId: here.acme.companyId,
      ...{ company: 'Acme', email, system: null, language: 'en' },
    })
    const other = await here.platform.useCases.ats
      .linkAts(admin(), { publicToken: linkToken, commandId: randomUUID() })
      .catch((error: { code: string }) => error.code)
    expect(other).toBe('ats/linked')
    const { status } = await legacy('DELETE', `/companies/integrations/delete/${(await listed()).id}`)
    expect(status).toBe(200)
    await vi.waitFor(async () => expect(await link()).toBeNull(), soon)
    expect(await people()).toHaveLength(4)
  })
})
