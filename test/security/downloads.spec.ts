import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { downloadPath } from '#contracts/candidate/poster.ts'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { nobody, useApi, type Who } from '../support/api.ts'
import { seeding } from '../support/seed.ts'

let recordingId = ''
let toStarter: () => Promise<void>
const api = useApi(undefined, async (platform, { acme }) => {
  const { companyId, userId } = acme
  const admin = {
    kind: 'user',
    companyId,
    userId,
    role: 'admin',
    creator: true,
    permissions: permissionsOf.admin,
  } as const
  recordingId = await seeding(platform).recording(admin, acme.started, 'q1', Buffer.from('bytes of a video'), 1000)
  toStarter = async () => {
    const change = { type: 'ChangePlan', data: { plan: 'starter' } } as const
    const { token } = await platform.commands.handle(subscriptionDecider, companyId, change, platform.context(admin))
    await platform.caughtUp(token)
  }
})
const get = (who: Who, candidate = api.acme.started, recording = recordingId) =>
  api.get(who, downloadPath(candidate, recording))

it('a video is saved under a name that can be read, by those who may change its candidate, where the plan has it', async () => {
  const { admin, review } = api.acme
  const saved = await get(admin)
  expect(saved.status).toBe(200)
  expect(saved.headers.get('content-disposition')).toMatch(/^attachment; filename="[^"/\\]+ - 1\.webm"/)
  expect((await get(nobody)).status).toBe(401)
  expect((await get(review)).status).toBe(403)
  expect((await get(api.rival.admin)).status).toBe(404)
  for (const [candidate, recording] of [
    [randomUUID(), recordingId],
    [api.acme.started, randomUUID()],
    ['x', '..%2f..'],
  ] as const)
    expect((await get(admin, candidate, recording)).status).toBe(404)
  await toStarter()
  expect(await get(admin)).toMatchObject({ status: 409, body: { code: 'subscription/feature-missing' } })
})
