import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DomainEvent } from '#contracts/kernel/event.ts'
import { parseStream, streamName } from '#contracts/kernel/streams.ts'
import { embeddedReadStore } from '#infra/engines/read-store/embedded.ts'
import type { ReadStore } from '#infra/engines/read-store/read-store.ts'
import * as c from '#test/fixtures/candidate.ts'
import { backendJob } from '#test/fixtures/job.ts'
import { acme, admin, noon } from '#test/fixtures/people.ts'
import { recorded } from '#test/fixtures/recorded.ts'
import { cards } from '../board/cards.ts'
import { boardReader } from '../board/reader.ts'
import { candidateListReader } from '../candidates/list-reader.ts'
import { candidateReader } from '../candidates/reader.ts'
import { candidates } from '../candidates/candidates.ts'
import { companies } from '../companies/companies.ts'
import { scoreDrafts } from '../candidates/score-drafts.ts'
import { jobs } from '../jobs/jobs.ts'
import { foldInto } from '../runtime/fold.ts'
import { type AnyProjection, collectionOf } from '../runtime/projection.ts'
import { balances } from './balances.ts'
import { oneWayUnits } from './units.ts'

const folder = mkdtempSync(join(tmpdir(), 'hirelog-waiting-'))
const id = (n: number) => `aaaaaaaa-aaaa-4aaa-8aaa-00000000000${n}`
let store: ReadStore
let now = noon
const reader = () => candidateReader({ store, live: collectionOf, now: () => now })
const seen = async (n: number) => {
  const { waiting, recordings, answers, name } = await reader().candidateDetail(admin, id(n))
  return { waiting, recordings: recordings.length, answers: answers.length, name }
}
/** The same three on the board and in the list. */
const marked = async () => {
  const of = { store, live: collectionOf, now: () => now }
  const cardsNow = await boardReader(of).cardsByIds(admin, backendJob, [1, 2, 3].map(id))
  const query = { order: { by: 'added', descending: false }, page: 1, jobId: backendJob } as const
  const { rows } = await candidateListReader(of).candidateList(admin, query)
  const inList = new Map(rows.map((row) => [row.id, row]))
  return cardsNow.map((card) => {
    expect(inList.get(card.id)!.waiting).toBe(card.waiting)
    return card.waiting ? 'waits' : card.recordings
  })
}
const shown = { waiting: false, recordings: 1, name: 'Ada Byron' }
const held = { waiting: true, recordings: 0, answers: 0, name: 'Ada Byron' }

async function happened(projection: AnyProjection, stream: string, events: DomainEvent[]) {
  // A longer history of the same stream takes the place of the shorter one.
  const before = await store.get(collectionOf(projection), parseStream(stream).id)
  const doc = foldInto(projection, null, recorded(stream, events))
  await store.compareAndSet([{ collection: collectionOf(projection), expected: before?.rev ?? null, doc }])
}
/** The n-th completes in the n-th minute after the others' start. */
const completed = (n: number) => [
  { ...c.adaStarted, data: { ...c.adaStarted.data, candidateId: id(n) } },
  c.adaSubmitted,
  ...Array.from({ length: n }, () => c.adaUploaded),
  c.adaCompleted,
]
const subscribed = (...more: DomainEvent[]) =>
  happened(balances, streamName(acme, 'subscription', acme), [
    { type: 'SubscriptionStarted', data: { plan: 'starter', jobSlots: 1 } },
    ...more,
  ])
const volume = (oneWayInterviews: number | null) => ({
  type: 'SubscriptionTermsChanged',
  data: { volumes: { oneWayInterviews }, features: {} },
})

beforeAll(async () => {
  store = embeddedReadStore(folder)
  for (const projection of [jobs, oneWayUnits, balances, candidates, cards, scoreDrafts, companies])
    await store.ensure({ ...projection, name: collectionOf(projection) })
  for (const n of [1, 2, 3])
    for (const projection of [oneWayUnits, candidates, cards])
      await happened(projection, streamName(acme, 'candidate', id(n)), completed(n))
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

it('keeps recordings and answers of candidates past the volume, in the order they completed, until there is room (BILL-042)', async () => {
  expect(await seen(3)).toMatchObject(shown)
  await subscribed(volume(2))
  expect([await seen(1), await seen(2), await seen(3)]).toMatchObject([shown, shown, held])
  expect(await marked()).toEqual([1, 1, 'waits'])
  await subscribed(volume(2), volume(0))
  expect(await seen(1)).toMatchObject(held)
  expect(await marked()).toEqual(['waits', 'waits', 'waits'])
  await subscribed(volume(2), volume(0), volume(3))
  expect(await seen(3)).toMatchObject(shown)
  expect(await marked()).toEqual([1, 1, 1])
})

it('keeps nothing once the next month has begun, and nothing from the platform itself', async () => {
  await subscribed(volume(2), volume(0), volume(3), volume(1))
  expect(await seen(2)).toMatchObject(held)
  const process = { ...admin, kind: 'process' as const, name: 'evaluation' }
  expect(await reader().candidateDetail(process, id(2))).toMatchObject({ waiting: false })
  now = '2026-12-31T00:00:00.000Z'
  expect(await seen(2)).toMatchObject(shown)
  now = noon
})
