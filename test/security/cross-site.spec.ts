import { describe, expect, it } from 'vitest'
import { useApi } from '../support/api.ts'

const api = useApi()

describe('what one company holds', () => {
  const secrets = () => [
    api.rival.companyId,
    api.rival.marker,
    api.rival.jobId,
    api.rival.started,
    api.rival.invited,
    'rival.test',
  ]

  it('is in no list, count, search or error of another', async () => {
    const { acme, rival } = api
    const json = (value: unknown) => encodeURIComponent(JSON.stringify(value))
    const paths = [
      ...['/api/v2/jobs', '/api/v2/jobs?search=Wolverine', '/api/v2/jobs?limit=200', '/api/v2/company'],
      ...['topJobs', 'jobsCount'].map((path) => `/api/legacy/jobs/${path}`),
      ...[
        'user',
        'users',
        'companies/getBalance',
        'companies/getApiKey',
        'metrics/counters',
        `candidates/getJobInvitations?job_id=${acme.jobId}`,
      ].map((path) => `/api/legacy/${path}`),
      ...[
        '',
        '/candidates',
        '/cards',
        '/users',
        `/candidates?filter=${json({ email: { $regex: 'rival' } })}`,
        `/cards?sort=${json({ companyId: -1 })}`,
      ].map((path) => `/api/analytics/read-models${path}`),
    ]
    for (const path of paths) {
      const { status, text, headers } = await api.get(acme.key, path)
      expect(status).toBe(200)
      for (const secret of secrets().filter((secret) => !path.includes(secret)))
        expect(text + JSON.stringify([...headers]), path).not.toContain(secret)
    }
    for (const path of [`/api/v2/jobs/${rival.jobId}`, `/api/legacy/jobs/singleJob?jobID=${rival.jobId}`])
      expect((await api.get(acme.key, path)).text).not.toContain('Wolverine')
  })

  it('is not waited for with its token, nor told from nothing', async () => {
    const ask = async (companyId: string) => {
      const began = performance.now()
      const { status, headers, body } = await api.get(api.acme.key, '/api/legacy/jobs/jobsCount', {
        headers: { 'x-consistency': JSON.stringify({ [`${companyId}.job-${api.rival.jobId}`]: 10_000 }) },
      })
      return { status, stale: headers.get('x-stale'), body, quick: performance.now() - began < 1500 }
    }
    expect(await ask(api.rival.companyId)).toEqual(await ask('c000000000000'))
    expect(await ask(api.rival.companyId)).toMatchObject({ status: 200, stale: null, quick: true })
  })

  it('is not reached by repeating its request', async () => {
    const headers = { 'idempotency-key': 'the-same' }
    const [ours, theirs, colleague] = await Promise.all(
      [api.acme.key, api.rival.key, api.acme.edit].map((who) =>
        api.post(who, '/api/v2/job', { title: 'Porter' }, { headers }),
      ),
    )
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
    expect(
      (await api.get(api.acme.keyFor.analytics!, '/api/analytics/read-models/candidate-facts?limit=1')).status,
    ).toBe(200)
  })
})
