import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { later } from '#contracts/kernel/time.ts'
import { embeddedReadStore } from '#infra/engines/read-store/embedded.ts'
import type { ReadStore } from '#infra/engines/read-store/read-store.ts'
import * as c from '#test/fixtures/candidate.ts'
import { backendJob, live } from '#test/fixtures/job.ts'
import { acme, admin, stranger } from '#test/fixtures/people.ts'
import { minutesPastNoon, recorded } from '#test/fixtures/recorded.ts'
import { cards } from '../board/cards.ts'
import { jobs } from '../jobs/jobs.ts'
import { foldInto } from '../runtime/fold.ts'
import { type AnyProjection, collectionOf } from '../runtime/projection.ts'
import { type WorkKind, workReader } from './reader.ts'
import { trendReader } from './trend-reader.ts'
import { work } from './work.ts'

const folder = mkdtempSync(join(tmpdir(), 'hirelog-work-'))
const archivedJob = '99999999-9999-4999-8999-999999999999'
let store: ReadStore
const reader = () => workReader({ store, live: collectionOf })
const trend = () => trendReader({ store, live: collectionOf })

async function happened(projection: AnyProjection, stream: string, events: Parameters<typeof recorded>[1]) {
  const doc = foldInto(projection, null, recorded(stream, events))
  await store.compareAndSet([{ collection: collectionOf(projection), expected: null, doc }])
}
const idOf = (n: number) => `aaaaaaaa-aaaa-4aaa-8aaa-${String(n).padStart(12, '0')}`
async function candidate(n: number, ...events: CandidateEvent[]) {
  for (const projection of [work, cards]) await happened(projection, streamName(acme, 'candidate', idOf(n)), events)
}
const completed = [c.adaStarted, c.adaCompleted]
const bounced: CandidateEvent = { type: 'MailUndelivered', data: { channel: 'email' } }
const elsewhere = (event: CandidateEvent) =>
  ({ ...event, data: { ...event.data, jobId: archivedJob } }) as CandidateEvent
const someDaysLater = later(minutesPastNoon(0), { days: 3 })

beforeAll(async () => {
  store = embeddedReadStore(folder)
  for (const projection of [jobs, cards, work]) await store.ensure({ ...projection, name: collectionOf(projection) })
  await happened(jobs, streamName(acme, 'job', backendJob), live())
  await happened(jobs, streamName(acme, 'job', archivedJob), [...live(), { type: 'JobArchived', data: {} }])
  await candidate(1, ...completed)
  await candidate(2, ...completed, c.adaRated(4))
  await candidate(3, c.adaAdded, c.adaInvited)
  await candidate(4, c.adaAdded, c.adaInvited, bounced)
  await candidate(5, c.adaStarted)
  await candidate(6, c.adaStarted, c.adaFinished(2))
  await candidate(7, ...completed, c.adaRejected('default'))
  await candidate(8, elsewhere(c.adaStarted), c.adaCompleted)
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

const rows = async (kind: WorkKind, now = someDaysLater) =>
  (await reader().workRows(admin, { kind }, now)).rows.map(({ id }) => Number(id.slice(-12)))

describe('the work list', () => {
  it('counts what is due on live jobs, with the oldest', async () => {
    const { kinds, reviews, jobs: withReviews } = await reader().workList(admin, someDaysLater)
    expect(kinds.map(({ kind, count, oldest }) => [kind, count, oldest])).toEqual([
      ['review', 1, minutesPastNoon(1)],
      ['unreachable', 1, minutesPastNoon(2)],
      ['upload', 1, minutesPastNoon(1)],
      ['answer', 1, minutesPastNoon(0)],
      ['start', 1, minutesPastNoon(1)],
    ])
    expect(reviews).toEqual([{ jobId: backendJob, count: 1, oldest: minutesPastNoon(1) }])
    expect(withReviews).toBe(1)
  })

  it('leaves to candidates the time that they usually take', async () => {
    const { kinds } = await reader().workList(admin, minutesPastNoon(30))
    expect(kinds.map(({ kind }) => kind)).toEqual(['review', 'unreachable'])
  })

  it('has as many rows behind each line as it counts', async () => {
    expect(await rows('review')).toEqual([1])
    expect(await rows('unreachable')).toEqual([4])
    expect(await rows('upload')).toEqual([6])
    expect(await rows('answer')).toEqual([5])
    expect(await rows('start')).toEqual([3])
    expect((await reader().workRows(admin, { kind: 'review' }, someDaysLater)).rows[0]).toMatchObject({
      name: 'Ada Byron',
      jobId: backendJob,
      since: minutesPastNoon(1),
    })
  })

  it("is another company's own", async () => {
    expect(await reader().workList(stranger, someDaysLater)).toEqual({ kinds: [], reviews: [], jobs: 0 })
    expect(await reader().workRows(stranger, { kind: 'review', jobId: backendJob }, someDaysLater)).toEqual({
      rows: [],
      total: 0,
    })
  })
})

describe('what is overdue', () => {
  it('has been in a stage for longer than nine of ten, once enough have left it to know', async () => {
    expect(await rows('overdue')).toEqual([])
    for (let n = 11; n <= 14; n++) await candidate(n, c.adaStarted, c.adaMoved('default', 'hired'))
    const fresh = workReader({ store, live: collectionOf })
    // Those who left: four after a minute, and one who was rejected after two.
    expect((await fresh.stagePaces(acme, backendJob, someDaysLater)).get('default')).toBe(120)
    const { kinds } = await fresh.workList(admin, someDaysLater)
    expect(kinds).toContainEqual({ kind: 'overdue', count: 2, oldest: minutesPastNoon(0) })
    const found = await fresh.workRows(admin, { kind: 'overdue' }, someDaysLater)
    expect(found.rows.map(({ id, usual }) => [Number(id.slice(-12)), usual]).toSorted()).toEqual([
      [1, 120],
      [2, 120],
    ])
    expect(found.total).toBe(2)
  })

  it('is worked out again after some minutes, not each time', async () => {
    const fresh = workReader({ store, live: collectionOf })
    const pace = (now: string) => fresh.stagePaces(acme, backendJob, now)
    const before = (await pace(someDaysLater)).get('default')
    for (let n = 21; n <= 29; n++)
      await candidate(n, c.adaStarted, c.adaCompleted, c.adaCommented, c.adaRated(2), c.adaMoved('default', 'hired'))
    expect((await pace(later(someDaysLater, { minutes: 5 }))).get('default')).toBe(before)
    await pace(later(someDaysLater, { minutes: 11 }))
    await expect.poll(async () => (await pace(later(someDaysLater, { minutes: 12 }))).get('default')).toBe(240)
  })
})

describe('figures by job and day', () => {
  it('say what waits for a review in each job, and when each was last active', async () => {
    expect(await reader().reviewsByJob(admin)).toEqual(
      new Map([
        [backendJob, 1],
        [archivedJob, 1],
      ]),
    )
    const last = await reader().lastActivity(admin, [backendJob, archivedJob])
    expect(last.get(archivedJob)).toBe(minutesPastNoon(1))
    expect(await reader().lastActivity(stranger, [backendJob])).toEqual(new Map())
  })

  it('count new and completed candidates of each day, today last', async () => {
    const days = await trend().candidateTrend(admin, someDaysLater, 5)
    expect(days.map(({ added }) => added > 0)).toEqual([false, true, false, false, false])
    expect(days[1]).toMatchObject({ day: minutesPastNoon(0).slice(0, 10) })
    expect((await trend().candidateTrend(stranger, someDaysLater, 5)).every(({ added }) => added === 0)).toBe(true)
  })
})
