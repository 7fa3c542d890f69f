import { parquetReadObjects } from 'hyparquet'
import { describe, expect, it } from 'vitest'
import { useApi } from '../support/api.ts'

import { candidateFacts } from '#projections/analytics/facts.ts'

const api = useApi()
const base = '/api/analytics/read-models'
const json = (value: unknown) => encodeURIComponent(JSON.stringify(value))
const analyst = () => api.acme.keyFor.analytics!
const aggregate = (pipeline: unknown, who = api.acme.key, more = {}) =>
  api.post(who, `${base}/candidate-facts/aggregate`, { pipeline, ...more })

describe('the list of read models', () => {
  it('says what each holds, of what kind and how many', async () => {
    const { body } = await api.get(api.acme.key, base)
    const facts = body.readModels.find(({ name }: { name: string }) => name === 'candidate-facts')
    expect(facts).toMatchObject({
      version: candidateFacts.version,
      documents: 3,
      lag: 0,
      stuck: 0,
      description: expect.stringContaining('without personal data'),
    })
    expect(facts.schema).toMatchObject({
      type: 'object',
      properties: {
        companyId: { type: 'string' },
        hoursToComplete: { description: 'Hours from started to completed' },
        stages: { type: 'array' },
      },
      required: expect.arrayContaining(['_id', 'rev', 'status']),
    })
    for (const { schema } of body.readModels)
      for (const [field, property] of Object.entries(schema.properties as Record<string, { description?: string }>))
        expect(property.description, field).toBeTruthy()
  })

  it('leaves out what the key may not see', async () => {
    const names = async (who = analyst()) =>
      (await api.get(who, base)).body.readModels.map(({ name }: { name: string }) => name)
    expect(await names()).toEqual(['balances', 'candidate-facts'])
    expect(await names(api.acme.key)).toEqual(
      expect.arrayContaining(['candidates', 'cards', 'companies', 'jobs', 'users']),
    )
  })
})

describe('a read model', () => {
  it('answers a filter, a shape and an order', async () => {
    const query = `filter=${json({ status: 'pending' })}&project=${json({ status: 1, _id: 0 })}&sort=${json({ addedAt: 1 })}&limit=1`
    const { body, headers } = await api.get(analyst(), `${base}/candidate-facts?${query}`)
    expect(body).toEqual({ rows: [{ status: 'pending' }], truncated: true })
    expect(headers.get('x-truncated')).toBe('true')
  })

  it('holds only what is the company’s own, whatever is asked', async () => {
    const { acme, rival } = api
    const questions = [
      {},
      { companyId: rival.companyId },
      { $or: [{ companyId: rival.companyId }, {}] },
      { companyId: { $ne: acme.companyId } },
      { _id: rival.started },
      { $nor: [{ companyId: acme.companyId }] },
    ]
    for (const model of ['candidate-facts', 'candidates', 'cards', 'jobs', 'companies', 'users', 'balances'])
      for (const filter of questions) {
        const { status, text } = await api.get(acme.key, `${base}/${model}?filter=${json(filter)}`)
        expect(status).toBe(200)
        expect(text).not.toContain(rival.companyId)
        expect(text).not.toContain(rival.marker)
      }
  })

  it('does not exist for a key without the right to it, as one that never was', async () => {
    const [forbidden, missing] = await Promise.all(
      [`${base}/candidates`, `${base}/nothing`].map((path) => api.get(analyst(), path)),
    )
    expect(forbidden).toMatchObject({ status: 404, body: { code: 'read-model/not-found' } })
    expect(missing!.body).toEqual(forbidden!.body)
  })

  it('refuses a question that is none, in words', async () => {
    for (const query of [
      'filter=[1]',
      'filter={',
      'filter=null',
      `filter=${json({ $where: '1' })}`,
      `sort=${json({ a: 2 })}`,
      'limit=0',
      'limit=ten',
      'limit=1000000',
      'format=xml',
      'limit=1&limit=2',
    ]) {
      const { status, body } = await api.get(analyst(), `${base}/candidate-facts?${query}`)
      expect([status, body.code]).toEqual([400, expect.stringMatching(/^(query|request)\/invalid$/)])
    }
  })

  it('comes as NDJSON, CSV or Parquet, by name or by Accept', async () => {
    const ndjson = await api.get(analyst(), `${base}/candidate-facts?format=ndjson`)
    expect(ndjson.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8')
    expect(
      ndjson.text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).companyId),
    ).toEqual(Array(3).fill(api.acme.companyId))

    const csv = await api.get(
      analyst(),
      `${base}/candidate-facts?project=${json({ status: 1 })}&sort=${json({ status: 1 })}`,
      { headers: { accept: 'text/csv' } },
    )
    expect(csv.text.split('\r\n')[0]).toBe('status,_id')

    const parquet = await api.get(analyst(), `${base}/candidate-facts`, {
      headers: { accept: 'application/vnd.apache.parquet' },
    })
    const bytes = parquet.body as Buffer
    const rows = await parquetReadObjects({
      file: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
    })
    expect(rows).toHaveLength(3)
    expect(rows[0]).toMatchObject({
      companyId: api.acme.companyId,
      addedAt: expect.any(Date),
      stages: expect.stringContaining('default'),
    })
  })

  it('shows what was just written to whoever brings the token', async () => {
    const { headers } = await api.put(api.acme.key, '/api/legacy/videos/saveRating', {
      id: api.acme.started,
      rating: { value: 5 },
    })
    const { body, headers: answered } = await api.get(
      analyst(),
      `${base}/candidate-facts?filter=${json({ _id: api.acme.started })}`,
      {
        headers: { 'x-consistency': headers.get('x-consistency')! },
      },
    )
    expect(answered.get('x-stale')).toBeNull()
    expect(body.rows[0]).toMatchObject({ rating: 5 })
  })

  it('says so when it cannot show it yet', async () => {
    const token = JSON.stringify({ [`${api.acme.companyId}.candidate-${api.acme.started}`]: 999 })
    const { status, headers } = await api.get(analyst(), `${base}/candidate-facts`, {
      headers: { 'x-consistency': token },
    })
    expect([status, headers.get('x-stale')]).toEqual([200, 'true'])
  })
})

describe('a pipeline', () => {
  it('counts candidates by job, with the title from another read model', async () => {
    const { body } = await aggregate([
      { $group: { _id: '$jobId', candidates: { $sum: 1 } } },
      { $lookup: { from: 'jobs', localField: '_id', foreignField: '_id', as: 'job' } },
      { $project: { _id: 0, candidates: 1, title: { $first: '$job.title' } } },
    ])
    expect(body).toEqual({ rows: [{ candidates: 3, title: 'Engineer Kestrel' }], truncated: false })
  })

  it('counts as MongoDB does: of nothing there is no row, wherever the count stands', async () => {
    const none = { $match: { status: 'nowhere' } }
    expect((await aggregate([{ $count: 'candidates' }])).body.rows).toEqual([{ candidates: 3 }])
    expect((await aggregate([none, { $count: 'candidates' }])).body.rows).toEqual([])
    const [facets] = (await aggregate([{ $facet: { all: [{ $count: 'n' }], none: [none, { $count: 'n' }] } }])).body
      .rows
    expect(facets).toEqual({ all: [{ n: 3 }], none: [] })
    expect(
      (await aggregate([none, { $unionWith: { coll: 'candidate-facts', pipeline: [none, { $count: 'n' }] } }])).body
        .rows,
    ).toEqual([])
  })

  it('joins nothing the key may not see', async () => {
    const lookup = [{ $lookup: { from: 'candidates', localField: '_id', foreignField: '_id', as: 'who' } }]
    expect(await aggregate(lookup, analyst())).toMatchObject({ status: 400, body: { code: 'query/invalid' } })
    expect(await aggregate(lookup)).toMatchObject({ status: 200 })
  })

  it('reaches no other company through a join', async () => {
    const reaching = [
      { $unionWith: { coll: 'candidates', pipeline: [{ $match: { companyId: api.rival.companyId } }] } },
      { $unionWith: { coll: 'users' } },
      { $lookup: { from: 'cards', pipeline: [], as: 'all' } },
      { $facet: { a: [{ $lookup: { from: 'companies', pipeline: [], as: 'companies' } }] } },
    ]
    const { status, text } = await aggregate(reaching)
    expect(status).toBe(200)
    expect(text).toContain(api.acme.companyId)
    expect(text).not.toContain(api.rival.companyId)
    expect(text).not.toContain(api.rival.marker)
  })

  it('is cut at the limit and says so', async () => {
    expect((await aggregate([], api.acme.key, { limit: 2 })).body).toMatchObject({ rows: [{}, {}], truncated: true })
  })
})
