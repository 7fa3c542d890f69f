import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { Ambiguous, Unavailable } from '#infra/engines/failures.ts'
import { remixBuild, servingRemix } from '#test/fixtures/remix-build.ts'
import { answerWithProblems } from './problems.ts'

let log: MockInstance
beforeEach(() => void (log = vi.spyOn(console, 'error').mockImplementation(() => {})))
afterEach(() => log.mockRestore())

const away = () => Promise.reject(new Unavailable('MongoDB cannot be reached: connect ECONNREFUSED 10.0.0.7:27017'))
const unsure = () => Promise.reject(new Ambiguous('the connection to MongoDB was lost before it answered'))
const broken = () => Promise.reject(new TypeError('x is undefined'))
const doing = { away, unsure, broken }

const drawn = (
  _request: Request,
  status: number,
  headers: Headers,
  { staticHandlerContext }: { staticHandlerContext: { errors: unknown } },
) => new Response(JSON.stringify(staticHandlerContext.errors), { status, headers })
const build = remixBuild({
  entry: { module: { default: drawn, handleError: (error: unknown) => console.error(error) } },
  routes: Object.fromEntries(
    Object.entries(doing).map(([path, act]) => [
      path,
      { id: path, path, module: { default: () => null, loader: act, action: act } },
    ]),
  ),
})

const form = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: 'a=b',
} as const

describe('a page whose engine is away', () => {
  it.each([
    ['GET', '/away', {}],
    ['GET', '/away.data', {}],
    ['POST', '/away', form],
    ['POST', '/unsure', form],
  ])('answers 503 and when to come again: %s %s', async (_method, url, asked) => {
    const answer = await servingRemix(build).inject({ url, ...asked })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(answer.body).not.toMatch(/MongoDB|10\.0\.0\.7/)
  })

  it('answers so in development too', async () => {
    expect(await servingRemix(async () => build).inject('/away')).toMatchObject({ statusCode: 503 })
  })

  it('is told once, not with every request', async () => {
    const app = servingRemix(build)
    for (let n = 0; n < 3; n++) await app.inject('/away')
    expect(log.mock.calls).toEqual([
      [expect.stringContaining('503'), expect.stringContaining('MongoDB cannot be reached')],
    ])
  })

  it('is not taken for one that is broken', async () => {
    const answer = await servingRemix(build).inject('/broken')
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([500, undefined])
    expect(log).toHaveBeenCalledWith(expect.any(TypeError))
  })
})

describe('what is asked besides, while an engine is away', () => {
  async function asked(headers: Record<string, string> = {}) {
    const app = Fastify()
    answerWithProblems(app)
    app.get('/media', away)
    return app.inject({ url: '/media', headers })
  }

  it('is refused with a code and when to come again', async () => {
    const answer = await asked()
    expect(answer.json()).toMatchObject({ status: 503, code: 'command/unavailable' })
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.body).not.toMatch(/MongoDB|10\.0\.0\.7/)
  })

  it.each([
    ['en', 'Hirelog cannot be reached at the moment'],
    ['de', 'Hirelog ist gerade nicht zu erreichen'],
    ['he', 'אין כרגע קשר עם Hirelog'],
  ])('is a page in a window of its own: %s', async (language, title) => {
    const answer = await asked({ 'sec-fetch-dest': 'document', 'accept-language': language })
    expect(answer.statusCode).toBe(503)
    expect(answer.body).toContain(`<h1>${title}</h1>`)
  })
})
