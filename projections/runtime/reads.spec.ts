import { afterEach, beforeEach, expect, it } from 'vitest'
import { streamName } from '#contracts/kernel/streams.ts'
import type { ChangeFeed } from '#infra/engines/change-feed/change-feed.ts'
import { embeddedChangeFeed } from '#infra/engines/change-feed/embedded.ts'
import { embeddedReadStore } from '#infra/engines/read-store/embedded.ts'
import type { ReadStore } from '#infra/engines/read-store/read-store.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { acme } from '#test/fixtures/people.ts'
import { candidates } from '../candidates/candidates.ts'
import { gathered } from './gathered.ts'
import { collectionOf } from './projection.ts'
import { waitFor } from './reads.ts'
import { told } from './told.ts'

const id = '33333333-3333-4333-8333-333333333333'
const stream = streamName(acme, 'candidate', id)
const collection = collectionOf(candidates)
const folder = useFolders()
let store: ReadStore
beforeEach(async () => {
  store = embeddedReadStore(folder())
  await store.ensure({ name: collection, indexes: [], counters: [] })
})
afterEach(() => store.close())

const write = (rev: number) =>
  store.compareAndSet([{ collection, expected: null, doc: { _id: id, companyId: acme, rev } }])
const wait = (changes: ChangeFeed, timeoutMs?: number) =>
  waitFor(
    { live: collectionOf, revisionOf: gathered(store), hearOf: told(changes), projections: [candidates] },
    { [stream]: 2 },
    timeoutMs,
  )

it('shows a page as soon as the document is told to be there', async () => {
  const changes = embeddedChangeFeed()
  const waiting = wait(changes)
  changes.tell([{ projection: candidates.name, companyId: acme, id, rev: 2 }])
  expect(await waiting).toEqual([])
})

it('shows each of several who wait a page of their own, also where two wait for the same', async () => {
  const changes = embeddedChangeFeed()
  const hearOf = told(changes)
  const other = '44444444-4444-4444-8444-444444444444'
  const silent = { revisions: () => new Promise<never>(() => {}) }
  const waits = (of: string, timeoutMs: number) =>
    waitFor(
      { live: collectionOf, revisionOf: gathered(silent), hearOf, projections: [candidates] },
      { [streamName(acme, 'candidate', of)]: 2 },
      timeoutMs,
    )
  const waiting = [waits(id, 20_000), waits(id, 20_000), waits(other, 60)]
  changes.tell([{ projection: candidates.name, companyId: acme, id, rev: 2 }])
  expect(await Promise.all(waiting)).toEqual([[], [], [streamName(acme, 'candidate', other)]])
  // A later reader need not poll for what was announced before, and waits for what was not.
  expect(await waits(id, 20_000)).toEqual([])
  expect(await waits(other, 60)).toEqual([streamName(acme, 'candidate', other)])
})

it('asks the read store for nothing that is told in time', async () => {
  const changes = embeddedChangeFeed()
  const hearOf = told(changes)
  let looks = 0
  const counted = { revisions: (...asked: Parameters<ReadStore['revisions']>) => (looks++, store.revisions(...asked)) }
  const waiting = waitFor(
    { live: collectionOf, revisionOf: gathered(counted), hearOf, projections: [candidates] },
    { [stream]: 2 },
    20_000,
  )
  changes.tell([{ projection: candidates.name, companyId: acme, id, rev: 2 }])
  // A later notice of an earlier writing takes nothing back.
  changes.tell([{ projection: candidates.name, companyId: acme, id, rev: 1 }])
  expect(await waiting).toEqual([])
  expect(
    await waitFor(
      { live: collectionOf, revisionOf: gathered(counted), hearOf, projections: [candidates] },
      { [stream]: 2 },
      20_000,
    ),
  ).toEqual([])
  expect(looks).toBe(0)
})

it('knows what was told before anyone waited, where someone will', async () => {
  const changes = embeddedChangeFeed()
  const hearOf = told(changes, true)
  const silent = { revisions: () => new Promise<never>(() => {}) }
  changes.tell([{ projection: candidates.name, companyId: acme, id, rev: 2 }])
  expect(
    await waitFor(
      { live: collectionOf, revisionOf: gathered(silent), hearOf, projections: [candidates] },
      { [stream]: 2 },
      60,
    ),
  ).toEqual([])
})

it('shows what was written before anyone listened', async () => {
  await write(2)
  expect(await wait(embeddedChangeFeed(), 20_000)).toEqual([])
})

it('shows a page soon after the document is there, even when no one tells', async () => {
  const waiting = wait(embeddedChangeFeed())
  await write(2)
  expect(await waiting).toEqual([])
})

it('says what is still behind when the time is over', async () => {
  await write(1)
  const changes = embeddedChangeFeed()
  const waiting = wait(changes, 60)
  changes.tell([{ projection: candidates.name, companyId: acme, id, rev: 1 }])
  expect(await waiting).toEqual([stream])
})

it('holds no one up beyond the time while the read store does not answer, or refuses', async () => {
  const away = { revisions: () => Promise.reject(new Error('nothing answers there')) } as unknown as ReadStore
  const silent = { revisions: () => new Promise(() => {}) } as unknown as ReadStore
  for (const broken of [away, silent]) {
    const began = performance.now()
    expect(
      await waitFor(
        {
          live: collectionOf,
          revisionOf: gathered(broken),
          hearOf: told(embeddedChangeFeed()),
          projections: [candidates],
        },
        { [stream]: 2 },
        60,
      ),
    ).toEqual([stream])
    expect(performance.now() - began).toBeLessThan(1500)
  }
})
