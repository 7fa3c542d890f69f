import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { candidateStatuses } from '#contracts/candidate/events.ts'
import { connectMongoDb } from '#infra/engines/mongodb/connect.ts'
import { embeddedReadStore } from '#infra/engines/read-store/embedded.ts'
import { mongodbReadStore } from '#infra/engines/read-store/mongodb.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import { candidateFacts } from '#projections/analytics/facts.ts'
import { FactsView } from '#projections/analytics/facts-view.ts'
import { jobs } from '#projections/jobs/jobs.ts'
import { collectionOf, specOf } from '#projections/runtime/projection.ts'
import { engineQueries } from '#services/http/analytics/engine-queries.ts'
import { guard } from '#services/http/analytics/guard.ts'
import { type AnalystQueries, analystQueries, type Asked } from '#services/http/analytics/queries.ts'
import { seeded } from '../../fixtures/seeded.ts'
import { emptyFolder } from '../../support/data-folder.ts'
import { useDatabases } from '../../support/mongodb.ts'

const acme = 'cacme00000000'
const rival = 'crival0000000'
const id = (kind: string, n: number) =>
  `${kind.repeat(8)}-${kind.repeat(4)}-4${kind.repeat(3)}-8${kind.repeat(3)}-${String(n).padStart(12, '0')}`
const columns = ['default', id('d', 1), 'hired', 'rejected']
const at = (hours: number) => new Date(Date.UTC(2026, 0, 1, hours)).toISOString()

/** Candidates of two companies, as the projection would describe them. */
function facts(): Doc[] {
  const random = seeded(5)
  return Array.from({ length: 120 }, (_, n) => {
    const added = random.below(2000)
    const path = columns.slice(0, 1 + random.below(4))
    const started = random.chance(0.7)
    const completed = started && random.chance(0.6)
    const ratings = completed
      ? Array.from({ length: random.below(3) }, (_, reviewer) => ({
          reviewerId: id('c', reviewer),
          value: 1 + random.below(5),
        }))
      : []
    const view = FactsView.parse({
      candidateId: id('a', n),
      jobId: id('b', random.below(4)),
      status: random.pick(candidateStatuses),
      source: random.pick(['direct', 'referral', 'invitation', 'api'] as const),
      columnId: path.at(-1),
      path: path.join(' '),
      milestones: ['added', 'invited', 'started', 'completed'].slice(0, 1 + random.below(4)).join(' '),
      stages: path.map((columnId, step) => ({
        columnId,
        enteredAt: at(added + step),
        leftAt: step < path.length - 1 ? at(added + step + 1) : null,
        seconds: step < path.length - 1 ? 3600 + step : null,
      })),
      changedAt: at(added + 9),
      addedAt: at(added),
      invitedAt: null,
      startedAt: started ? at(added + 1) : null,
      completedAt: completed ? at(added + 3) : null,
      hoursToComplete: completed ? 2 : null,
      rejected: path.at(-1) === 'rejected',
      hired: path.at(-1) === 'hired',
      rating: ratings.length ? ratings.reduce((sum, { value }) => sum + value, 0) / ratings.length : null,
      ratings,
      comments: random.below(4),
      reminders: 0,
      videos: 0,
      videoSeconds: 0,
      reviews: [],
      answered: [],
    })
    return { _id: view.candidateId, companyId: random.chance(0.8) ? acme : rival, rev: 3, ...view }
  })
}
const jobDocs: Doc[] = Array.from({ length: 4 }, (_, n) => ({
  _id: id('b', n),
  companyId: n === 3 ? rival : acme,
  rev: 1,
  title: `Job ${n}`,
}))
const documents = (docs: Doc[]) => [...docs, { _id: 'gone', companyId: acme, rev: 9, dead: true }]

/** FerretDB evaluates neither `$lookup` nor `$facet` nor expressions; mongo-java-server does. */
const database = useDatabases('mongo-java-server')
let embedded: AnalystQueries
let shared: AnalystQueries
const close: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const folder = emptyFolder()
  const own = embeddedReadStore(folder)
  const connection = await connectMongoDb(database())
  const theirs = mongodbReadStore(connection)
  for (const store of [own, theirs])
    for (const [projection, docs] of [
      [candidateFacts, documents(facts())],
      [jobs, documents(jobDocs)],
    ] as const) {
      await store.ensure(specOf(projection), projection)
      await store.compareAndSet(docs.map((doc) => ({ collection: collectionOf(projection), expected: null, doc })))
    }
  await own.close()
  embedded = analystQueries(folder)
  shared = engineQueries({ ...theirs, answer: theirs.answer! })
  close.push(
    () => embedded.close(),
    () => connection.close(),
  )
})
afterAll(() => Promise.all(close.map((each) => each())))

const common = {
  company: acme,
  collection: collectionOf(candidateFacts),
  limit: 1000,
  format: 'json' as const,
  instants: [],
}
const models = { 'candidate-facts': collectionOf(candidateFacts), jobs: collectionOf(jobs) }
async function rows(queries: AnalystQueries, asked: Asked): Promise<Record<string, unknown>[]> {
  const told = await queries.ask(asked)
  if (!('bytes' in told)) throw new Error('counts')
  return JSON.parse(Buffer.from(told.bytes).toString()).rows
}

describe('a field that is kept from who asks', () => {
  const without = { [collectionOf(candidateFacts)]: ['comments'], [collectionOf(jobs)]: ['title'] }
  const find = (more: object): Asked => ({ kind: 'find', ...common, without, filter: {}, ...more }) as Asked
  const aggregate = (pipeline: Record<string, unknown>[]): Asked => ({
    ...{ kind: 'aggregate', ...common, without, pipeline, models },
  })
  it.each([
    ['a row', find({ sort: { _id: 1 } })],
    ['a shape', find({ project: { comments: 1, status: 1 }, sort: { _id: 1 }, limit: 3 })],
    ['a condition', find({ filter: { comments: { $gte: 0 } } })],
    ['an order', find({ sort: { comments: -1, _id: 1 } })],
    ['a group', aggregate([{ $group: { _id: '$comments', count: { $sum: 1 } } }])],
    ['a match', aggregate([{ $match: { comments: { $gte: 0 } } }])],
    [
      'what is looked up',
      aggregate([
        { $sort: { _id: 1 } },
        { $lookup: { from: 'jobs', localField: 'jobId', foreignField: '_id', as: 'job' } },
        { $project: { job: 1 } },
      ]),
    ],
    [
      'a pipeline that is looked up',
      aggregate([{ $sort: { _id: 1 } }, { $limit: 2 }, { $lookup: { from: 'jobs', pipeline: [], as: 'jobs' } }]),
    ],
  ])('is not in %s, on either engine', async (_, asked) => {
    const [here, there] = await Promise.all([rows(embedded, asked), rows(shared, asked)])
    expect(there).toEqual(here)
    expect(JSON.stringify(there)).not.toMatch(/"comments"|"title"|Job \d/)
  })

  it('joins nothing', async () => {
    const join = { from: 'jobs', localField: 'status', foreignField: 'title', as: 'job' }
    await expect(rows(shared, aggregate([{ $lookup: join }]))).rejects.toMatchObject({ code: 'query/invalid' })
  })
})

const page = readFileSync(join(import.meta.dirname, '../../../infra/analysts.md'), 'utf8')
const questions = [...page.matchAll(/^### (\d+\. .+)\n\nRead model `([a-z-]+)`\n\n```json\n([\s\S]*?)```/gm)].map(
  ([, question, model, pipeline]) => ({
    question: question!,
    model: model as keyof typeof models,
    pipeline: JSON.parse(pipeline!) as Record<string, unknown>[],
  }),
)

describe("the questions on the analysts' page", () => {
  it('are ten, and pass what guards the API', () => {
    expect(questions).toHaveLength(10)
    for (const { pipeline } of questions) guard(new Set(Object.keys(models))).pipeline(pipeline)
  })

  it.each(questions)('$question has one answer, whichever engine is asked', async ({ model, pipeline }) => {
    const asked: Asked = { kind: 'aggregate', ...common, collection: models[model], pipeline, models }
    const answer = await rows(embedded, asked)
    expect(answer.length).toBeGreaterThan(0)
    expect(await rows(shared, asked)).toEqual(answer)
  })
})

describe('a question to MongoDB', () => {
  it('sees the documents of the company that asks, and no tombstones, also where it looks up', async () => {
    const asked = (filter: object): Asked => ({
      kind: 'find',
      ...common,
      filter: filter as Record<string, unknown>,
      sort: { _id: 1 },
      project: { _id: 1, companyId: 1 },
    })
    expect(await rows(shared, asked({ companyId: rival }))).toEqual([])
    expect(await rows(shared, asked({ $or: [{ companyId: rival }, { dead: true }] }))).toEqual([])
    expect(await rows(shared, asked({}))).toEqual(await rows(embedded, asked({})))
    const union: Asked = {
      kind: 'aggregate',
      ...common,
      pipeline: [
        { $match: { _id: 'nobody' } },
        { $facet: { all: [{ $lookup: { from: 'jobs', pipeline: [], as: 'x' } }] } },
      ],
      models,
    }
    expect(await rows(shared, union)).toEqual([{ all: [] }])
    const titles: Asked = {
      kind: 'aggregate',
      ...common,
      pipeline: [
        { $limit: 1 },
        { $lookup: { from: 'jobs', pipeline: [{ $sort: { title: 1 } }], as: 'jobs' } },
        { $unwind: '$jobs' },
        { $project: { _id: 0, title: '$jobs.title' } },
      ],
      models,
    }
    expect(await rows(shared, titles)).toEqual([0, 1, 2].map((n) => ({ title: `Job ${n}` })))
  })

  it('is told when there is more, counts what is there, and names no other collection', async () => {
    const all = await rows(shared, { kind: 'find', ...common, filter: {} })
    expect(await shared.ask({ kind: 'find', ...common, filter: {}, limit: all.length - 1 })).toMatchObject({
      truncated: true,
    })
    expect(await shared.ask({ kind: 'find', ...common, filter: {}, limit: all.length })).toMatchObject({
      truncated: false,
    })
    expect(await shared.ask({ kind: 'count', company: acme, collections: [common.collection] })).toEqual({
      counts: [all.length],
    })
    const joined: Asked = {
      kind: 'aggregate',
      ...common,
      pipeline: [
        { $group: { _id: '$jobId' } },
        { $lookup: { from: 'jobs', localField: '_id', foreignField: '_id', as: 'job' } },
        { $sort: { _id: 1 } },
      ],
      models,
    }
    expect((await rows(shared, joined)).map(({ job }) => (job as unknown[]).length)).toEqual([1, 1, 1, 0])
    const stranger: Asked = {
      kind: 'aggregate',
      ...common,
      pipeline: [{ $lookup: { from: 'users', pipeline: [], as: 'x' } }],
      models,
    }
    await expect(shared.ask(stranger)).rejects.toThrow(/users cannot be looked up/)
  })

  it('that cannot be evaluated is refused, and says why without looking like our insides', async () => {
    const asked: Asked = {
      kind: 'aggregate',
      ...common,
      pipeline: [{ $project: { x: { $divide: ['a', 1] } } }],
      models,
    }
    await expect(shared.ask(asked)).rejects.toMatchObject({ code: 'query/invalid' })
  })
})
