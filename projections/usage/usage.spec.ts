import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
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
import { balances } from '../balances/balances.ts'
import { liveUnits, oneWayUnits } from '../balances/units.ts'
import { usageReader } from './usage.ts'

const folder = mkdtempSync(join(tmpdir(), 'hirelog-usage-'))
let store: ReadStore
const now = minutesPastNoon(60)

async function happened(projection: AnyProjection, stream: string, events: Parameters<typeof recorded>[1]) {
  const doc = foldInto(projection, null, recorded(stream, events))
  await store.compareAndSet([{ collection: collectionOf(projection), expected: null, doc }])
}

beforeAll(async () => {
  store = embeddedReadStore(folder)
  for (const projection of [jobs, oneWayUnits, balances, liveUnits])
    await store.ensure({ ...projection, name: collectionOf(projection) })
  await happened(jobs, streamName(acme, 'job', backendJob), live())
  await happened(balances, streamName(acme, 'subscription', acme), [
    { type: 'SubscriptionStarted', data: { plan: 'growth', jobSlots: 2 } },
    { type: 'SubscriptionTermsChanged', data: { volumes: { oneWayInterviews: 1 }, features: {} } },
  ])
  for (const n of [1, 2, 3]) {
    const candidateId = `aaaaaaaa-aaaa-4aaa-8aaa-00000000000${n}`
    await happened(oneWayUnits, streamName(acme, 'candidate', candidateId), [
      { ...c.adaStarted, data: { ...c.adaStarted.data, candidateId } },
      ...Array.from({ length: n }, () => c.adaUploaded),
      c.adaCompleted,
    ])
  }
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

it('counts below zero, and lists those who completed after the volume was used up, newest first (BILL-042)', async () => {
  const { usageOf, waitingCandidates } = usageReader({ store, live: collectionOf })
  expect((await usageOf(admin, now))?.oneWayInterviews).toEqual({ used: 3, of: 1 })
  const waiting = await waitingCandidates(admin, now)
  expect(waiting.map(({ candidateId }) => candidateId.at(-1))).toEqual(['3', '2'])
  expect(waiting[0]).toMatchObject({ jobId: backendJob, jobTitle: expect.stringMatching(/./) as string })
  expect(await waitingCandidates(stranger, now)).toEqual([])
})
