import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { embeddedReadStore } from '#infra/engines/read-store/embedded.ts'
import { engineQueries } from './engine-queries.ts'
import { type AnalystQueries, type Asked, analystQueries } from './queries.ts'

const folder = mkdtempSync(join(tmpdir(), 'hirelog-queries-'))
const acme = 'cacme00000000'
const rival = 'crival0000000'
let queries: AnalystQueries
/** With time for what is counted, not timed. */
let patient: AnalystQueries

const doc = (n: number, companyId: string, more: object = {}) => ({
  _id: `${companyId}-${String(n).padStart(4, '0')}`,
  companyId,
  rev: 0,
  n,
  city: n % 2 ? 'Porto' : 'Oslo',
  ...more,
})
const common = { company: acme, collection: 'people_v1', limit: 1000, format: 'json' as const, instants: [] }
const find = (more: Partial<Extract<Asked, { kind: 'find' }>> = {}): Asked => ({
  kind: 'find',
  ...common,
  filter: {},
  ...more,
})
const aggregate = (pipeline: Record<string, unknown>[], more: object = {}): Asked => ({
  kind: 'aggregate',
  ...common,
  pipeline,
  models: { people: 'people_v1' },
  ...more,
})
async function rows(asked: Asked): Promise<Record<string, unknown>[]> {
  const told = await queries.ask(asked)
  if (!('bytes' in told)) throw new Error('counts')
  return JSON.parse(Buffer.from(told.bytes).toString()).rows
}

beforeAll(async () => {
  const store = embeddedReadStore(folder)
  await store.ensure({ name: 'people_v1', indexes: [{ fields: ['companyId', 'n'] }], counters: [] })
  const docs = [
    ...Array.from({ length: 50 }, (_, n) => doc(n, acme, { essay: 'a'.repeat(40) + '!' })),
    ...Array.from({ length: 5 }, (_, n) => doc(n, rival, { secret: 'Wolverine' })),
    { _id: 'gone', companyId: acme, rev: 3, dead: true },
  ]
  await store.compareAndSet(docs.map((each) => ({ collection: 'people_v1', expected: null, doc: each })))
  await store.close()
  queries = analystQueries(folder, { timeLimitMs: 1500 })
  patient = analystQueries(folder, { timeLimitMs: 120_000, quickMs: 120_000 })
})
afterAll(async () => {
  await queries.close()
  await patient.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('a field that is kept from who asks', () => {
  const without = { people_v1: ['n'] }
  it('is not in a row, and no condition, order, group, join or union tells of it', async () => {
    const [row] = await rows(find({ without, filter: { city: 'Porto' }, limit: 1 }))
    expect([row!.city, 'n' in row!]).toEqual(['Porto', false])
    for (const filter of [{ n: { $gte: 0 } }, { n: 7 }, { $expr: { $gte: ['$n', 0] } }])
      expect(await rows(find({ without, filter }))).toEqual([])
    const ids = async (sort: Record<string, 1 | -1>) =>
      (await rows(find({ without, sort, limit: 5, project: { _id: 1 } }))).map(({ _id }) => _id)
    expect(await ids({ n: -1 })).toEqual(await ids({ n: 1 }))
    const asked = (pipeline: Record<string, unknown>[]) => rows(aggregate(pipeline, { without }))
    expect(await asked([{ $match: { n: 7 } }])).toEqual([])
    expect(await asked([{ $group: { _id: null, most: { $max: '$n' } } }])).toEqual([{ _id: null, most: null }])
    const $lookup = { from: 'people', localField: 'city', foreignField: 'n', as: 'others' }
    const joined = await asked([{ $limit: 1 }, { $lookup }, { $project: { others: 1, _id: 0 } }])
    expect(joined).toEqual([{ others: [] }])
    const union = await asked([{ $limit: 1 }, { $unionWith: { coll: 'people' } }, { $match: { n: { $ne: null } } }])
    expect(union).toEqual([])
  })
})

describe('a question about documents', () => {
  it('is filtered, sorted, cut and shaped', async () => {
    expect(
      await rows(
        find({ filter: { city: 'Porto', n: { $gte: 40 } }, sort: { n: -1 }, limit: 2, project: { n: 1, _id: 0 } }),
      ),
    ).toEqual([{ n: 49 }, { n: 47 }])
  })

  it('sees the documents of the company that asks, whatever it asks for', async () => {
    expect(await rows(find({ filter: { companyId: rival } }))).toEqual([])
    expect(await rows(find({ filter: { $or: [{ companyId: rival }, { secret: { $exists: true } }] } }))).toEqual([])
    expect(await rows(find())).toHaveLength(50)
  })

  it('does not see what was deleted', async () => {
    expect(await rows(find({ filter: { _id: 'gone' } }))).toEqual([])
    expect(await queries.ask({ kind: 'count', company: acme, collections: ['people_v1'] })).toEqual({ counts: [50] })
  })

  it('is told when there is more', async () => {
    expect(await queries.ask(find({ limit: 49 }))).toMatchObject({ truncated: true })
    expect(await queries.ask(find({ limit: 50 }))).toMatchObject({ truncated: false })
  })
})

describe('a pipeline', () => {
  it('groups and joins within the company', async () => {
    expect(
      await rows(
        aggregate([{ $match: { n: { $lt: 4 } } }, { $group: { _id: '$city', n: { $sum: 1 } } }, { $sort: { _id: 1 } }]),
      ),
    ).toEqual([
      { _id: 'Oslo', n: 2 },
      { _id: 'Porto', n: 2 },
    ])
    const joined = await rows(
      aggregate([
        { $match: { n: 1 } },
        { $lookup: { from: 'people', localField: 'n', foreignField: 'n', as: 'same' } },
      ]),
    )
    expect(joined[0]!.same).toMatchObject([{ companyId: acme }])
    const all = await rows(
      aggregate([
        { $unionWith: { coll: 'people' } },
        { $lookup: { from: 'people', pipeline: [], as: 'all' } },
        { $limit: 1 },
      ]),
    )
    expect(JSON.stringify(all)).not.toContain('Wolverine')
  })

  it('that makes no sense is refused in words, not with our insides', async () => {
    const senseless = [
      [{ $bucket: { groupBy: '$n' } }],
      [{ $unwind: 3 }],
      [{ $group: {} }],
      [{ $sort: 3 }],
      [{ $match: { city: { $regex: '(' } } }],
    ] as unknown as Record<string, unknown>[][]
    for (const pipeline of senseless) {
      const refusal = await rows(aggregate(pipeline)).catch((error: Error) => error)
      expect(refusal).toMatchObject({ code: 'query/invalid' })
      expect((refusal as Error).message).not.toMatch(/node_modules|\.ts|\.js|undefined|at /)
    }
  })

  it('cannot leave anything behind for the next one', async () => {
    const polluting = { $arrayToObject: { $literal: [[['__pro', 'to__'].join(''), { polluted: 'yes' }]] } }
    await rows(aggregate([{ $limit: 1 }, { $project: { x: polluting } }])).catch(() => {})
    await rows(
      aggregate([{ $limit: 1 }, { $replaceRoot: { newRoot: { $mergeObjects: [polluting, '$$ROOT'] } } }]),
    ).catch(() => {})
    expect(
      await rows(aggregate([{ $match: { n: 1 } }, { $project: { _id: 0, x: '$polluted', y: '$city.polluted' } }])),
    ).toEqual([{}])
  })
})

describe('the questions of one company', () => {
  const slow = (company: string, person: string) => ({
    ...find({ filter: { essay: { $regex: '^(a+)+$' } } }),
    company,
    person,
  })

  it('keep none of another waiting, however many they are and whoever sends them', async () => {
    const order: string[] = []
    const crowd = Array.from({ length: 12 }, (_, n) =>
      queries.ask(slow(acme, `person${n % 4}`)).catch(() => order.push('slow')),
    )
    await queries.ask({ ...find({ limit: 1 }), company: rival }).then(() => order.push('neighbour'))
    await Promise.all(crowd)
    expect(order).toHaveLength(13)
    expect(order.indexOf('neighbour'), 'not last, as it came').toBeLessThan(10)
  }, 60_000)

  it('are the company’s own to wait for: who has too many waiting is turned away, another is not', async () => {
    const crowd = Array.from({ length: 40 }, () =>
      queries.ask(find({ limit: 1 })).catch((error: { code: string }) => error.code),
    )
    expect(await queries.ask({ ...find({ limit: 1 }), company: rival })).toMatchObject({ truncated: true })
    expect((await Promise.all(crowd)).filter((code) => code === 'command/unavailable').length).toBeGreaterThan(15)
  })
})

describe('a question that takes too much', () => {
  it('is ended, and the next one is answered', async () => {
    const began = performance.now()
    await expect(queries.ask(find({ filter: { essay: { $regex: '^(a+)+$' } } }))).rejects.toMatchObject({
      code: 'query/too-expensive',
    })
    expect(performance.now() - began).toBeLessThan(10_000)
    expect(await rows(find({ limit: 1 }))).toHaveLength(1)
  })

  it('is ended when it explodes in memory', async () => {
    const twice = { $addFields: { all: { $concatArrays: ['$all', '$all'] } } }
    const exploding = [{ $addFields: { all: { $range: [0, 100] } } }, ...Array.from({ length: 24 }, () => twice)]
    await expect(queries.ask(aggregate(exploding))).rejects.toMatchObject({ code: 'query/too-expensive' })
    expect(await rows(find({ limit: 1 }))).toHaveLength(1)
  })

  it('does not keep others from being answered', async () => {
    let turns = 0
    const ticking = setInterval(() => turns++, 5)
    const slow = queries.ask(find({ filter: { essay: { $regex: '^(a+)+$' } } })).catch(() => 'ended')
    expect(await rows(find({ limit: 1 }))).toHaveLength(1)
    expect(await slow).toBe('ended')
    clearInterval(ticking)
    expect(turns).toBeGreaterThan(30)
  })

  it('is ended when the caller goes', async () => {
    const gone = new AbortController()
    const asked = queries.ask(find({ filter: { essay: { $regex: '^(a+)+$' } } }), gone.signal)
    gone.abort()
    await expect(asked).rejects.toMatchObject({ code: 'query/too-expensive', message: 'The caller has gone' })
  })

  it('is not even begun while a crowd waits', async () => {
    const crowd = Array.from({ length: 40 }, () =>
      queries.ask(find({ limit: 1 })).then(
        () => null,
        (error: { code: string; message: string }) => error,
      ),
    )
    const turnedAway = (await Promise.all(crowd)).filter((error) => error !== null)
    expect(turnedAway.length).toBeGreaterThan(0)
    for (const error of turnedAway)
      expect(error).toMatchObject({
        code: 'command/unavailable',
        message: 'Too many queries are waiting. Please try again in a moment.',
      })
    expect(await rows(find({ limit: 1 }))).toHaveLength(1)
  })

  it('is ended by what it makes on the way, the same on every machine', async () => {
    const all = {
      $map: {
        input: { $range: [0, 4000] },
        as: 'a',
        in: { $map: { input: { $range: [0, 4000] }, as: 'b', in: { $add: ['$$a', '$$b'] } } },
      },
    }
    const costly = [{ $limit: 1 }, { $project: { n: { $size: all } } }]
    await expect(patient.ask(aggregate(costly))).rejects.toMatchObject({
      code: 'query/too-expensive',
      message: 'This takes more than 10,000,000 steps. Narrow the filter or ask for less.',
    })
    const crossed = Array.from({ length: 4 }, (_, n) => [
      { $lookup: { from: 'people', pipeline: [], as: `all${n}` } },
      { $unwind: `$all${n}` },
    ]).flat()
    await expect(
      patient.ask(
        aggregate([...crossed, { $project: { _id: 0, n: 1 } }, { $group: { _id: null, n: { $sum: '$n' } } }]),
      ),
    ).rejects.toMatchObject({ code: 'query/too-expensive' })
  })

  it('is refused when its answer is larger than anyone wants to have', async () => {
    const huge = {
      count: async () => 0,
      answer: async () => Array.from({ length: 34 }, () => ({ essay: 'x'.repeat(1024 * 1024) })),
    }
    await expect(engineQueries(huge as never).ask(find())).rejects.toMatchObject({
      code: 'query/too-expensive',
      message: 'The answer is larger than 32 MB. Ask for fewer rows or fields.',
    })
  })
})
