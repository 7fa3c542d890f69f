import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { endpoints } from '#contracts/http/api/all.ts'
import { pages } from '#contracts/http/pages.ts'
import { nobody } from '../support/api.ts'
import { type Answer, useInside } from '../support/inside.ts'
import { forms, publicForms } from './forms.ts'
import { idsOf, pathOf, sampleOf } from './requests.ts'

const here = useInside({ BILLING_SECRET: 'a secret for billing' })
const named = () => ({
  jobId: here.acme.jobId,
  candidateId: here.acme.other,
  link: `${here.acme.companyId}.${here.acme.jobId}`,
})
const pathOfPage = (path: string) => path.replace(/:(\w+)/g, (_, name: keyof ReturnType<typeof named>) => named()[name])
const asset = () =>
  `/assets/${readdirSync(join(import.meta.dirname, '../../build/client/assets')).find((name) => name.endsWith('.js'))}`

/** Which pages these may frame: framed.spec.ts. */
const chatClients = 'https://teams.microsoft.com https://*.teams.microsoft.com https://*.cloud.microsoft'

/** What every answer says, for every request. */
function guarded({ headers }: Answer, where: string) {
  expect(headers, where).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|same-origin|no-referrer)$/),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=(self), microphone=(self), geolocation=(self)'),
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'content-security-policy': expect.stringContaining('frame-ancestors'),
  })
  const policy = String(headers['content-security-policy'])
  const framed = /frame-ancestors (?!'none')([^;]*)/.exec(policy)?.[1]
  if (framed) expect(framed.replace(/^'self' /, ''), where).toBe(chatClients)
  else expect(headers['x-frame-options'], where).toBe('DENY')
  expect(headers['server'] ?? headers['x-powered-by'], where).toBeUndefined()
  expect(policy, where).not.toMatch(/unsafe-eval|script-src[^;]*(unsafe-inline|\*|https?:)|default-src[^;]*\*/)
}
const nonceOf = ({ headers }: Answer) =>
  /script-src [^;]*'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
const isPrivate = ({ headers }: Answer) => /\b(no-store|private)\b/.test(String(headers['cache-control'] ?? ''))
/** A cookie that holds a secret is of this host alone; every other is at least out of reach of scripts and of other sites. */
function sealed(cookies: string[], where: string) {
  for (const cookie of cookies) {
    for (const attribute of [/; HttpOnly(;|$)/, /; Secure(;|$)/, /; SameSite=Lax(;|$)/, /; Path=\//])
      expect(cookie, where).toMatch(attribute)
    expect(cookie, where).not.toMatch(/; Domain=/i)
    if (/^[^=]*(hirelog(-sign-in)?|(application|start)-[^=]+)=/.test(cookie))
      expect(cookie, where).toMatch(/^__Host-[^=]+=[^;]*; Path=\/;/)
  }
}

describe('every page', () => {
  it.each(Object.entries(pages).filter(([, { open }]) => open))(
    '%s: guarded, of this moment, and kept by no cache',
    async (_, { path }) => {
      const nonces = new Set<string>()
      // Several times as the same person: a page that is kept as it was drawn is another one each time all the same.
      for (const who of [nobody, here.acme.admin, here.acme.admin, here.acme.admin]) {
        const answer = await here.get(who, pathOfPage(path), { headers: { accept: 'text/html' } })
        guarded(answer, path)
        sealed(answer.cookies, path)
        expect(isPrivate(answer), `${path}: ${answer.status} ${String(answer.headers['cache-control'])}`).toBe(true)
        const nonce = nonceOf(answer)!
        expect(Buffer.from(nonce, 'base64')).toHaveLength(16)
        expect(nonces.has(nonce)).toBe(false)
        nonces.add(nonce)
        const scripts = answer.text.match(/<(script|style)\b[^>]*>/g) ?? []
        for (const tag of scripts)
          expect(tag, path).toMatch(
            new RegExp(`nonce="${nonce.replaceAll(/[+/]/g, '.')}"|type="application/(ld\\+)?json"`),
          )
        expect(answer.text, path).not.toMatch(/\son(click|load|error|submit)=|href="javascript:/i)
      }
    },
  )

  it.each(Object.keys({ ...forms, ...publicForms }))(
    'the answer to what is sent to %s is guarded too',
    async (folder) => {
      const sent = { ...forms, ...publicForms }[folder]!(named())
      const url = pathOfPage(pages[folder]!.path) + (folder.endsWith('_index') ? '?index' : '')
      for (const who of [nobody, here.acme.review]) {
        const answer = await here.post(
          folder === 'logout' ? nobody : who,
          url,
          'json' in sent ? { body: sent.json } : { form: sent.form },
        )
        guarded(answer, folder)
        sealed(answer.cookies, folder)
        expect(isPrivate(answer), folder).toBe(true)
      }
    },
  )
})

describe('every call of the API', () => {
  it.each(endpoints.filter(({ method }) => method === 'GET').map((endpoint) => [endpoint.url, endpoint] as const))(
    '%s',
    async (url, endpoint) => {
      for (const who of [nobody, here.acme.admin]) {
        const answer = await here.get(who, pathOf(endpoint, sampleOf(endpoint, idsOf(here.acme))))
        guarded(answer, url)
        expect(isPrivate(answer), `${url}: ${answer.status} ${String(answer.headers['cache-control'])}`).toBe(true)
        expect(answer.cookies, url).toEqual([])
        expect(answer.headers['access-control-allow-origin'], url).toBeUndefined()
      }
    },
  )

  it('and no other site may read it, however it asks', async () => {
    for (const method of ['OPTIONS', 'GET']) {
      const answer = await here.send(here.acme.admin, method, '/api/v2/jobs', {
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
      })
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })
})

describe('whatever else is answered', () => {
  it('assets: kept for a year, and guarded', async () => {
    const answer = await here.get(nobody, asset())
    guarded(answer, 'asset')
    expect([answer.status, answer.headers['cache-control'], answer.cookies]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      [],
    ])
  })

  it('mistakes of whoever asks, refusals, and addresses that nothing is at', async () => {
    const requests: [string, string, Parameters<typeof here.send>[3]?][] = [
      ['GET', '/nowhere'],
      ['GET', '/assets/nothing.js'],
      ['GET', '/assets/..%2f..%2fpackage.json'],
      ['GET', '/api/nowhere'],
      ['GET', '/%zz'],
      ['GET', '/api/%zz'],
      ['GET', '/media/nothing'],
      ['GET', '/live'],
      ['GET', '/live?job=nothing'],
      ['GET', '/healthz'],
      ['GET', '/metrics'],
      ['GET', '/api/docs'],
      ['GET', '/api/openapi.json'],
      ['GET', '/dev/outbox'],
      ['GET', '/favicon.ico'],
      ['GET', '/robots.txt'],
      ['DELETE', '/api/v2/jobs'],
      ['PUT', '/login'],
      ['OPTIONS', '/api/uploads/'],
      ['HEAD', '/login'],
      ['POST', '/api/v2/job', { raw: '{' }],
      ['POST', '/login', { headers: { origin: 'https://evil.example' } }],
      ['POST', '/api/uploads/', {}],
      ['POST', '/hooks/billing', { body: {} }],
      ['POST', '/hooks/mail', { body: {} }],
      ['POST', '/hooks/mail/reports', { body: {} }],
      [
        'POST',
        '/login',
        { headers: { 'content-length': '9999999', 'content-type': 'application/x-www-form-urlencoded' }, raw: '' },
      ],
    ]
    for (const [method, url, sent] of requests)
      for (const who of [nobody, here.acme.review]) {
        const answer = await here.send(who, method, url, sent)
        expect(answer.status, `${method} ${url}`).toBeLessThan(500)
        guarded(answer, `${method} ${url}`)
      }
  })

  it('downloads: a file that is saved, never a page that is shown', async () => {
    for (const [url, accept, type] of [
      [`/admin/jobs/${here.acme.jobId}/candidates/${here.acme.other}/history.ndjson`, '*/*', /^application\/x-ndjson/],
      ['/api/analytics/read-models/candidates', 'text/csv', /^text\/csv/],
      ['/api/analytics/read-models/candidates', 'application/x-ndjson', /ndjson/],
      ['/api/analytics/read-models/candidates', 'application/vnd.apache.parquet', /parquet/],
    ] as const) {
      const answer = await here.get(here.acme.admin, url, { headers: { accept } })
      guarded(answer, url)
      expect([answer.status, isPrivate(answer)], url).toEqual([200, true])
      expect(answer.headers['content-type'], url).toMatch(type)
      expect(answer.headers['content-disposition'], url).toMatch(/^attachment/)
    }
  })

  it('what an address says at entry is kept out of reach of scripts', async () => {
    const answer = await here.get(nobody, '/login?coupon=TEN&minimized=1')
    expect([answer.status, answer.cookies.length]).toEqual([302, 2])
    sealed(answer.cookies, 'entry')
    guarded(answer, 'entry')
  })

  it('a sign-in, a sign-out and an application set cookies of this host alone', async () => {
    const { companyId, jobId } = here.acme
    const signIn = await here.post(nobody, '/login', {
      form: { email: 'admin@acme.test', password: 'tR4-vexing-lamp' },
    })
    const start = await here.post(nobody, `/apply/${companyId}.${jobId}`, publicForms['apply.$link']!(named()) as never)
    const out = await here.post({ headers: { cookie: signIn.cookies[0]!.split(';')[0]! } }, '/logout', { form: {} })
    // A sign-in gives the browser its session and makes it one that the account is known from.
    for (const [answer, cookies] of [
      [signIn, 2],
      [start, 1],
      [out, 1],
    ] as const) {
      expect(answer.cookies, String(answer.status)).toHaveLength(cookies)
      sealed(answer.cookies, String(answer.headers.location))
    }
    expect(out.cookies[0]).toMatch(/Max-Age=0/)
  })
})
