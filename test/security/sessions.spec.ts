import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { sessionCookieName } from '#contracts/http/session-cookie.ts'
import { readEnv } from '#infra/env.ts'
import { httpServer } from '#services/http/server.ts'
import { openPlatform, type Platform } from '#services/platform.ts'
import { emptyFolder } from '#test/support/data-folder.ts'
import { seeding, type SeededPerson } from '#test/support/seed.ts'

const publicUrl = 'https://hire.example.com'
const name = sessionCookieName(publicUrl)
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
let platform: Platform
let app: FastifyInstance
let rita: SeededPerson

beforeAll(async () => {
  platform = await openPlatform(readEnv({ DATA_DIR: emptyFolder(), PUBLIC_URL: publicUrl }))
  app = (await httpServer(platform)) as never
  rita = await seeding(platform).person()
})
afterAll(async () => {
  await app?.close()
  await platform?.close()
})
afterEach(() => vi.useRealTimers())

const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
const session = async () => (await platform.useCases.accounts.openSession(rita.asker as never)).sessionToken
const page = (url: string, token?: string) =>
  app.inject({
    url,
    headers: { host: 'hire.example.com', 'user-agent': chrome },
    cookies: token ? { [name]: token } : {},
  })
const api = (method: 'GET' | 'POST' | 'DELETE', url: string, bearer: string, payload?: object) =>
  app.inject({
    method,
    url: `/api/v2${url}`,
    headers: { host: 'hire.example.com', authorization: `Bearer ${bearer}` },
    ...(payload && { payload }),
  })
const browserCalls = (method: 'GET' | 'POST', url: string, token: string, payload?: object) =>
  app.inject({
    method,
    url: `/api/legacy${url}`,
    headers: { host: 'hire.example.com', origin: publicUrl },
    cookies: { [name]: token },
    ...(payload && { payload }),
  })
const setCookie = (answer: { headers: Record<string, unknown> }) =>
  [answer.headers['set-cookie'] ?? []].flat().join('\n')
const tokenOf = async (sessionToken: string, body: object = {}) =>
  (await browserCalls('POST', '/users/token', sessionToken, body)).json<{
    token: string
    token_id: string
    expires_in: number
  }>()

describe('a session', () => {
  it('is a cookie of this host alone, out of reach of scripts, and another one after each sign-in', async () => {
    const before = await session()
    const form = new URLSearchParams({ email: rita.email, password: rita.password, returnTo: '/admin/jobs' }).toString()
    const answer = await app.inject({
      method: 'POST',
      url: '/login',
      payload: form,
      headers: {
        host: 'hire.example.com',
        origin: publicUrl,
        'content-type': 'application/x-www-form-urlencoded',
        'user-agent': chrome,
      },
      cookies: { [name]: before },
    })
    const cookie = setCookie(answer)
    expect(cookie).toMatch(
      /^__Host-hirelog=[A-Za-z0-9_-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=43200; Secure$/m,
    )
    expect(cookie).not.toContain(before)
    expect(await platform.useCases.accounts.sessionUser(before), 'what the browser had before is over').toBeNull()
    const [here] = await platform.useCases.accounts.ownSessions(rita.asker as never)
    expect(here).toMatchObject({ device: 'Chrome on Windows', method: 'password' })
  })

  it('that someone else chose is no session', async () => {
    const planted = 'A'.repeat(43)
    expect((await page('/admin/jobs', planted)).headers.location).toContain('/login')
    expect(await platform.useCases.accounts.sessionUser(planted)).toBeNull()
  })

  it('ends after half an hour without use: pages lead back afterwards, and programs hear jwt expired', async () => {
    const token = await session()
    later(30 * 60_000 + 1)
    const answer = await page('/admin/jobs?status=active', token)
    expect(answer.headers.location).toBe('/login?returnTo=%2Fadmin%2Fjobs%3Fstatus%3Dactive&expired=1')
    const call = await browserCalls('GET', '/user', token)
    expect([call.statusCode, call.json()]).toMatchObject([401, { code: 'auth/session-expired', detail: 'jwt expired' }])
  })

  it('is left alone by the page for other recruiting systems, expired or not', async () => {
    const token = await session()
    later(30 * 60_000 + 1)
    const answer = await page('/edit-job-integration/some-key', token)
    expect([answer.statusCode, setCookie(answer)]).toEqual([200, ''])
  })

  it('is over at the server when someone signs out, replayed or not', async () => {
    const token = await session()
    expect((await browserCalls('POST', '/users/logout', token)).json()).toEqual({ status: 'OK' })
    expect((await browserCalls('GET', '/user', token)).statusCode).toBe(401)
  })

  it('that is being opened while all are ended is ended too', async () => {
    const known = (await platform.useCases.accounts.sessionUser(await session()))!
    const [opening] = await Promise.all([
      platform.useCases.accounts.openSession(known.asker, { method: 'password', epoch: 0 }),
      platform.useCases.accounts.signOutEverywhere(known.asker),
    ])
    expect(await platform.useCases.accounts.sessionUser(opening.sessionToken)).toBeNull()
  })

  it('can be ended from elsewhere, by its owner alone', async () => {
    const [mine, asker] = [await session(), rita.asker as never]
    const own = (await platform.useCases.accounts.sessionUser(mine))!.asker
    const rival = await seeding(platform).person('Omar Diaz')
    await expect(platform.useCases.accounts.revokeSession(rival.asker as never, own.session!.id)).rejects.toMatchObject(
      {
        code: 'account/session-not-found',
      },
    )
    await platform.useCases.accounts.revokeSession(asker, own.session!.id)
    expect(await platform.useCases.accounts.sessionUser(mine)).toBeNull()
  })
})

it('guessing at a password is on the record once, however long it goes on', async () => {
  const omar = await seeding(platform).person('Omar Diaz')
  for (let guess = 0; guess < 12; guess++)
    await expect(
      platform.useCases.accounts.signIn({ email: omar.email, password: 'wrong' }, '10.0.0.9'),
    ).rejects.toThrow()
  const lines = () => platform.readers.auditOf(omar.asker, { kind: 'SignInFailed' }).then((page) => page.lines)
  await vi.waitFor(
    async () => expect(await lines()).toMatchObject([{ detail: '10', subject: { name: 'Omar Diaz' } }]),
    10_000,
  )
})

describe('a bearer token', () => {
  it('does for 7200 seconds what its scopes say, and then is answered jwt expired', async () => {
    const { token, expires_in } = await tokenOf(await session(), { scopes: ['jobs.read'] })
    expect(expires_in).toBe(7200)
    expect((await api('GET', '/jobs', token)).statusCode).toBe(200)
    expect((await api('POST', '/job', token, { title: 'Night porter' })).statusCode).toBe(403)
    expect((await page('/admin/jobs', token.slice(4))).headers.location, 'it opens no page').toContain('/login')
    later(7_200_001)
    const late = await api('GET', '/jobs', token)
    expect([late.statusCode, late.json().detail]).toEqual([401, 'jwt expired'])
  })

  it('is over when it is revoked, by a sign-out with it, and with the sessions of its user', async () => {
    const token = await session()
    const [one, two, three] = [await tokenOf(token), await tokenOf(token), await tokenOf(token)]
    expect((await api('DELETE', `/users/token/${one.token_id}`, two.token)).json()).toEqual({
      status: 'OK',
      ended: true,
    })
    expect(
      (
        await app.inject({
          method: 'POST',
          url: '/api/legacy/users/logout',
          headers: { host: 'hire.example.com', authorization: `Bearer ${two.token}` },
        })
      ).statusCode,
    ).toBe(200)
    for (const { token } of [one, two]) expect((await api('GET', '/jobs', token)).statusCode).toBe(401)
    expect((await api('GET', '/jobs', three.token)).statusCode).toBe(200)
    await platform.useCases.accounts.signOutEverywhere((await platform.useCases.accounts.sessionUser(token))!.asker)
    expect((await api('GET', '/jobs', three.token)).statusCode).toBe(401)
  })

  it('issues no other: its life cannot be prolonged, nor its rights widened', async () => {
    const { token } = await tokenOf(await session(), { scopes: ['jobs.read'] })
    for (const body of [{}, { use: 'entry' }, { scopes: ['company.settings'] }])
      expect((await api('POST', '/users/token', token, body)).statusCode).toBe(403)
  })

  it('stands for an API key as well, while that is not revoked', async () => {
    const { key, keyId } = await platform.useCases.accounts.issueApiKey(rita.asker, {
      label: 'Reporting',
      scopes: ['jobs.read', 'analytics'],
    })
    const { token } = (await api('POST', '/users/token', key, { scopes: ['jobs.read'] })).json<{ token: string }>()
    expect((await api('GET', '/jobs', token)).statusCode).toBe(200)
    expect((await api('POST', '/users/token', token, {})).statusCode).toBe(403)
    const { token: left } = (await api('POST', '/users/token', key, {})).json<{ token: string }>()
    expect(
      (
        await app.inject({
          method: 'POST',
          url: '/api/legacy/users/logout',
          headers: { host: 'hire.example.com', authorization: `Bearer ${left}` },
        })
      ).statusCode,
    ).toBe(200)
    expect(
      await Promise.all([left, token, key].map(async (bearer) => (await api('GET', '/jobs', bearer)).statusCode)),
      'a sign-out ends the token it came with and nothing else',
    ).toEqual([401, 200, 200])
    await platform.useCases.accounts.revokeApiKey(rita.asker, { keyId })
    expect((await api('GET', '/jobs', token)).statusCode).toBe(401)
  })
})

describe('a link that signs in', () => {
  const link = async () => `/admin/jobs?status=active&auth=${(await tokenOf(await session(), { use: 'entry' })).token}`

  const post = (form: URLSearchParams) =>
    app.inject({
      method: 'POST',
      url: '/auth/link',
      payload: form.toString(),
      headers: {
        host: 'hire.example.com',
        origin: publicUrl,
        'content-type': 'application/x-www-form-urlencoded',
        'user-agent': chrome,
      },
    })
  /** Follows a link and agrees to what it asks, where it asks. */
  async function agree(address: string) {
    const { headers } = await page(address)
    const { pathname, searchParams } = new URL(headers.location as string, publicUrl)
    if (pathname !== '/auth/link') return null
    return post(searchParams)
  }

  it('does so once, and is gone from the address', async () => {
    const address = await link()
    const first = (await agree(address))!
    expect(first.headers.location).toBe('/admin/jobs?status=active')
    const opened = new RegExp(`${name}=([^;]+)`).exec(setCookie(first))![1]!
    expect(await platform.useCases.accounts.sessionUser(opened)).toMatchObject({
      user: { email: rita.email },
      signIn: { method: 'link' },
    })
    const [here] = await platform.useCases.accounts.ownSessions(rita.asker as never)
    expect(here).toMatchObject({ device: 'Chrome on Windows', method: 'link' })
    expect(await agree(address)).toBeNull()
  })

  it('is worth nothing after a minute, also when it was opened before', async () => {
    const address = await link()
    const { headers } = await page(address)
    const asked = new URL(headers.location as string, publicUrl)
    later(60_001)
    expect(await agree(address)).toBeNull()
    const late = await post(asked.searchParams)
    expect([late.headers.location, setCookie(late)]).toEqual([
      '/login?returnTo=%2Fadmin%2Fjobs%3Fstatus%3Dactive&linkOver=1',
      '',
    ])
  })

  it('takes no person away from the account they are signed in to by being opened', async () => {
    const omar = await seeding(platform).person('Omar Diaz')
    const answer = await page(await link(), omar.sessionToken)
    expect([answer.headers.location, setCookie(answer)]).toEqual([expect.stringMatching(/^\/auth\/link\?/), ''])
    expect(await platform.useCases.accounts.sessionUser(omar.sessionToken)).toMatchObject({
      user: { email: omar.email },
    })
  })
})

describe('an invitation that someone opens who is signed in', () => {
  it('leads to the start page, and to the form once the session has run out (AUTH-006)', async () => {
    const token = await session()
    const answer = await page('/join?code=x', token)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/'])
    later(12 * 3_600_000)
    expect((await page('/join?code=x', token)).headers.location).not.toBe('/')
  })
})
