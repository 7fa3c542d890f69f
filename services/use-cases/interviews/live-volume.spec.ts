import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InterviewEvent } from '#contracts/interview/events.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { readEnv } from '#infra/env.ts'
import { liveUnits } from '#projections/balances/units.ts'
import { foldInto } from '#projections/runtime/fold.ts'
import { collectionOf } from '#projections/runtime/projection.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { ada } from '#test/fixtures/candidate.ts'
import { backendJob } from '#test/fixtures/job.ts'
import { admin, editor } from '#test/fixtures/people.ts'
import { recorded } from '#test/fixtures/recorded.ts'
import { openPlatform, type WholePlatform } from '../../platform.ts'
import { noVolumeLeft, requireLiveVolume } from './live-volume.ts'

const folder = useFolders()
let platform: WholePlatform
const march = '2026-03-10T09:00:00.000Z'
const april = '2026-04-10T09:00:00.000Z'

beforeAll(async () => {
  platform = await openPlatform(readEnv({ DATA_DIR: folder() }))
  const plan = { type: 'StartSubscription', data: { plan: 'growth' } } as const
  await platform.commands.handle(subscriptionDecider, admin.companyId, plan, platform.context(admin))
  for (let n = 1; n <= 4; n++) {
    const interviewId = `99999999-9999-4999-8999-00000000000${n}`
    const of = { interviewId, candidateId: ada, jobId: backendJob }
    const events = [
      { type: 'InterviewPlanned', data: of },
      { type: 'InterviewBooked', data: { ...of, start: march } },
    ] as unknown as InterviewEvent[]
    const doc = foldInto(liveUnits, null, recorded(streamName(admin.companyId, 'interview', interviewId), events))
    await platform.reads.store.compareAndSet([{ collection: collectionOf(liveUnits), expected: null, doc }])
  }
})
afterAll(() => platform.close())

describe('live interviews beyond the volume of the month', () => {
  it('are refused where a colleague acts, with what is used and left, and whom to ask', async () => {
    await requireLiveVolume(platform, editor, [march], 1)
    await requireLiveVolume(platform, editor, [march, april], 6)
    await requireLiveVolume(platform, editor, [april], 5)
    const refused = { code: 'subscription/no-live-interview' }
    await expect(requireLiveVolume(platform, editor, [march, april], 7)).rejects.toMatchObject(refused)
    await expect(requireLiveVolume(platform, editor, [march], 2)).rejects.toThrow(
      'Your plan allows 5 live interviews a month: 4 are booked for this one, 1 are left. Choose a time in a later month or a larger plan.',
    )
    expect(noVolumeLeft({ most: 5, booked: 5, left: 0, names: 'Rita Moreno' }).text).toBe(
      'Your plan allows 5 live interviews a month: 5 are booked for this one, 0 are left. Choose a time in a later month, or ask for a larger plan: Rita Moreno.',
    )
  })

  it('are none without a limit', async () => {
    const plan = { type: 'ChangePlan', data: { plan: 'enterprise' } } as const
    await platform.commands.handle(subscriptionDecider, admin.companyId, plan, platform.context(admin))
    await expect
      .poll(() =>
        requireLiveVolume(platform, editor, [march], 100).then(
          () => 'allowed',
          () => 'refused',
        ),
      )
      .toBe('allowed')
  })
})
