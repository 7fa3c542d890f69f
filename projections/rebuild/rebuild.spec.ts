import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, describe, expect, it } from 'vitest'
import { streamName } from '#contracts/kernel/streams.ts'
import { codec } from '#infra/codec.ts'
import { embeddedChangeFeed } from '#infra/engines/change-feed/embedded.ts'
import { openEngines } from '#infra/engines/open.ts'
import { embeddedReadStore } from '#infra/engines/read-store/embedded.ts'
import * as c from '#test/fixtures/candidate.ts'
import { drafted, backendJob } from '#test/fixtures/job.ts'
import { acme } from '#test/fixtures/people.ts'
import { appendAll, emptyFolder, type Happening, tampered } from '#test/support/data-folder.ts'
import { allProjections } from '../all.ts'
import { candidateFacts } from '../analytics/facts.ts'
import { cards } from '../board/cards.ts'
import { candidates } from '../candidates/candidates.ts'
import { collectionOf } from '../runtime/projection.ts'
import { startProjections } from '../runtime/worker.ts'
import { rebuild } from './rebuild.ts'
import { buildMissing, rebuildBeside } from './start.ts'

const CARDS = collectionOf(cards)

const idOf = (n: number) => `aaaaaaaa-aaaa-4aaa-8aaa-${String(n).padStart(12, '0')}`
const person = (n: number): Happening[] => {
  const stream = streamName(acme, 'candidate', idOf(n))
  const added = { ...c.adaAdded, data: { ...c.adaAdded.data, candidateId: idOf(n), name: `Person ${n}` } }
  return [added, c.adaInvited, c.adaStarted, c.adaMoved('default', 'hired')]
    .slice(0, 1 + (n % 4))
    .map((event) => ({ stream, event }))
}
const history: Happening[] = [
  { stream: streamName(acme, 'job', backendJob), event: drafted() },
  ...Array.from({ length: 40 }, (_, n) => person(n)).flat(),
]

/** Runs every projection over the folder until level, as the platform does. */
async function caughtUp(dataDir: string) {
  const engines = await openEngines({ DATA_DIR: dataDir })
  const worker = await startProjections(
    {
      store: engines.store,
      reads: engines.reads,
      codec: codec(engines.keys),
      bus: engines.bus,
      changes: embeddedChangeFeed(),
    },
    allProjections,
  )
  await worker.stop()
  await engines.close()
}

async function documents(dataDir: string) {
  const store = embeddedReadStore(join(dataDir, 'read'))
  const found = await store.find(collectionOf(cards), { filter: {}, sort: { _id: 1 } })
  const counts = await store.counts(collectionOf(cards), 'byColumn', { companyId: acme })
  const tables = await store.collections()
  await store.close()
  return { found, counts: counts.sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))), tables }
}

/** Spoils live documents in three ways: changed, gone, and one that no event made. */
function spoil(dataDir: string) {
  const db = new DatabaseSync(join(dataDir, 'read', 'read.db'))
  db.exec(`UPDATE ${CARDS} SET doc = json_set(doc, '$.name', 'Somebody else') WHERE id = '${idOf(5)}';
    DELETE FROM ${CARDS} WHERE id = '${idOf(8)}';
    INSERT INTO ${CARDS} (id, company, rev, doc) SELECT 'nobody', company, rev, json_set(doc, '$._id', 'nobody') FROM ${CARDS} WHERE id = '${idOf(9)}'`)
  db.close()
}

let folder: string
beforeAll(async () => {
  folder = emptyFolder()
  await appendAll(folder, history)
  await caughtUp(folder)
})
const copy = () => tampered(folder, () => {})
const request = { projections: [cards], tag: 'test', shared: false }

describe.each([
  ['with nobody else there', false],
  ['beside a running platform', true],
])('rebuilding a read model %s', (_where, shared) => {
  it('finds every document as it was, and leaves one collection behind', async () => {
    const dataDir = copy()
    const before = await documents(dataDir)
    const report = rebuild({ ...request, dataDir, shared })
    expect(report.rebuilt).toEqual([
      {
        name: 'cards',
        collection: CARDS,
        comparison: { documents: 40, same: 40, otherRevision: 0, differing: 0, missing: 0, extra: 0, examples: [] },
      },
    ])
    expect(await documents(dataDir)).toEqual(before)
  })

  it('says which documents were wrong, and puts them right, with their counts', async () => {
    const dataDir = copy()
    const before = await documents(dataDir)
    spoil(dataDir)
    const { comparison } = rebuild({ ...request, dataDir, shared }).rebuilt[0]!
    expect(comparison).toMatchObject({ same: 38, differing: 1, missing: 1, extra: 1 })
    expect(comparison!.examples).toEqual([
      `${idOf(5)} differed in name`,
      `${idOf(8)} was missing`,
      'nobody had no stream',
    ])
    expect(await documents(dataDir)).toEqual(before)
  })

  it('can be done again and again', async () => {
    const dataDir = copy()
    const before = await documents(dataDir)
    for (const tag of ['a', 'b', 'c']) rebuild({ dataDir, projections: [cards, candidates], tag, shared })
    expect(await documents(dataDir)).toEqual(before)
  })
})

it('a board and campaign that an earlier rule named otherwise are those of the rule of today, for all candidates in the log', async () => {
  const dataDir = emptyFolder()
  const origin = { board: 'Jobs2Careers', utmSource: null, utmMedium: null, utmCampaign: 'Spring_Fair' }
  const stream = streamName(acme, 'candidate', c.ada)
  await appendAll(dataDir, [
    { stream, event: c.adaStarted },
    { stream, event: { type: 'CandidateCameBy', data: origin } },
  ])
  await caughtUp(dataDir)
  const read = new DatabaseSync(join(dataDir, 'read', 'read.db'))
  const FACTS = collectionOf(candidateFacts)
  for (const table of [CARDS, FACTS])
    read.exec(`UPDATE ${table} SET doc = json_set(doc, '$.board', 'jobs2careers', '$.campaign', 'Spring_Fair')`)
  read.close()
  const { rebuilt } = rebuild({ ...request, projections: [cards, candidateFacts], dataDir })
  expect(rebuilt.map(({ comparison }) => comparison!.examples)).toEqual([
    [`${c.ada} differed in board, campaign`],
    [`${c.ada} differed in board, campaign`],
  ])
  const store = embeddedReadStore(join(dataDir, 'read'))
  for (const table of [CARDS, FACTS])
    expect(await store.get(table, c.ada)).toMatchObject({ board: 'talroo', campaign: 'spring fair' })
  await store.close()
})

describe('a platform that goes on while its read model is rebuilt', () => {
  it('keeps reading, writes to the new collection, and misses nothing', async () => {
    const dataDir = copy()
    spoil(dataDir)
    const engines = await openEngines({ DATA_DIR: dataDir })
    const { reads, store } = engines
    const projections = await startProjections(
      { store, reads, codec: codec(engines.keys), bus: engines.bus, changes: embeddedChangeFeed() },
      [cards],
    )
    const collection = collectionOf(cards)
    expect(await reads.get(collection, idOf(8))).toBeNull()

    await rebuildBeside({ dataDir, names: ['cards'], shared: true })
    expect(await reads.get(collection, idOf(8))).toMatchObject({ name: 'Person 8' })
    const doc = (await reads.get(collection, idOf(5)))!
    expect(doc.name).toBe('Person 5')
    expect(
      await reads.compareAndSet([
        { collection, expected: doc.rev, doc: { ...doc, rev: doc.rev + 1, columnId: 'rejected' } },
      ]),
    ).toEqual([true])
    const rejected = await reads.counts(collection, 'byColumn', { companyId: acme, columnId: 'rejected' })
    expect(rejected.reduce((sum, { count }) => sum + count, 0)).toBe(1)

    await projections.stop()
    await engines.close()
  })
})

describe('a stream that cannot be folded', () => {
  it('stops the switch, because its document would be lost', async () => {
    const dataDir = tampered(folder, (log) =>
      log.exec(`UPDATE event SET body = json_set(body, '$.type', 'CandidatePromoted') WHERE position = 3`),
    )
    const before = await documents(dataDir)
    expect(() => rebuild({ ...request, dataDir })).toThrow(/nothing was switched.*CandidatePromoted/)
    expect(await documents(dataDir)).toEqual(before)
  })
})

describe('starting with a projection whose version was raised', () => {
  it('builds it from the log before anything is served, and the old one goes', async () => {
    const dataDir = emptyFolder()
    const many = Array.from({ length: 900 }, (_, n) => person(n)).flat()
    await appendAll(dataDir, many)
    const old = new DatabaseSync(join(dataDir, 'read', 'read.db'))
    old.exec(`CREATE TABLE cards_v0 (id TEXT PRIMARY KEY, company TEXT NOT NULL, rev INTEGER NOT NULL, doc TEXT NOT NULL) STRICT;
      INSERT INTO collection VALUES ('cards_v0', '{"name":"cards_v0","indexes":[],"counters":[]}')`)
    old.close()
    const engines = await openEngines({ DATA_DIR: dataDir })
    const report = await buildMissing({ reads: engines.reads, store: engines.store, dataDir }, allProjections)
    expect(report!.rebuilt.map(({ name }) => name).sort()).toEqual(allProjections.map(({ name }) => name).sort())
    const worker = await startProjections(
      {
        store: engines.store,
        reads: engines.reads,
        codec: codec(engines.keys),
        bus: engines.bus,
        changes: embeddedChangeFeed(),
      },
      allProjections,
    )
    const names = (await engines.reads.collections()).map(({ name, documents }) => `${name} ${documents}`)
    expect(names).toContain(`${CARDS} 900`)
    expect(names.join()).not.toContain('cards_v0')
    await worker.stop()
    await engines.close()
  })
})
