import { Query as MingoQuery } from 'mingo'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Fenced } from '#infra/engines/failures.ts'
import type { CollectionSpec, Doc, ReadStore } from '#infra/engines/read-store/read-store.ts'
import type { Filter } from '#infra/engines/read-store/filter.ts'
import { seeded, type Seeded } from '../fixtures/seeded.ts'

const acme = 'cacme00000000'
const rival = 'crival0000000'
const spec: CollectionSpec = {
  name: 'things_v1',
  indexes: [
    { fields: ['companyId', 'status', 'rank'] },
    { fields: ['score'] },
    { fields: ['flag'] },
    { fields: ['place.city'] },
    { fields: ['maybe'] },
  ],
  counters: [
    { name: 'byStatus', by: ['companyId', 'status'] },
    { name: 'byPlace', by: ['place.city', 'score'] },
  ],
  maps: ['given'],
}
const things = spec.name

const values = {
  status: ['new', 'seen', 'hired'],
  score: [0, 1, 2, 3.5, -4, 1e12],
  flag: [true, false],
  maybe: ['1', 1, true, false, 0, '', 'x', 2],
}
const absent = Symbol('absent')
const entries = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== absent))
/** Each field is at times null and at times not there at all; `maybe` has no type of its own. */
function randomDoc(random: Seeded, id: number): Doc {
  const some = (list: readonly unknown[]) =>
    random.chance(0.15) ? null : random.chance(0.15) ? absent : random.pick(list)
  const fields = {
    status: some(values.status),
    score: some(values.score),
    flag: some(values.flag),
    maybe: some(values.maybe),
    place: random.chance(0.2)
      ? absent
      : { city: some(['Berlin', 'Bonn', 'Ávila']) === absent ? null : random.pick(['Berlin', 'Bonn', 'Ávila']) },
    given: random.chance(0.2)
      ? absent
      : entries({ 'm-1': some([...values.score, 'x']), m2: some(['2026-01-01', '5', 5]) }),
    tags: random.chance(0.5) ? ['a', 'b'] : absent,
  }
  const present = entries(fields)
  return {
    _id: `d${String(id).padStart(4, '0')}`,
    companyId: random.pick([acme, rival]),
    rev: random.below(5),
    rank: `r${random.below(50)}`,
    ...present,
  }
}

const fields = [
  'status',
  'score',
  'flag',
  'maybe',
  'place.city',
  'rank',
  'companyId',
  'rev',
  '_id',
  'tags',
  'given.m-1',
  'given.m2',
]
const operands = [
  '2026-01-01',
  ...values.status,
  ...values.score,
  ...values.maybe,
  null,
  acme,
  'Berlin',
  'd0003',
  'r7',
  'a',
  5,
  '5',
]
function randomFilter(random: Seeded, depth = 0): Filter {
  const filter: Filter = {}
  for (let i = 0; i <= random.below(3); i++) {
    const field = random.pick(fields)
    const operand = random.pick(operands)
    filter[field] = random.pick<() => unknown>([
      () => operand,
      () => ({ $eq: operand }),
      () => ({ $ne: operand }),
      () => ({ [random.pick(['$gt', '$gte', '$lt', '$lte'])]: operand ?? 2 }),
      () => ({ $in: Array.from({ length: random.below(4) }, () => random.pick(operands)) }),
      () => ({ $nin: [operand] }),
      () => ({ $exists: random.chance(0.5) }),
    ])()
  }
  if (depth < 2 && random.chance(0.3))
    filter[random.pick(['$and', '$or'])] = [randomFilter(random, depth + 1), randomFilter(random, depth + 1)]
  return filter
}

/** The promises every read store keeps. mingo, which speaks MongoDB's filter language, is the judge of filters. */
export function readStoreContract(
  engine: string,
  open: () => Promise<{ store: ReadStore; reopen: () => Promise<ReadStore> }>,
  /** `share` of the random rounds, for a server that is slow; why lists inside of lists cannot be kept. */
  { share = 1, noNestedLists }: { share?: number; noNestedLists?: string } = {},
) {
  describe(`the ${engine} read store`, () => {
    let store: ReadStore
    let reopen: () => Promise<ReadStore>
    beforeEach(async () => {
      ;({ store, reopen } = await open())
      await store.ensure(spec)
    })
    afterEach(() => store.close())

    const put = async (docs: Doc[]) => {
      await store.compareAndSet(docs.map((doc) => ({ collection: things, expected: null, doc })))
      return docs
    }
    const doc = (changes: Partial<Doc> = {}): Doc => ({ _id: 'one', companyId: acme, rev: 0, ...changes })

    describe('replacing a document', () => {
      it('inserts only where there is none', async () => {
        expect(await store.compareAndSet([{ collection: things, expected: null, doc: doc({ rev: 3 }) }])).toEqual([
          true,
        ])
        expect(await store.compareAndSet([{ collection: things, expected: null, doc: doc({ rev: 9 }) }])).toEqual([
          false,
        ])
        expect(await store.get(things, 'one')).toEqual(doc({ rev: 3 }))
      })

      it('replaces only the revision that was read, so that one of many racing writers wins', async () => {
        await put([doc()])
        const write = (by: number) =>
          store.compareAndSet([{ collection: things, expected: 0, doc: doc({ rev: 1, by }) }])
        const outcomes = (await Promise.all(Array.from({ length: 10 }, (_, i) => write(i)))).flat()
        expect(outcomes.filter(Boolean)).toHaveLength(1)
        expect((await store.get(things, 'one'))!.by).toBe(outcomes.indexOf(true))
        expect(await store.compareAndSet([{ collection: things, expected: 7, doc: doc({ rev: 8 }) }])).toEqual([false])
      })

      it('lets each write of one call win or lose alone', async () => {
        await put([doc()])
        const writes = [
          { collection: things, expected: null, doc: doc({ rev: 5 }) },
          { collection: things, expected: null, doc: doc({ _id: 'two' }) },
          { collection: things, expected: 0, doc: doc({ rev: 1 }) },
        ]
        expect(await store.compareAndSet(writes)).toEqual([false, true, true])
        expect((await store.getMany(things, ['one', 'nobody', 'two'])).map((each) => each?.rev ?? null)).toEqual([
          1,
          null,
          0,
        ])
        expect(await store.revisions(things, ['one', 'nobody', 'two', 'one'])).toEqual([1, null, 0, 1])
        expect(await store.revisions(things, ['two'])).toEqual([0])
        expect(await store.revisions(things, [])).toEqual([])
      })

      it('answers what it has just written without being asked to look, exactly as it would be found, and only to those who want it so', async () => {
        const exact = doc({
          text: 'ä\u0000\u2028"',
          big: 2 ** 53 - 1,
          nothing: null,
          'a.b': { $set: [] },
          ['left out' as string]: undefined,
        })
        await put([exact, doc({ _id: 'two' })])
        const found = await store.getMany(things, ['two', 'nobody', 'one'])
        expect(await store.getMany(things, ['two', 'nobody', 'one'], { recent: true })).toStrictEqual(found)
        expect(await store.getMany(things, [], { recent: true })).toEqual([])
      })

      it('holds no one to what it has written itself once another process has written over it', async () => {
        await put([doc(), doc({ _id: 'two' })])
        const elsewhere = await reopen()
        await elsewhere.compareAndSet([{ collection: things, expected: 0, doc: doc({ rev: 1, by: 'another' }) }])
        const write = async () => {
          const [before] = await store.getMany(things, ['one'], { recent: true })
          return store.compareAndSet([
            { collection: things, expected: before!.rev, doc: { ...before!, rev: before!.rev + 1, and: 'me' } },
          ])
        }
        if (!(await write())[0]) expect(await write()).toEqual([true])
        const both = [doc({ _id: 'two' }), doc({ rev: 2, by: 'another', and: 'me' })]
        for (const options of [{}, { recent: true }])
          expect(await store.getMany(things, ['two', 'one'], options)).toEqual(both)
        await elsewhere.close()
      })

      it('keeps text, numbers and structure exactly', async () => {
        const exact = doc({
          text: 'ä\u0000\u2028"',
          big: 2 ** 53 - 1,
          small: -0.1,
          nothing: null,
          deep: { a: { b: [] } },
        })
        await put([exact])
        expect(await store.get(things, 'one')).toEqual(exact)
      })

      it('keeps lists inside of lists', async ({ skip }) => {
        if (noNestedLists) return skip(noNestedLists)
        await put([doc({ list: [1, [null, ['x']]] })])
        expect(await store.get(things, 'one')).toEqual(doc({ list: [1, [null, ['x']]] }))
      })

      it('keeps every field name, and every value that JSON has', async () => {
        const exact = doc({
          'a.b': { $set: 1, '': { 'x.y.': [{ $: 0 }] } },
          '\uff0e\uff04\uff3c': true,
          falsy: [0, false, '', null],
          empty: {},
        })
        await put([exact])
        expect(await store.get(things, 'one')).toEqual(exact)
        expect(await store.find(things, { filter: { companyId: acme } })).toEqual([exact])
      })
    })

    it('finds and counts what MongoDB would, for random filters over nulls, missing fields, booleans and mixed types', async () => {
      const random = seeded(7)
      const docs = await put(Array.from({ length: 300 }, (_, i) => randomDoc(random, i)))
      for (let i = 0; i < 1500 * share; i++) {
        const filter = randomFilter(random)
        const expected = new MingoQuery(filter as never).find<Doc>(docs as never[]).all()
        const found = await store.find(things, { filter })
        expect({ filter, found: found.map(({ _id }) => _id).sort() }).toEqual({
          filter,
          found: expected.map(({ _id }) => _id).sort(),
        })
        expect({ filter, count: await store.count(things, filter) }).toEqual({ filter, count: expected.length })
        expect(await store.count(things, filter, 3)).toBe(Math.min(3, expected.length))
      }
    })

    it('sorts and pages as MongoDB would', async () => {
      const random = seeded(11)
      const docs = await put(Array.from({ length: 200 }, (_, i) => randomDoc(random, i)))
      for (let i = 0; i < 300 * share; i++) {
        const sort = {
          [random.pick(['status', 'score', 'flag', 'rank', 'place.city'])]: random.pick([1, -1] as const),
          _id: random.pick([1, -1] as const),
        }
        const [skip, limit] = [random.below(20), 1 + random.below(30)]
        const filter = randomFilter(random)
        const expected = new MingoQuery(filter as never)
          .find<Doc>(docs as never[])
          .sort(sort)
          .skip(skip)
          .limit(limit)
          .all()
        const found = await store.find(things, { filter, sort, skip, limit })
        expect({ filter, sort, ids: found.map(({ _id }) => _id) }).toEqual({
          filter,
          sort,
          ids: expected.map(({ _id }) => _id),
        })
      }
    })

    it('finds at least the named fields, with the sort and page of the whole document', async () => {
      const random = seeded(12)
      const docs = await put(Array.from({ length: 60 }, (_, i) => randomDoc(random, i)))
      const query = { filter: { companyId: acme }, sort: { _id: 1 as const }, skip: 3, limit: 20 }
      const found = await store.find(things, { ...query, only: ['status', 'rank'] })
      const part = ({ _id, companyId, rev, status = null, rank = null }: Doc) => ({ _id, companyId, rev, status, rank })
      expect(found.map(part)).toEqual((await store.find(things, query)).map(part))
      expect(found.length).toBe(Math.min(20, docs.filter(({ companyId }) => companyId === acme).length - 3))
    })

    /** Documents that come, change and lose races; answers those that stand in the end. */
    async function lives(random: Seeded): Promise<Map<string, Doc>> {
      const kept = new Map<string, Doc>()
      for (let i = 0; i < 400 * share; i++) {
        const writes = Array.from({ length: 10 }, () => {
          const next = randomDoc(random, random.below(150))
          const before = kept.get(next._id)
          const stale = random.chance(0.2)
          // Most of what happens to a document leaves alone what it is found by.
          const doc = before && random.chance(0.5) ? { ...before, note: i } : next
          return {
            collection: things,
            expected: stale ? 77 : (before?.rev ?? null),
            doc: { ...doc, rev: (before?.rev ?? -1) + 1 },
          }
        })
        const won = await store.compareAndSet(writes)
        for (const [at, write] of writes.entries()) if (won[at]) kept.set(write.doc._id, write.doc)
      }
      return kept
    }

    it('finds documents by what they are now, through thousands of random writes', async () => {
      const random = seeded(5)
      const docs = [...(await lives(random)).values()]
      for (let i = 0; i < 500; i++) {
        const filter = randomFilter(random)
        const expected = new MingoQuery(filter as never).find<Doc>(docs as never[]).all()
        const found = await store.find(things, { filter })
        expect({ filter, found: found.sort((a, b) => (a._id < b._id ? -1 : 1)) }).toEqual({
          filter,
          found: expected.sort((a, b) => (a._id < b._id ? -1 : 1)),
        })
      }
    })

    it('keeps every counter exact through random writes, lost ones included', async () => {
      const kept = await lives(seeded(3))
      const recount = (by: string[], where: Filter) => {
        const groups = new Map<string, number>()
        for (const each of new MingoQuery(where as never).find<Doc>([...kept.values()] as never[]).all()) {
          const key = JSON.stringify(
            by.map(
              (path) => path.split('.').reduce<unknown>((at, step) => (at as Doc | undefined)?.[step], each) ?? '',
            ),
          )
          groups.set(key, (groups.get(key) ?? 0) + 1)
        }
        return [...groups].sort()
      }
      const kept_ = async (name: string, by: string[], where: Filter) =>
        (await store.counts(things, name, where))
          .map((group) => [JSON.stringify(by.map((field) => group.by[field])), group.count])
          .sort()

      for (const { name, by } of spec.counters) expect(await kept_(name, by, {})).toEqual(recount(by, {}))
      for (const companyId of [acme, rival])
        expect(await kept_('byStatus', ['companyId', 'status'], { companyId })).toEqual(
          recount(['companyId', 'status'], { companyId }),
        )
      expect(await store.count(things, {})).toBe(kept.size)
    })

    it('counts what is already there when a counter is added, and goes on without one that is removed', async () => {
      await put([doc({ status: 'new', kind: 'a' }), doc({ _id: 'two', status: 'new', kind: 'b' })])
      await store.ensure({ ...spec, counters: [{ name: 'byKind', by: ['kind'] }] })
      expect(await store.counts(things, 'byKind', { kind: 'a' })).toEqual([{ by: { kind: 'a' }, count: 1 }])
      await expect(store.counts(things, 'byStatus', {})).rejects.toThrow(/byStatus/)
      await put([doc({ _id: 'three', kind: 'a' })])
      expect(await store.counts(things, 'byKind', { kind: 'a' })).toEqual([{ by: { kind: 'a' }, count: 2 }])
    })

    it('finds by a field what was written before anyone looked for it', async () => {
      await put([doc({ kind: 'a', place: { city: 'Bonn' } }), doc({ _id: 'two', kind: 7, status: 'new' })])
      await store.ensure({ name: things, indexes: [{ fields: ['kind'] }, { fields: ['place.town'] }], counters: [] })
      await put([doc({ _id: 'three', kind: 'a', place: { town: 'Bonn' } })])
      const ids = async (filter: Filter) =>
        (await store.find(things, { filter, sort: { _id: 1 } })).map(({ _id }) => _id)
      expect(await ids({ kind: 'a' })).toEqual(['one', 'three'])
      expect(await ids({ kind: { $gt: 6 } })).toEqual(['two'])
      expect(await ids({ 'place.town': 'Bonn' })).toEqual(['three'])
      await store.ensure(spec)
      expect(await ids({ 'place.city': 'Bonn' })).toEqual(['one'])
      expect(await ids({ status: 'new' })).toEqual(['two'])
    })

    it('knows its collections and states after a restart, and forgets a dropped collection', async () => {
      await put([doc({ status: 'new' })])
      await store.saveState('somewhere', { at: ['7'] })
      await store.saveState('somewhere', { at: ['8'] })
      await store.close()
      store = await reopen()
      await store.ensure(spec)

      expect(await store.loadState('somewhere')).toEqual({ at: ['8'] })
      expect(await store.loadState('nowhere')).toBeNull()
      expect(await store.collections()).toEqual([{ name: things, documents: 1 }])
      expect(await store.counts(things, 'byStatus', { status: 'new' })).toMatchObject([{ count: 1 }])
      await store.drop(things)
      expect(await store.collections()).toEqual([])
      expect(await store.find(things, { filter: {} })).toEqual([])
      await store.ensure(spec)
      expect(await store.counts(things, 'byStatus', {})).toEqual([])
    })

    it('keeps a state from a holder whose lease has passed to another, and says so', async () => {
      await store.saveState('relay', { at: '1' }, 1)
      await store.saveState('relay', { at: '2' }, 1)
      await store.saveState('relay', { at: '5' }, 3)
      await expect(store.saveState('relay', { at: '3' }, 2)).rejects.toThrow(Fenced)
      expect(await store.loadState('relay')).toEqual({ at: '5' })
      await store.saveState('projector', { at: '1' }, 2)
      await store.close()
      store = await reopen()
      await expect(store.saveState('relay', { at: '3' }, 2)).rejects.toThrow(Fenced)
      await store.saveState('relay', { at: '6' }, 3)
      expect(await store.loadState('relay')).toEqual({ at: '6' })
    })

    it('lets one of two holders win who save the same state at the same moment, and it is the later one', async () => {
      for (let round = 0; round < 20; round++) {
        const early = store.saveState(`race-${round}`, 'early', 1).catch((error: unknown) => error)
        const late = store.saveState(`race-${round}`, 'late', 2)
        await Promise.all([early, late])
        expect(await store.loadState(`race-${round}`)).toBe('late')
      }
    })

    it('takes no field path that is not one', async () => {
      await put([doc({ status: 'new' })])
      for (const path of ["status' OR 1=1 --", 'a..b', '$where']) {
        const attempt = store.find(things, { filter: { [path]: 'x' } }).catch(() => [])
        expect(await attempt).toEqual([])
      }
    })
  })
}
