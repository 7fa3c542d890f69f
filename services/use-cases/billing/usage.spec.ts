import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SubscriptionCommand } from '#contracts/subscription/commands.ts'
import { paidUp } from '#contracts/subscription/standing.ts'
import { readEnv } from '#infra/env.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { backendJob, otherJob } from '#test/fixtures/job.ts'
import { admin, stranger, viewer } from '#test/fixtures/people.ts'
import { openPlatform, type Platform } from '../../platform.ts'

const folder = useFolders()
let platform: Platform
let today: string

async function send(command: SubscriptionCommand) {
  const { token } = await platform.commands.handle(
    subscriptionDecider,
    admin.companyId,
    command,
    platform.context(admin, randomUUID()),
  )
  expect(await platform.caughtUp(token)).toEqual([])
}
const text = (n: number): SubscriptionCommand => ({
  type: 'ConsumeTextInvite',
  data: { candidateId: randomUUID(), messageId: `m${n}`, reminder: n % 2 === 1 },
})

beforeAll(async () => {
  platform = await openPlatform(readEnv({ DATA_DIR: folder(), PUBLIC_URL: 'http://hire.example' }))
  await send({ type: 'StartSubscription', data: { plan: 'team' } })
  await send({ type: 'ConsumeJobSlot', data: { jobId: backendJob } })
  await send({ type: 'ConsumeJobSlot', data: { jobId: otherJob } })
  await send({ type: 'ReleaseJobSlot', data: { jobId: backendJob } })
  for (let n = 0; n < 60; n++) await send(text(n))
  await send({ type: 'ChangePlan', data: { plan: 'performance' } })
  today = platform.now().slice(0, 10)
})
afterAll(() => platform.close())

describe('usage by day', () => {
  const of = (measure: 'texts' | 'jobs' | 'seats', more = {}) =>
    platform.useCases.billing.subscriptionUnits(admin, { measure, day: today, ...more })
  const byDay = async (measure: 'texts' | 'jobs' | 'seats') =>
    (await platform.readers.usageByDay(admin, { measure, month: today.slice(0, 7), now: platform.now() })).find(
      ({ day }) => day === today,
    )?.used

  it('opens from every number the events it was counted from, page by page', async () => {
    expect([await byDay('texts'), await byDay('jobs'), await byDay('seats')]).toEqual([60, 2, 1])
    const first = await of('texts')
    expect(first.units).toHaveLength(50)
    expect(first.units[1]).toMatchObject({ used: 2, of: { kind: 'text', reminder: true, jobId: null } })
    const rest = await of('texts', { from: first.next })
    expect([rest.units.length, rest.next]).toEqual([10, null])
    // A process may give back later what a job without a record holds.
    expect((await of('jobs')).units.slice(0, 3).map(({ given, used }) => [given, used])).toEqual([
      [false, 1],
      [false, 2],
      [true, 1],
    ])
    const { revision } = first.units[0]!
    expect(await platform.useCases.billing.subscriptionEvent(admin, revision)).toMatchObject({
      revision,
      type: 'TextInviteConsumed',
      data: { messageId: 'm0', inMonth: 1 },
    })
  })

  it('is for those who see billing, of their own company', async () => {
    await expect(
      platform.useCases.billing.subscriptionUnits(viewer, { measure: 'texts', day: today }),
    ).rejects.toMatchObject({ code: 'auth/forbidden' })
    expect(
      await platform.useCases.billing.subscriptionUnits(stranger, { measure: 'texts', day: today }).catch(() => null),
    ).not.toMatchObject({ units: [expect.anything()] })
    await expect(platform.useCases.billing.subscriptionEvent(viewer, 0)).rejects.toMatchObject({
      code: 'auth/forbidden',
    })
    await expect(platform.useCases.billing.subscriptionEvent(admin, 99_999)).rejects.toMatchObject({
      code: 'not-found',
    })
  })

  it('says what the plan allowed at any moment, and how the subscription was then', async () => {
    const before = (await platform.readers.allowedOn(admin, '2999-01-01T00:00:00.000Z'))!.from
    const pausedAt = platform.now()
    const { token } = await platform.useCases.billing.recordBillingReport(
      admin.companyId,
      { ...paidUp, standing: { status: 'paused', pausedAt, resumesAt: null } },
      randomUUID(),
    )
    expect(await platform.caughtUp(token)).toEqual([])
    expect(await platform.readers.allowedOn(admin, '2001-01-01T00:00:00.000Z')).toBeNull()
    const then = await platform.readers.allowedOn(admin, before)
    expect(then).toMatchObject({ plan: 'performance', entitled: { stopped: null, volumes: { activeJobs: 15 } } })
    const now = await platform.readers.allowedOn(admin, '2999-01-01T00:00:00.000Z')
    expect(now).toMatchObject({ from: then?.until, until: null, plan: 'performance', entitled: { stopped: 'paused' } })
  })
})
