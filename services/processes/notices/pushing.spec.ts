import { randomUUID } from 'node:crypto'
import { afterEach, expect, it, vi } from 'vitest'
import type { InboxEvent } from '#contracts/inbox/events.ts'
import { inboxDecider } from '#domain/inbox/decider.ts'
import { readEnv } from '#infra/env.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { browser, pushService } from '#test/peers/push/service.ts'
import { seeding } from '#test/support/seed.ts'
import { openPlatform } from '../../platform.ts'

const folder = useFolders()
const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const close of closers.splice(0).reverse()) await close()
})

it('a notice goes to every browser that shows notifications; one that is not known any more is forgotten', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let status = 201
  const service = await pushService(() => status)
  closers.push(service.close)
  const platform = await openPlatform(readEnv({ DATA_DIR: folder() }))
  closers.push(() => platform.close())
  const { asker } = await seeding(platform).person()
  const { companyId } = asker
  const userId = asker.kind === 'user' ? asker.userId : ''

  // A push service on this machine has no certificate, so the browser is recorded as it is.
  const data = { deviceId: randomUUID(), ...browser(service.origin).subscription, device: 'Firefox' }
  const added: InboxEvent = { type: 'PushDeviceAdded', data }
  const recording: typeof inboxDecider = { ...inboxDecider, decide: () => [added] }
  await platform.commands.handle(recording, userId, { type: 'ResumeNoticeMail', data: {} }, platform.context(asker))

  const near = () => ({
    userId,
    noticeId: randomUUID(),
    type: 'limitNear' as const,
    jobId: null,
    candidateId: null,
    commentId: null,
    byId: null,
    cause: { stream: `${companyId}.subscription-${companyId}`, revision: 0 },
    facts: { of: 'seats', used: 9, most: 10 },
  })
  const hear = () =>
    platform.commands.handle(inboxDecider, userId, { type: 'ReceiveNotice', data: near() }, platform.context(asker))
  await hear()
  await vi.waitFor(() => expect(service.taken).toHaveLength(1), 10_000)
  expect(service.taken[0]).toMatchObject({ path: '/send/one', headers: { 'content-encoding': 'aes128gcm' } })

  status = 410
  await hear()
  await vi.waitFor(async () => {
    const { state } = await platform.commands.stateOf(inboxDecider, { companyId }, userId)
    expect([...state.devices.keys()]).toEqual([])
  }, 10_000)
})
