import { describe, expect, it } from 'vitest'
import { connectMongoDb } from '#infra/engines/mongodb/connect.ts'
import { difference } from '#infra/engines/read-store/mongodb-difference.ts'
import { mongodbReadStore } from '#infra/engines/read-store/mongodb.ts'
import type { Doc, ReadStore } from '#infra/engines/read-store/read-store.ts'
import { acme } from '../../fixtures/people.ts'
import { type Seeded, seeded } from '../../fixtures/seeded.ts'
import { useDatabases } from '../../support/mongodb.ts'

const things = 'things_v1'
const STEPS = 60
const names = ['now', 'place.city', '$set', '０．１', 'answer:1', '7', 'entries', '']

/** A value as documents have them; no list is inside a list, which FerretDB does not keep. */
function aValue(random: Seeded, depth = 0, inList = false): unknown {
  const kind = random.below(depth > 2 ? 4 : 7)
  if (kind === 0) return null
  if (kind === 1) return random.pick([0, 1, -4, 3.5, 1e12])
  if (kind === 2) return random.chance(0.5)
  if (kind === 3) return `text ${random.below(9)}`
  if (kind === 4 && !inList) return Array.from({ length: random.below(5) }, () => aValue(random, depth + 1, true))
  return Object.fromEntries(
    Array.from({ length: random.below(4) }, () => [random.pick(names), aValue(random, depth + 1)]),
  )
}

/** The same value with something else in it, somewhere. */
function changed(random: Seeded, value: unknown, inList = false): unknown {
  if (Array.isArray(value)) {
    const kept = value.slice(0, random.chance(0.2) ? random.below(value.length + 1) : value.length)
    const list = kept.map((each) => (random.chance(0.2) ? changed(random, each, true) : (each as unknown)))
    return random.chance(0.6)
      ? [...list, ...Array.from({ length: 1 + random.below(3) }, () => aValue(random, 2, true))]
      : list
  }
  if (typeof value !== 'object' || value === null) return random.chance(0.5) ? value : aValue(random, 2, inList)
  const entries = Object.entries(value).flatMap(([name, each]): [string, unknown][] =>
    random.chance(0.1)
      ? []
      : [[name, random.chance(0.1) ? aValue(random, 1) : random.chance(0.4) ? changed(random, each) : each]],
  )
  if (random.chance(0.3)) entries.push([random.pick(names), aValue(random, 1)])
  return Object.fromEntries(entries)
}

const peers = process.env.MONGODB_URL ? ([undefined] as const) : (['ferretdb', 'mongo-java-server'] as const)
describe.each(peers)('a document that is told what differs (%s)', (peer) => {
  const database = useDatabases(peer)
  async function opened(then: (reads: ReadStore) => Promise<void>) {
    const connection = await connectMongoDb(database())
    const reads = mongodbReadStore(connection)
    await reads.ensure({ name: things, indexes: [], counters: [] })
    await then(reads).finally(() => connection.close())
  }

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('becomes what was asked for, step by step, whatever it held (seed %i)', (seed) =>
    opened(async (reads) => {
      const random = seeded(seed)
      let doc: Doc = { _id: 'one', companyId: acme, rev: 0, now: {}, entries: [] }
      await reads.compareAndSet([{ collection: things, expected: null, doc }])
      let told = 0
      for (let rev = 1; rev <= STEPS; rev++) {
        const before = doc
        const { now, entries } = changed(random, { now: before.now, entries: before.entries }) as Record<
          string,
          unknown
        >
        doc = { ...before, rev, now, entries, ...(random.chance(0.1) ? { now: undefined, entries: undefined } : {}) }
        if (difference(before, doc)) told++
        expect(await reads.compareAndSet([{ collection: things, expected: rev - 1, before, doc }])).toEqual([true])
        const there = await reads.get(things, 'one')
        expect(there).toEqual(JSON.parse(JSON.stringify(doc)))
        // mongo-java-server leaves fields where they were when a whole document is replaced.
        if (peer !== 'mongo-java-server') expect(JSON.stringify(there)).toBe(JSON.stringify(doc))
      }
      expect(told).toBeGreaterThan(STEPS / 2)
    }),
  )

  it('changes nothing where another has written, and nothing twice', () =>
    opened(async (reads) => {
      const before: Doc = { _id: 'one', companyId: acme, rev: 0, entries: ['a'] }
      const doc: Doc = { ...before, rev: 1, entries: ['a', 'b'] }
      const write = { collection: things, expected: 0, before, doc }
      await reads.compareAndSet([{ collection: things, expected: null, doc: before }])
      expect(await reads.compareAndSet([write])).toEqual([true])
      // What was written before its answer was lost counts as written (the server says only that no such revision was there).
      expect(await reads.compareAndSet([write])).toEqual([true])
      expect(await reads.compareAndSet([{ ...write, doc: { ...doc, entries: ['a', 'c'] } }])).toEqual([false])
      expect(await reads.get(things, 'one')).toEqual(doc)
    }))
})
