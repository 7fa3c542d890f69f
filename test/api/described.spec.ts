import { describe, expect, it } from 'vitest'
import { endpoints } from '#contracts/http/api/all.ts'
import { nobody, useApi } from '../support/api.ts'

const api = useApi()
type Operation = {
  operationId: string
  summary: string
  security: object[]
  parameters?: { name: string; in: string }[]
  requestBody?: object
  responses: Record<string, object>
}

describe('the OpenAPI document', () => {
  it('describes every route at its address, and nothing else', async () => {
    const { body } = await api.get(nobody, '/api/openapi.json')
    expect(body.openapi).toBe('3.1.0')
    const described = Object.entries(body.paths as Record<string, Record<string, Operation>>).flatMap(
      ([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described.toSorted()).toEqual(endpoints.map(({ method, url }) => `${method} ${url}`).toSorted())

    const operations = Object.values(body.paths as Record<string, Record<string, Operation>>).flatMap((methods) =>
      Object.values(methods),
    )
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
    for (const { summary, security, responses } of operations) {
      expect(summary).toBeTruthy()
      expect([[], [{ zapier: [] }], [{ jobKey: [] }], [{ apiKey: [] }, { session: [] }]]).toContainEqual(security)
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['401', '403', '404', '429']))
    }
  })

  it('refers only to what it defines', async () => {
    const { body, text } = await api.get(nobody, '/api/openapi.json')
    const referred = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name!)
    expect(referred.length).toBeGreaterThan(100)
    expect([...new Set(referred)].filter((name) => !(name in body.components.schemas))).toEqual([])
  })

  it('can be read by people', async () => {
    const { status, text, headers } = await api.get(nobody, '/api/docs')
    expect(status).toBe(200)
    expect(text).toContain('Hirelog API')
    expect(headers.get('content-security-policy')).not.toContain('unsafe-eval')
    const scripts = [...text.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(
      ([, path]) => new URL(path!, `${api.server.url}/api/docs/`).pathname,
    )
    expect(scripts.length).toBeGreaterThan(2)
    for (const path of scripts) expect((await api.get(nobody, path)).status, path).toBe(200)
  })
})

describe('what the platform says of itself', () => {
  it('is well, on which engines, and how far behind', async () => {
    expect((await api.get(nobody, '/healthz')).body).toMatchObject({
      status: 'ok',
      engines: { 'event store': 'embedded', 'read store': 'embedded' },
      lag: { relay: expect.any(Number) },
      projections: { stuck: 0 },
    })
  })

  it('is measured: requests by route, commands by type and outcome, lag, logs and memory', async () => {
    await api.put(api.acme.key, '/api/legacy/videos/saveRating', { id: api.acme.started, rating: { value: 4 } })
    await api.put(api.acme.key, '/api/legacy/videos/saveRating', { id: api.acme.started, rating: { value: 9 } })
    const { text, headers } = await api.get(nobody, '/metrics')
    expect(headers.get('content-type')).toMatch(/^text\/plain/)
    const value = (line: string) =>
      Number(
        text
          .split('\n')
          .find((each) => each.startsWith(line))
          ?.split(' ')
          .at(-1),
      )
    expect(
      value('hirelog_http_request_seconds_count{method="PUT",route="/api/legacy/videos/saveRating",status="2xx"}'),
    ).toBe(1)
    expect(
      value('hirelog_http_request_seconds_count{method="PUT",route="/api/legacy/videos/saveRating",status="4xx"}'),
    ).toBe(1)
    expect(value('hirelog_command_seconds_count{type="RateCandidate",outcome="accepted"}')).toBe(1)
    expect(value('hirelog_command_refusals_total{type="RateCandidate",code="candidate/rating-invalid"}')).toBe(1)
    expect(value('hirelog_projection_stuck_streams')).toBe(0)
    expect(value('hirelog_wal_bytes{engine="log"}')).toBeGreaterThanOrEqual(0)
    expect(value('process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
    expect(text).not.toContain(api.acme.companyId)
  })

  it('is not measured for others: behind a proxy there is nothing to see', async () => {
    expect(await api.get(nobody, '/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } })).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    })
  })
})
