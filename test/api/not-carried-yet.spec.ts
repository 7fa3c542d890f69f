import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { sessionCookieName } from '#contracts/http/session-cookie.ts'
import { openEngines } from '#infra/engines/open.ts'
import { readEnv } from '#infra/env.ts'
import { httpServer } from '#services/http/server.ts'
import { openPlatform, type Platform } from '#services/platform.ts'
import { emptyFolder } from '#test/support/data-folder.ts'
import { gatedBus } from '#test/support/gated-bus.ts'
import { seeding } from '#test/support/seed.ts'

let platform: Platform
let app: FastifyInstance
/** Held closed, no read model gets anything more from the bus, as while Kafka is away. */
let gate = Promise.resolve()
let cookie: string
let jobId: string
let ada: string

beforeAll(async () => {
  const env = readEnv({ DATA_DIR: emptyFolder() })
  const engines = await openEngines(env)
  const bus = gatedBus(engines.bus, 'proj.', () => gate)
  platform = await openPlatform(env, { engines: { ...engines, bus } })
  app = (await httpServer(platform)) as never
  const { asker, sessionToken } = await seeding(platform).person()
  cookie = `${sessionCookieName(platform.settings.publicUrl)}=${sessionToken}`
  const job = await seeding(platform).job(asker, ['Ada Byron'])
  jobId = job.jobId
  ada = job.candidates[0]!.id
})
afterAll(async () => {
  await app?.close()
  await platform?.close()
})

describe('what was saved while nothing is carried to the read models', () => {
  beforeEach(() => {
    const { promise, resolve: goOn } = Promise.withResolvers<void>()
    gate = promise
    onTestFinished(() => goOn())
  })
  const send = async (method: 'POST' | 'PUT' | 'PATCH', url: string, payload: object) => {
    const answer = await app.inject({ method, url, payload, headers: { cookie, origin: platform.settings.publicUrl } })
    return { status: answer.statusCode, body: answer.json() }
  }

  it('is answered as saved: a comment, a reaction to it and a rating, with what came before them', async () => {
    const said = await send('POST', `/api/v2/videos/${ada}/comment`, { text: 'Clear voice' })
    expect(said).toMatchObject({ status: 201, body: { text: 'Clear voice', reactions: [] } })
    const reacted = await send('POST', `/api/v2/videos/${ada}/comment/${said.body.comment_id}/reaction`, {
      reaction: '🎉',
    })
    expect(reacted).toMatchObject({
      status: 200,
      body: { comment_id: said.body.comment_id, reactions: [{ reaction: '🎉' }] },
    })
    expect(await send('PUT', '/api/legacy/videos/saveRating', { id: ada, rating: { value: 4 } })).toMatchObject({
      status: 200,
      body: { ratingsAvg: 4 },
    })
  })

  it('is answered as saved: a job, one that no one has seen yet, and what a company says of itself', async () => {
    expect(await send('PATCH', `/api/v2/job/${jobId}`, { title: 'Head of Harbour' })).toMatchObject({
      status: 200,
      body: { job: { job_id: jobId, title: 'Head of Harbour' } },
    })
    const made = await send('POST', '/api/v2/job', { title: 'Pilot' })
    expect(await send('PATCH', `/api/v2/job/${made.body.job_id}`, { title: 'Harbour pilot' })).toMatchObject({
      status: 200,
      body: { job: { status: 'draft', title: 'Harbour pilot' } },
    })
    expect(await send('PUT', '/api/legacy/companies/updateCompanyDetails', { name: 'Harbour Ltd' })).toMatchObject({
      status: 200,
      body: { name: 'Harbour Ltd' },
    })
  })
})
