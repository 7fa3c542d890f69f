import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { embeddedReadStore } from '#infra/engines/read-store/embedded.ts'
import type { ReadStore } from '#infra/engines/read-store/read-store.ts'
import * as c from '#test/fixtures/candidate.ts'
import { backendJob, live } from '#test/fixtures/job.ts'
import { acme, admin, stranger } from '#test/fixtures/people.ts'
import { minutesPastNoon, recorded } from '#test/fixtures/recorded.ts'
import { jobs } from '../jobs/jobs.ts'
import { foldInto } from '../runtime/fold.ts'
import { type AnyProjection, collectionOf } from '../runtime/projection.ts'
import { candidateFacts } from './facts.ts'
import { analyticsReader } from './reader.ts'

const folder = mkdtempSync(join(tmpdir(), 'hirelog-analytics-'))
let store: ReadStore
const reader = () => analyticsReader({ store, live: collectionOf })

async function happened(projection: AnyProjection, stream: string, events: Parameters<typeof recorded>[1]) {
  const doc = foldInto(projection, null, recorded(stream, events))
  await store.compareAndSet([{ collection: collectionOf(projection), expected: null, doc }])
}
const candidate = (n: number, ...events: CandidateEvent[]) =>
  happened(
    candidateFacts,
    streamName(acme, 'candidate', `aaaaaaaa-aaaa-4aaa-8aaa-${String(n).padStart(12, '0')}`),
    events,
  )

beforeAll(async () => {
  store = embeddedReadStore(folder)
  for (const projection of [jobs, candidateFacts]) await store.ensure({ ...projection, name: collectionOf(projection) })
  await happened(jobs, streamName(acme, 'job', backendJob), live())
  await candidate(1, c.adaAdded)
  await candidate(2, c.adaAdded, c.adaInvited, c.adaStarted)
  await candidate(3, c.adaStarted, c.adaUploaded, c.adaCompleted, c.adaMoved('default', 'hired'))
  await candidate(4, c.adaStarted, c.adaMoved('default', 'hired'), c.adaMoved('hired', 'default'))
  await candidate(5, c.adaStarted, c.adaRejected('default'))
  await candidate(6, c.adaStarted, { type: 'CandidateDeleted', data: {} })
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

describe("a job's funnel", () => {
  it('counts who is in each column and who has ever been', async () => {
    const funnel = await reader().stageFunnel(admin, backendJob)
    expect(funnel?.stages.map(({ title, here, reached }) => [title, here, reached])).toEqual([
      ['Candidates', 3, 5],
      ['Hired', 1, 2],
      ['Rejected', 1, 1],
    ])
    expect(funnel?.total).toBe(5)
  })

  it('counts who got how far', async () => {
    const funnel = await reader().stageFunnel(admin, backendJob)
    expect(Object.fromEntries(funnel!.milestones.map(({ milestone, reached }) => [milestone, reached]))).toEqual({
      added: 5,
      invited: 1,
      started: 4,
      completed: 1,
      rated: 0,
      hired: 2,
    })
    expect(funnel?.byStatus).toMatchObject({ added: 1, started: 3, completed: 1 })
  })

  it('does not exist for another company', async () => {
    expect(await reader().stageFunnel(stranger, backendJob)).toBeNull()
    expect(await reader().timeInStage(stranger, backendJob, minutesPastNoon(9))).toBeNull()
  })
})

describe('time in stage', () => {
  it('measures the stays that ended and how long the others last already', async () => {
    const [waiting, hired] = (await reader().timeInStage(admin, backendJob, minutesPastNoon(10)))!
    expect(waiting).toMatchObject({
      title: 'Candidates',
      ended: { count: 3, median: 60, max: 180 },
      open: { count: 3, longestSeconds: 600 },
    })
    expect(hired).toMatchObject({
      title: 'Hired',
      ended: { count: 1, mean: 60 },
      open: { count: 1, longestSeconds: 420 },
    })
  })
})

describe("the overview's counters", () => {
  it('add up from the candidates themselves', async () => {
    expect(await reader().overviewCounters(admin, minutesPastNoon(60))).toMatchObject({
      jobs: { draft: 0, active: 1, archived: 0 },
      candidates: 5,
      byStatus: { added: 1, started: 3, completed: 1 },
      hired: 1,
      rejected: 1,
      videos: 1,
      newThisWeek: 5,
      completedThisWeek: 1,
    })
  })

  it('forget what is older than a week, but not that it was', async () => {
    expect(await reader().overviewCounters(admin, minutesPastNoon(60 * 24 * 8))).toMatchObject({
      candidates: 5,
      newThisWeek: 0,
      completedThisWeek: 0,
    })
  })

  it('are zero for a company that has just begun', async () => {
    expect(await reader().overviewCounters(stranger, minutesPastNoon(60))).toMatchObject({
      candidates: 0,
      videos: 0,
      hired: 0,
      jobs: { active: 0 },
    })
  })
})
