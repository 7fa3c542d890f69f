import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { archivePath, downloadPath, MAX_ARCHIVED } from '#contracts/candidate/poster.ts'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { type Company, useApi, type Who } from '../support/api.ts'
import { seeding } from '../support/seed.ts'

let [recordingId, withoutPlan] = ['', '']
const api = useApi(undefined, async (platform, { acme, rival }) => {
  const record = async ({ companyId, userId, started }: Company) => {
    const permissions = permissionsOf.admin
    const admin = { kind: 'user', companyId, userId, role: 'admin', creator: true, permissions } as const
    return { admin, id: await seeding(platform).recording(admin, started, 'q2', Buffer.from('a video'), 1000) }
  }
  recordingId = (await record(acme)).id
  const { admin, id } = await record(rival)
  withoutPlan = id
  const none = {
    type: 'OverrideFeatures',
    data: { features: { api: true, downloadVideo: false, videoExport: false } },
  } as const
  const { token } = await platform.commands.handle(subscriptionDecider, rival.companyId, none, platform.context(admin))
  await platform.caughtUp(token)
})
const get = (who: Who, candidate = api.acme.started, recording = recordingId) =>
  api.get(who, downloadPath(candidate, recording))

it('a video is saved under a name that can be read, by those who may change its candidate, where the plan has it', async () => {
  const { admin, review } = api.acme
  const saved = await get(admin)
  expect(saved.status).toBe(200)
  expect(saved.headers.get('content-disposition')).toMatch(/^attachment; filename="[^"/\\]+ - 2\.webm"/)
  expect((await get({ headers: {} })).status).toBe(401)
  expect((await get(review)).status).toBe(403)
  expect((await get(api.rival.admin)).status).toBe(404)
  for (const [candidate, recording] of [
    [randomUUID(), recordingId],
    [api.acme.started, randomUUID()],
    ['x', '..%2f..'],
  ] as const)
    expect((await get(admin, candidate, recording)).status).toBe(404)
  expect(await get(api.rival.admin, api.rival.started, withoutPlan)).toMatchObject({
    status: 409,
    body: { code: 'subscription/feature-missing' },
  })
})

it('videos of several candidates are saved as one archive, by those who may change each of them', async () => {
  const { admin, review, started, invited } = api.acme
  const saved = await api.get(admin, archivePath([started, invited]))
  expect(saved.status).toBe(200)
  expect(saved.headers.get('content-type')).toBe('application/zip')
  expect(saved.text).toMatch(/[^/]\/[^/]+ - 2\.webm/)
  expect(saved.text).toContain('a video')
  expect(Number(saved.headers.get('content-length'))).toBe(saved.body.length)
  expect((await api.get({ headers: {} }, archivePath([started]))).status).toBe(401)
  expect((await api.get(review, archivePath([started]))).status).toBe(403)
  expect((await api.get(api.rival.admin, archivePath([api.rival.started, started]))).status).toBe(404)
  expect((await api.get(admin, archivePath([]))).status).toBe(404)
  const many = Array.from({ length: MAX_ARCHIVED + 1 }, () => randomUUID())
  expect(await api.get(admin, archivePath(many))).toMatchObject({ status: 422, body: { code: 'media/too-many' } })
  expect(await api.get(api.rival.admin, archivePath([api.rival.started]))).toMatchObject({
    status: 409,
    body: { code: 'subscription/feature-missing' },
  })
})
