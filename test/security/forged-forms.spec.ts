import { describe, expect, it } from 'vitest'
import { endpoints } from '#contracts/http/api/all.ts'
import { pages } from '#contracts/http/pages.ts'
import { nobody, type Who } from '../support/api.ts'
import { publicUrl, useInside } from '../support/inside.ts'
import { forms, publicForms } from './forms.ts'
import { idsOf, pathOf, sampleOf } from './requests.ts'

const here = useInside()
const words = 'This request did not come from a page of Hirelog. Nothing was changed.'
/** Where a browser, or an attacker who knows how one is recognised, says a form comes from. */
const foreign: Record<string, string | undefined>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://hire.example.com' },
  { origin: 'https://sub.hire.example.com' },
  { origin: 'https://hire.example.com.evil.example' },
  { origin: 'https://hire.example.com:8443' },
  { origin: 'not an address' },
  { origin: undefined, 'sec-fetch-site': 'cross-site' },
  { origin: undefined, 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  { origin: 'https://evil.example', 'content-type': 'text/plain' },
  { origin: 'https://evil.example', 'content-type': 'multipart/form-data; boundary=x' },
  { origin: 'https://evil.example', 'x-http-method-override': 'GET' },
  { origin: 'https://evil.example', authorization: 'Basic cml0YTp4' },
  { origin: 'https://evil.example', authorization: 'Bearer' },
  { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example', 'x-original-url': '/' },
]

const named = () => ({
  jobId: here.acme.jobId,
  candidateId: here.acme.other,
  link: `${here.acme.companyId}.${here.acme.jobId}`,
})
const changing = Object.entries(pages).filter(([, { change }]) => change)
function requestOf(folder: string) {
  const sent = (forms[folder] ?? publicForms[folder])!(named())
  const path = pages[folder]!.path.replace(/:(\w+)/g, (_, name: keyof ReturnType<typeof named>) => named()[name])
  const url = path + (folder.endsWith('_index') ? '?index' : ('query' in sent && sent.query) || '')
  return { url, sent: 'json' in sent ? { body: sent.json } : { form: sent.form } }
}
/** Their address says all there is to say. */
const bodiless = ['logout', 'admin.resume']
/** The log does not change, no message is sent, and no session begins or ends. */
async function untouched(requests: () => Promise<void>) {
  const before = [await here.written(), (await here.platform.useCases.accounts.ownSessions(adminOf())).length]
  await requests()
  expect([await here.written(), (await here.platform.useCases.accounts.ownSessions(adminOf())).length]).toEqual(before)
}
const adminOf = () =>
  ({
    kind: 'user',
    companyId: here.acme.companyId,
    userId: here.acme.userId,
    role: 'admin',
    creator: true,
    permissions: [],
  }) as const

describe('a form of another site', () => {
  it.each(changing)('is refused at %s in words, and changes nothing', async (folder) => {
    const { url, sent } = requestOf(folder)
    await untouched(async () => {
      for (const headers of foreign)
        for (const who of [here.acme.admin, nobody] as Who[]) {
          const answer = await here.post(who, url, { ...sent, headers })
          expect([answer.status, answer.body, answer.cookies], `${url} ${JSON.stringify(headers)}`).toEqual([
            403,
            { type: 'about:blank', title: 'Forbidden', status: 403, code: 'auth/csrf', detail: words },
            [],
          ])
        }
      const bare = await here.post(here.acme.admin, url, { ...sent, headers: { origin: undefined } })
      expect([bare.status, bare.body?.code], 'a cookie without a word of where it comes from').toEqual([
        403,
        'auth/csrf',
      ])
    })
  })

  it('can use no other method either', async () => {
    await untouched(async () => {
      for (const [folder] of changing)
        for (const method of ['PUT', 'PATCH', 'DELETE'])
          expect(
            (
              await here.send(here.acme.admin, method, requestOf(folder).url, {
                headers: { origin: 'https://evil.example' },
              })
            ).status,
          ).toBe(403)
    })
  })

  it.each(changing)('cannot be an address that is only opened: %s', async (folder) => {
    await untouched(async () => {
      const { url, sent } = requestOf(folder)
      const query = 'form' in sent ? new URLSearchParams(sent.form as Record<string, string>).toString() : ''
      const answer = await here.get(here.acme.admin, `${url}${url.includes('?') ? '&' : '?'}${query}`, {
        headers: { 'sec-fetch-site': 'cross-site' },
      })
      expect(answer.status).toBeLessThan(500)
    })
  })
})

describe('a form of our own page', () => {
  it.each(changing.filter(([folder]) => !bodiless.includes(folder)))(
    'is taken at %s as what it is, and as nothing else',
    async (folder) => {
      const { url, sent } = requestOf(folder)
      await untouched(async () => {
        const raw =
          'form' in sent
            ? new URLSearchParams(sent.form as Record<string, string>).toString()
            : JSON.stringify(sent.body)
        const others =
          'form' in sent ? ['application/json', 'text/plain'] : ['application/x-www-form-urlencoded', 'text/plain']
        for (const type of [...others, 'text/xml', 'application/octet-stream', undefined]) {
          const who = pages[folder]!.change === 'operator' ? here.acme.operator : here.acme.admin
          const answer = await here.post(who, url, { raw, headers: { 'content-type': type } })
          expect([folder, type, answer.status]).toEqual([folder, type, 415])
        }
      })
    },
  )

  it('comes from the address browsers reach us at', async () => {
    const { url, sent } = requestOf('language')
    expect((await here.post(nobody, url, { ...sent, headers: { origin: publicUrl } })).status).toBeLessThan(400)
  })
})

describe('a call of the API with a cookie', () => {
  it.each(
    endpoints
      .filter(({ method }) => method !== 'GET')
      .map((endpoint) => [`${endpoint.method} ${endpoint.url}`, endpoint] as const),
  )('%s from elsewhere changes nothing', async (_, endpoint) => {
    const sample = sampleOf(endpoint, idsOf(here.acme))
    await untouched(async () => {
      for (const headers of foreign) {
        const answer = await here.send(here.acme.admin, endpoint.method, pathOf(endpoint, sample), {
          body: sample.body,
          headers,
        })
        expect([answer.status, answer.body?.detail], JSON.stringify(headers)).toEqual([403, words])
      }
    })
  })
})

describe('a request with a bearer token has no session beside it', () => {
  const token = { authorization: 'Bearer x', origin: 'https://evil.example' }
  const answered = async (who: Who, method: string, url: string, sent: object) => {
    const { status, headers, cookies, body } = await here.send(who, method, url, { ...sent, headers: token })
    return [status, headers.location, cookies.length, body?.code]
  }
  /** Answered as if there were no cookie, and not as the same request is with it alone. */
  async function isNobodys(method: string, url: string, sent: object = {}) {
    await untouched(async () =>
      expect([url, await answered(here.acme.admin, method, url, sent)]).toEqual([
        url,
        await answered(nobody, method, url, sent),
      ]),
    )
  }

  it.each(changing.filter(([folder]) => pages[folder]!.change !== 'public'))(
    'in what is sent to %s',
    async (folder) => {
      const { url, sent } = requestOf(folder)
      await isNobodys('POST', url, sent)
    },
  )

  it('in pages that are opened, and in what they fetch', async () => {
    const closed = Object.values(pages).filter(({ open }) => open && open !== 'public')
    for (const { path } of closed)
      await isNobodys(
        'GET',
        path.replace(/:(\w+)/g, (_, name: keyof ReturnType<typeof named>) => named()[name]),
      )
    for (const url of [
      '/admin/jobs.data',
      `/live?job=${here.acme.jobId}`,
      `/media/${here.acme.started}`,
      '/api/legacy/user',
      '/api/analytics/read-models',
    ])
      await isNobodys('GET', url)
    expect((await here.get(here.acme.admin, '/admin/jobs', { headers: token })).headers.location).toMatch(/^\/login/)
    expect((await here.get(here.acme.admin, `/live?job=${here.acme.jobId}`, { headers: token })).status).toBe(401)
  })

  it.each(
    endpoints
      .filter(({ spec }) => spec.permission !== 'public')
      .map((endpoint) => [`${endpoint.method} ${endpoint.url}`, endpoint] as const),
  )('in the call %s', async (_, endpoint) => {
    const sample = sampleOf(endpoint, idsOf(here.acme))
    await isNobodys(endpoint.method, pathOf(endpoint, sample), endpoint.method === 'GET' ? {} : { body: sample.body })
  })
})
