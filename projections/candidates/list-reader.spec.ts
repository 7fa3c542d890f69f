import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CandidateFilter } from '#contracts/candidate/filter.ts'
import { MOST_SAYING } from '#contracts/candidate/spoken.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { embeddedReadStore } from '#infra/engines/read-store/embedded.ts'
import type { ReadStore } from '#infra/engines/read-store/read-store.ts'
import * as c from '#test/fixtures/candidate.ts'
import { backendJob, live } from '#test/fixtures/job.ts'
import { acme, admin } from '#test/fixtures/people.ts'
import { recorded } from '#test/fixtures/recorded.ts'
import { cards } from '../board/cards.ts'
import { companies } from '../companies/companies.ts'
import { jobs } from '../jobs/jobs.ts'
import { foldInto } from '../runtime/fold.ts'
import { type AnyProjection, collectionOf, specOf } from '../runtime/projection.ts'
import { spoken } from '../spoken/spoken.ts'
import { candidateListReader } from './list-reader.ts'

const folder = mkdtempSync(join(tmpdir(), 'hirelog-list-'))
const FIVE_STARS = 60
let store: ReadStore
const list = (page: number, filter: CandidateFilter = {}) =>
  candidateListReader({ store, live: collectionOf }).candidateList(admin, {
    ...filter,
    jobId: backendJob,
    order: { by: 'added', descending: true },
    page,
  })

beforeAll(async () => {
  store = embeddedReadStore(folder)
  for (const projection of [cards, jobs, companies, spoken]) await store.ensure(specOf(projection))
  const happened = async (projection: AnyProjection, stream: string, events: Parameters<typeof recorded>[1]) => {
    const doc = foldInto(projection, null, recorded(stream, events))
    await store.compareAndSet([{ collection: collectionOf(projection), expected: null, doc }])
  }
  await happened(jobs, streamName(acme, 'job', backendJob), live())
  for (let n = 0; n <= FIVE_STARS; n++) {
    const id = `aaaaaaaa-aaaa-4aaa-8aaa-${String(n).padStart(12, '0')}`
    const events = [c.adaStarted, c.adaCompleted, c.adaRated(n === 0 ? 3 : 5)]
    await happened(cards, streamName(acme, 'candidate', id), events)
  }
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

it('says how many there are where counters know it or the page is the last, and else how far it goes', async () => {
  const numbers = async (...asked: Parameters<typeof list>) => {
    const { rows, total, atLeast, isCounted } = await list(...asked)
    return { rows: rows.length, total, atLeast, isCounted }
  }
  expect(await numbers(1)).toEqual({ rows: 50, total: 61, atLeast: false, isCounted: true })
  expect(await numbers(1, { statuses: ['completed'] })).toEqual({
    rows: 50,
    total: 61,
    atLeast: false,
    isCounted: true,
  })
  expect(await numbers(1, { rating: 4 })).toEqual({ rows: 50, total: 50, atLeast: true, isCounted: false })
  expect(await numbers(2, { rating: 4 })).toEqual({ rows: 10, total: 60, atLeast: false, isCounted: true })
  expect(await numbers(3, { rating: 4 })).toEqual({ rows: 0, total: 0, atLeast: true, isCounted: false })
  expect(await numbers(1, { rating: 4, statuses: ['added'] })).toEqual({
    ...{ rows: 0, total: 0 },
    ...{ atLeast: false, isCounted: true },
  })
})

it('says where more people say the words than are looked at', async () => {
  const said = (n: number) => ({
    ...{ _id: `bbbbbbbb-bbbb-4bbb-8bbb-${String(n).padStart(12, '0')}`, companyId: acme, rev: 0, jobId: backendJob },
    ...{
      journeyVersion: 1,
      completedAt: null,
      takes: [],
      text: ' kafka and rabbits',
      rank: String(n).padStart(6, '0'),
    },
  })
  const put = (docs: ReturnType<typeof said>[]) =>
    store.compareAndSet(docs.map((doc) => ({ collection: collectionOf(spoken), expected: null, doc })))
  const reader = candidateListReader({ store, live: collectionOf })
  const asked = { jobId: backendJob, says: 'kafka' }
  await put(Array.from({ length: MOST_SAYING }, (_, n) => said(n)))
  expect(await list(1, { says: 'kafka' })).toMatchObject({ atLeast: false, saidByMore: false })
  await put([said(MOST_SAYING)])
  expect(await list(1, { says: 'kafka' })).toMatchObject({ atLeast: true, saidByMore: true })
  expect(await reader.candidateCount(admin, asked)).toMatchObject({ atLeast: true })
  expect(await list(1, { says: 'nothing like it' })).toMatchObject({ atLeast: false, saidByMore: false })
})

it('counts all whom a filter finds on request', async () => {
  const reader = candidateListReader({ store, live: collectionOf })
  expect(await reader.candidateCount(admin, { jobId: backendJob, rating: 4 })).toEqual({ total: 60, atLeast: false })
  expect(await reader.candidateCount(admin, { jobId: backendJob })).toEqual({ total: 61, atLeast: false })
})
