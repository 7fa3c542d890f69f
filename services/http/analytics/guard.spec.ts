import { describe, expect, it } from 'vitest'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { guard } from './guard.ts'

const check = () => guard(new Set(['jobs', 'cards']))
const refuses = (pipeline: unknown[]) =>
  expect(() => check().pipeline(pipeline)).toThrow(
    expect.toSatisfy((error: unknown) => error instanceof Rejected && error.code === 'query/invalid'),
  )
const refusesFilter = (filter: object) =>
  expect(() => check().filter(filter as Record<string, unknown>)).toThrow(Rejected)
const nested = (depth: number): Record<string, unknown> => (depth === 0 ? { a: 1 } : { $and: [nested(depth - 1)] })

describe('what an analyst may ask', () => {
  it('is the aggregation an analyst needs', () => {
    check().pipeline([
      { $match: { status: { $in: ['completed'] }, addedAt: { $gte: '2026-01-01' }, $expr: { $gt: ['$rating', 3] } } },
      {
        $lookup: {
          from: 'jobs',
          localField: 'jobId',
          foreignField: '_id',
          as: 'job',
          pipeline: [{ $project: { title: 1 } }],
        },
      },
      { $unwind: { path: '$job', preserveNullAndEmptyArrays: true } },
      {
        $group: { _id: '$job.title', median: { $median: { input: '$rating', method: 'approximate' } }, n: { $sum: 1 } },
      },
      { $facet: { top: [{ $sort: { n: -1 } }, { $limit: 3 }], all: [{ $count: 'jobs' }] } },
      { $unionWith: { coll: 'cards', pipeline: [{ $limit: 1 }] } },
    ])
  })

  it('writes nothing and runs no code', () => {
    for (const stage of [
      { $out: 'jobs' },
      { $merge: { into: 'jobs' } },
      { $graphLookup: { from: 'jobs' } },
      { $listSessions: {} },
      { $currentOp: {} },
    ])
      refuses([stage])
    refuses([{ $match: { $where: 'true' } }])
    refuses([{ $addFields: { x: { $function: { body: 'return 1', args: [], lang: 'js' } } } }])
    refuses([{ $group: { _id: null, x: { $accumulator: { init: 'x' } } } }])
    refuses([{ $facet: { x: [{ $out: 'jobs' }] } }])
    refuses([{ $lookup: { from: 'jobs', as: 'x', pipeline: [{ $merge: 'jobs' }] } }])
    refusesFilter({ $where: 'true' })
    refusesFilter({ a: { $not: { $where: 'true' } } })
    refusesFilter({ $expr: { $function: {} } })
    refusesFilter({ $jsonSchema: {} })
  })

  it('looks into no other read model, nor into a list of its own', () => {
    for (const from of ['users', '__proto__', 'constructor', '', null, [{ a: 1 }], { jobs: 1 }]) {
      refuses([{ $lookup: { from, localField: 'a', foreignField: 'b', as: 'c' } }])
      refuses([{ $unionWith: { coll: from } }])
    }
    refuses([{ $unionWith: 'users' }])
    refuses([{ $facet: { x: [{ $lookup: { from: 'users', as: 'x' } }] } }])
  })

  it('names nothing that all objects share', () => {
    refuses([{ $project: JSON.parse('{"__proto__": 1}') }])
    refuses([{ $project: { x: '$constructor.name' } }])
    refuses([{ $addFields: { 'a.__proto__.b': 1 } }])
    refuses([{ $addFields: { x: { $getField: 'constructor' } } }])
    refusesFilter({ 'a.prototype': 1 })
  })

  it('is not so deep or long that reading it would be the attack', () => {
    check().filter(nested(5))
    refusesFilter(nested(50))
    refusesFilter({ a: { $in: Array.from({ length: 5000 }, (_, i) => i) } })
    refusesFilter({ a: 'x'.repeat(5000) })
    refusesFilter({ a: { $regex: '(a+)+'.repeat(100) } })
    refusesFilter({ a: { $regex: 'a', $options: 'g' } })
    refuses(Array.from({ length: 31 }, () => ({ $limit: 1 })))
    refuses([{ $facet: { x: [{ $facet: {} }, { $limit: 1, $skip: 1 }] } }])
  })

  it('sorts by fields, up or down', () => {
    check().sort({ addedAt: -1, 'details.title': 1 })
    expect(() => check().sort({ addedAt: 'down' })).toThrow(Rejected)
    expect(() => check().sort({ $where: 1 })).toThrow(Rejected)
  })
})
