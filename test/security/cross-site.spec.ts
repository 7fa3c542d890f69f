import { describe, expect, it } from 'vitest'
import { endpoints } from '#contracts/api/all.ts'
import { useApi } from '../support/api.ts'
import { idsOf, pathOf, sampleOf } from './requests.ts'

const api = useApi()
const changing = endpoints.filter(({ method }) => method !== 'GET').map((endpoint) => [`${endpoint.method} ${endpoint.url}`, endpoint] as const)

describe.each(changing)('%s with the cookie of somebody signed in', (_, endpoint) => {
  it('is refused from any page but ours', async () => {
    const { acme } = api
    const sample = sampleOf(endpoint, idsOf(acme))
    const send = (headers: Record<string, string | undefined>, body = JSON.stringify(sample.body)) =>
      fetch(api.server.url + pathOf(endpoint, sample), {
        method: endpoint.method,
        headers: Object.fromEntries(Object.entries({ ...acme.admin.headers, 'content-type': 'application/json', ...headers }).filter(([, value]) => value !== undefined)) as Record<string, string>,
        body,
      })
    const { host, port } = new URL(api.server.url)
    const foreign: Record<string, string | undefined>[] = [
      {},
      { origin: 'null' },
      { origin: 'https://evil.example' },
      { origin: `http://sub.${host}` },
      { origin: `http://localhost:${Number(port) + 1}` },
      { origin: `http://${host}.evil.example` },
      { origin: 'https://evil.example', 'x-http-method-override': 'GET' },
      { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
      { origin: 'https://evil.example', 'content-type': 'text/plain' },
      { 'sec-fetch-site': 'cross-site' },
      { referer: `${api.server.url}/admin` },
    ]
    for (const headers of foreign) {
      const answer = await send(headers)
      expect([answer.status, (await answer.json()).code], JSON.stringify(headers)).toEqual([403, 'auth/csrf'])
    }
  })
})

describe('what one company holds', () => {
  const secrets = () => [api.rival.companyId, api.rival.marker, api.rival.jobId, api.rival.started, api.rival.invited, 'rival.test']

  it('is in no list, count, search or error of another', async () => {
    const { acme, rival } = api
    const json = (value: unknown) => encodeURIComponent(JSON.stringify(value))
    const paths = [
      ...['/api/v2/jobs', '/api/v2/jobs?search=Wolverine', '/api/v2/jobs?limit=200', '/api/v2/company'],
      ...['topJobs', 'jobsCount'].map((path) => `/api/legacy/jobs/${path}`),
      ...['user', 'users', 'companies/getBalance', 'companies/getApiKey', 'metrics/counters', `candidates/getJobInvitations?job_id=${acme.jobId}`].map((path) => `/api/legacy/${path}`),
      ...['', '/candidates', '/cards', '/users', `/candidates?filter=${json({ email: { $regex: 'rival' } })}`, `/cards?sort=${json({ companyId: -1 })}`].map((path) => `/api/analytics/read-models${path}`),
    ]
    for (const path of paths) {
      const { status, text, headers } = await api.get(acme.key, path)
      expect(status).toBe(200)
      for (const secret of secrets().filter((secret) => !path.includes(secret))) expect(text + JSON.stringify([...headers]), path).not.toContain(secret)
    }
    for (const path of [`/api/v2/jobs/${rival.jobId}`, `/api/legacy/jobs/singleJob?jobID=${rival.jobId}`]) expect((await api.get(acme.key, path)).text).not.toContain('Wolverine')
  })

  it('is not waited for with its token, nor told from nothing', async () => {
    const ask = async (companyId: string) => {
      const began = performance.now()
      const { status, headers, body } = await api.get(api.acme.key, '/api/legacy/jobs/jobsCount', { headers: { 'x-consistency': JSON.stringify({ [`${companyId}.job-${api.rival.jobId}`]: 10_000 }) } })
      return { status, stale: headers.get('x-stale'), body, quick: performance.now() - began < 1500 }
    }
    expect(await ask(api.rival.companyId)).toEqual(await ask('c000000000000'))
    expect(await ask(api.rival.companyId)).toMatchObject({ status: 200, stale: null, quick: true })
  })

  it('is not reached by repeating its request', async () => {
    const headers = { 'idempotency-key': 'the-same' }
    const [ours, theirs, colleague] = await Promise.all([api.acme.key, api.rival.key, api.acme.edit].map((who) => api.post(who, '/api/v2/job', { title: 'Porter' }, { headers })))
    expect(new Set([ours, theirs, colleague].map((answer) => answer!.body.job_id)).size).toBe(3)
  })
})

describe('who asks too often', () => {
  it('waits, while others are answered', async () => {
    const asking = () => api.get(api.rival.keyFor.analytics!, '/api/analytics/read-models/candidate-facts?limit=1')
    let last = await asking()
    for (let i = 0; i < 300 && last.status === 200; i++) last = await asking()
    expect(last).toMatchObject({ status: 429, body: { code: 'auth/too-many-attempts' } })
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await api.get(api.acme.keyFor.analytics!, '/api/analytics/read-models/candidate-facts?limit=1')).status).toBe(200)
  })
})
