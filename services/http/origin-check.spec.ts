import cookies from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkOrigin } from './origin-check.ts'
import { answerWithProblems } from './problems.ts'

let app: FastifyInstance
const host = 'hire.test:3000'
const cookie = 'hirelog=x'
const post = (headers: Record<string, string>, method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' = 'POST') =>
  app.inject({ method, url: '/', headers: { host, ...headers } })

beforeAll(async () => {
  app = Fastify()
  answerWithProblems(app)
  checkOrigin(app, () => 'https://public.test')
  await app.register(cookies)
  app.all('/', async () => 'done')
  app.get('/resume', { config: { changes: true } }, async () => 'done')
  app.all('/cookies', async (request) => ({ header: request.headers.cookie ?? null, parsed: request.cookies }))
  await app.ready()
})
afterAll(() => app.close())

describe('a request that changes something', () => {
  it.each(['https://hire.test:3000', 'https://public.test'])('is accepted from our own page at %s', async (origin) => {
    expect((await post({ origin, cookie })).statusCode).toBe(200)
  })

  it.each([
    'https://evil.test',
    'null',
    'http://hire.test',
    'http://hire.test:3000',
    'http://public.test',
    'http://hire.test:3000.evil.test',
    'https://sub.public.test',
    'nonsense',
    '',
  ])('is refused from %j, with and without a session', async (origin) => {
    for (const headers of [{ origin, cookie }, { origin }]) {
      const answer = await post(headers as Record<string, string>)
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'auth/csrf'])
    }
  })

  it('is refused with a session when no one says where it comes from', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const)
      expect((await post({ cookie }, method)).statusCode).toBe(403)
  })

  it('is refused when the browser says it comes from elsewhere', async () => {
    for (const site of ['cross-site', 'same-site'])
      expect((await post({ 'sec-fetch-site': site })).statusCode).toBe(403)
  })

  it('is accepted from a program, which has no cookies', async () => {
    expect((await post({})).statusCode).toBe(200)
    expect((await post({ authorization: 'Bearer x', origin: 'https://evil.test' })).statusCode).toBe(200)
  })

  it('is refused with a name and password, which browsers add to requests of other sites too', async () => {
    for (const authorization of [
      'Basic cml0YTp4',
      'Digest username="rita"',
      'Negotiate YII=',
      'Bearer',
      'Bearer ',
      'x',
      '',
    ])
      expect([authorization, (await post({ authorization, cookie, origin: 'https://evil.test' })).statusCode]).toEqual([
        authorization,
        403,
      ])
  })

  it('counts by its bearer token alone, whatever cookies it has', async () => {
    for (const method of ['GET', 'POST'] as const) {
      const answer = await app.inject({
        method,
        url: '/cookies',
        headers: { host, cookie, authorization: 'Bearer x', origin: 'https://evil.test' },
      })
      expect(answer.json()).toEqual({ header: null, parsed: {} })
    }
    expect((await app.inject({ url: '/cookies', headers: { host, cookie } })).json()).toEqual({
      header: cookie,
      parsed: { hirelog: 'x' },
    })
  })

  it('is not disguised by reading', async () => {
    expect(
      (await app.inject({ method: 'GET', url: '/', headers: { host, cookie, origin: 'https://evil.test' } }))
        .statusCode,
    ).toBe(200)
  })
})

it('comes without https where that is how browsers reach us: on a desk, by whatever name it has there', async () => {
  const desk = Fastify()
  answerWithProblems(desk)
  checkOrigin(desk, () => 'http://127.0.0.1:3000')
  desk.post('/', async () => 'done')
  const from = async (origin: string) =>
    (await desk.inject({ method: 'POST', url: '/', headers: { host, cookie, origin } })).statusCode
  expect([
    await from('http://hire.test:3000'),
    await from('http://127.0.0.1:3000'),
    await from('http://evil.test'),
  ]).toEqual([200, 200, 403])
  await desk.close()
})

describe('a GET that changes something', () => {
  const get = async (headers: Record<string, string>) =>
    (await app.inject({ method: 'GET', url: '/resume', headers: { host, ...headers } })).statusCode

  it('is accepted from our own pages, and from programs', async () => {
    for (const headers of [
      { cookie, 'sec-fetch-site': 'same-origin' },
      { cookie, origin: 'https://public.test' },
      { authorization: 'Bearer x' },
      {},
    ] as Record<string, string>[])
      expect(await get(headers)).toBe(200)
  })

  it('is refused where a link or a picture of another site leads to it', async () => {
    for (const headers of [
      { cookie },
      { cookie, 'sec-fetch-site': 'cross-site' },
      { cookie, 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': 'cross-site' },
      { cookie, origin: 'https://evil.test' },
    ] as Record<string, string>[])
      expect(await get(headers)).toBe(403)
  })

  it('is not one of those that only read', async () => {
    expect((await app.inject({ method: 'GET', url: '/', headers: { host, cookie } })).statusCode).toBe(200)
  })
})
