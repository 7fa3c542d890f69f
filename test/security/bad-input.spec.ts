import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { endpoints } from '#contracts/http/api/all.ts'
import { Problem } from '#contracts/http/api/problem.ts'
import type { Endpoint } from '#contracts/http/api/route.ts'
import { type Reply, useApi, type Who } from '../support/api.ts'
import { keyOfJob } from '../support/job-key.ts'
import { connectZapier } from '../support/zapier.ts'
import { idsOf, pathOf, sampleOf } from './requests.ts'

const zapier = {} as Who
const jobKey = {} as Who
const api = useApi(undefined, async (platform, { acme }) => {
  Object.assign(zapier, await connectZapier(platform, acme))
  Object.assign(jobKey, await keyOfJob(platform, acme))
})
const keyFor = ({ spec }: Endpoint): Who => (spec.credential ? { zapier, job: jobKey }[spec.credential] : api.acme.key)
const table = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.url}`, endpoint] as const)
const writing = table.filter(([, { spec }]) => spec.body)

/** A refusal in words, never our fault and never our insides. */
function refused({ status, text, headers, body }: Reply, ...statuses: number[]) {
  expect(statuses).toContain(status)
  expect(headers.get('content-type')).toMatch(/^application\/problem\+json/)
  Problem.parse(body)
  sound({ status, text } as Reply)
}
function sound({ status, text }: Reply) {
  expect(status).toBeLessThan(500)
  expect(text).not.toMatch(/node_modules|\n\s+at |\.ts:\d|sqlite|ZodError|undefined is not|Cannot read/i)
}

/** Every place in a value, with what it holds. */
function* places(value: unknown, path: (string | number)[] = []): Generator<(string | number)[]> {
  if (path.length > 0) yield path
  if (typeof value === 'object' && value !== null)
    for (const [key, child] of Object.entries(value)) yield* places(child, [...path, key])
}
function replaced(value: unknown, [key, ...rest]: (string | number)[], by: unknown): unknown {
  if (key === undefined) return by
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>
  copy[key] = replaced(copy[key], rest, by)
  return copy
}
const megabyte = 'x'.repeat(1024 * 1024)
const strange = (): unknown[] => [
  null,
  true,
  -1,
  1e308,
  '',
  'constructor',
  '__proto__',
  megabyte,
  '\u0000',
  '\ud800',
  [],
  {},
  [[[[]]]],
  { $ne: null },
  { length: -1 },
  randomUUID(),
]

describe.each(writing)('%s', (_, endpoint) => {
  const own = () => sampleOf(endpoint, idsOf(api.acme))
  const send = (raw: string, contentType = 'application/json') =>
    api.send(keyFor(endpoint), endpoint.method, pathOf(endpoint, own()), {
      raw,
      headers: { 'content-type': contentType },
    })

  it('takes JSON and nothing else', async () => {
    for (const raw of ['{', '{"a":', '', 'nul', '{"a":1}}', '\u0000', '{"a":NaN}', "{'a':1}"])
      refused(await send(raw), 400)
    const { body } = own()
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/xml',
      'application/octet-stream',
      'x',
    ])
      refused(await send(JSON.stringify(body), type), 415)
  })

  it('takes an object of its own shape', async () => {
    const other = Array.isArray(own().body) ? '{}' : '[]'
    for (const raw of ['null', other, '3', '"text"', 'true']) refused(await send(raw), 400)
    refused(await send('['.repeat(200_000)), 400)
    refused(await send('['.repeat(100_000) + ']'.repeat(100_000)), 400)
  })

  it('takes no keys that all objects share', async () => {
    const { body } = own()
    const with_ = (key: string) =>
      JSON.stringify(body).replace('{', `{"${key}":{"admin":true,"companyId":"${api.rival.companyId}"},`)
    refused(await send(with_('__proto__')), 400)
    sound(await send(with_('constructor')))
    const { body: company } = await api.get(api.acme.key, '/api/v2/company')
    expect(company.company_id).toBe(api.acme.companyId)
  })

  it('is too small for three megabytes', async () => {
    refused(await send(JSON.stringify({ text: megabyte.repeat(3) })), 413)
  })

  it('survives anything in any field', async () => {
    const { body } = own()
    for (const path of places(body))
      for (const value of strange()) sound(await send(JSON.stringify(replaced(body, path, value))))
  })
})

describe.each(table)('%s', (_, endpoint) => {
  it('survives any address', async () => {
    const { params = {}, query = {}, body } = sampleOf(endpoint, idsOf(api.acme))
    const odd = [
      '..',
      '%00',
      '%2e%2e%2f',
      'constructor',
      '__proto__',
      '😀',
      "' OR 1=1 --",
      'x'.repeat(3000),
      '[object Object]',
      '-1',
      '',
    ]
    for (const name of Object.keys(params))
      for (const value of odd) {
        const answer = await api.send(
          keyFor(endpoint),
          endpoint.method,
          pathOf(endpoint, { params: { ...params, [name]: value }, query, body }),
          { body },
        )
        refused(answer, 400, 404, 405, 414)
      }
    for (const name of [...Object.keys(query), 'skip', 'limit', 'page', '__proto__', 'constructor'])
      for (const value of odd)
        sound(
          await api.send(
            keyFor(endpoint),
            endpoint.method,
            pathOf(endpoint, { params, query: { ...query, [name]: value } }),
            { body },
          ),
        )
    for (const name of Object.keys(query)) {
      const twice = `${pathOf(endpoint, { params, query })}&${name}=again`
      refused(await api.send(keyFor(endpoint), endpoint.method, twice, { body }), 400)
    }
  })
})

describe('around the routes', () => {
  it('other methods are refused with those there are', async () => {
    const answer = await api.send(api.acme.key, 'DELETE', '/api/v2/jobs')
    refused(answer, 405)
    expect(answer.headers.get('allow')).toBe('GET')
    for (const [, { url, spec }] of table)
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const known = spec.at.some(([, each]) => each === method)
        if (!known) sound(await api.send(api.acme.key, method, url.replace(/\{\w+\}/g, 'x')))
      }
  })

  it('unknown addresses under /api are problems, not pages', async () => {
    for (const path of [
      '/api',
      '/api/',
      '/api/v2',
      '/api/v3/jobs',
      '/api/v2/jobs/x/y',
      '/api/legacy/jobs/',
      '/api/%zz',
      '/api/analytics',
    ]) {
      const answer = await api.get(api.acme.key, path)
      expect([400, 404]).toContain(answer.status)
      sound(answer)
      if (path.startsWith('/api/')) expect(answer.headers.get('content-type'), path).toMatch(/problem\+json/)
    }
  })

  it('odd headers are refused in words', async () => {
    const get = (headers: Record<string, string>) => api.get(api.acme.key, '/api/v2/jobs', { headers })
    for (const token of [
      '{',
      '[]',
      '"x"',
      '{"a":"b"}',
      '{"a":-1}',
      '{"a":1.5}',
      JSON.stringify(Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`s${i}`, i]))),
    ])
      refused(await get({ 'x-consistency': token }), 400)
    refused(await get({ 'x-padding': 'x'.repeat(17_000) }), 431)
    sound(await get({ 'x-consistency': '{"__proto__":1,"nonsense":3}' }))
    const post = (key: string) =>
      api.post(api.acme.key, '/api/v2/job', { title: 'Porter' }, { headers: { 'idempotency-key': key } })
    for (const key of [' ', 'ä', 'x'.repeat(300)]) refused(await post(key), 400)
    for (const authorization of [
      'Bearer',
      'Bearer ',
      'Bearer a b',
      `Bearer ${'x'.repeat(5000)}`,
      'Basic YWRtaW46YWRtaW4=',
      'hl_x',
      'Bearer hl_cacme00000000_00000000000000000000000000000000_x',
    ])
      refused(await api.get({ headers: { authorization } }, '/api/v2/jobs'), 401)
  })

  it('a picture or a file that is not there is refused in words, and whoever opens it reads them on a page', async () => {
    const { jobId, admin, other } = { ...api.acme, jobId: api.rival.jobId }
    for (const path of [
      `/jobs/post/${jobId}/qr.png`,
      `/jobs/post/${randomUUID()}/qr.png`,
      `/admin/jobs/${jobId}/cards`,
      `/admin/jobs/${jobId}/candidates/${other}/history.ndjson`,
    ]) {
      const answer = await api.get(admin, path)
      refused(answer, 404)
      expect(answer.body, path).toMatchObject({ code: 'not-found', detail: 'There is nothing at this address' })
      const opened = await api.get({ headers: { ...admin.headers, 'sec-fetch-dest': 'document' } }, path)
      expect([opened.status, opened.headers.get('content-type')], path).toEqual([404, 'text/html; charset=utf-8'])
      expect(opened.text).toContain('<h1>This address cannot be read</h1>')
    }
  })

  it('the server is as well as before', async () => {
    const { body } = await api.get(api.acme.key, '/healthz')
    expect(body).toMatchObject({ status: 'ok', projections: { stuck: 0 }, processes: { stuck: 0 } })
  })
})
