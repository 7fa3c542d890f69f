import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jobDecider } from '#domain/job/decider.ts'
import { readEnv } from '#infra/env.ts'
import { aJob } from '#test/fixtures/job.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { admin } from '#test/fixtures/people.ts'
import { type Peer, startPeer } from '#test/peers/eventstoredb/start-peer.ts'
import { openPlatform, type WholePlatform } from '../platform.ts'
import { answerWithProblems } from './problems.ts'
import { waitForLeader } from './wait-for-leader.ts'

const CALLERS = 32
/** Far enough from the five seconds that a busy machine may be slow to start the peer. */
const OUTAGE_MS = 1500

const folder = useFolders()
let peer: Peer
let platform: WholePlatform
const app = Fastify()
beforeAll(async () => {
  peer = await startPeer(folder())
  platform = await openPlatform(readEnv({ DATA_DIR: folder(), EVENTSTORE_URL: peer.url }))
  waitForLeader(app as never)
  answerWithProblems(app as never)
  app.post<{ Body: { jobId: string; commandId: string } }>('/drafts', async ({ body: { jobId, commandId } }) => {
    const command = { type: 'DraftJob' as const, data: { jobId: jobId as never, draft: aJob() } }
    const { revision } = await platform.commands.handle(jobDecider, jobId, command, {
      ...platform.context(admin),
      commandId: commandId as never,
    })
    return { revision }
  })
}, 60_000)
afterAll(async () => {
  await app.close()
  await platform.close()
  await peer.kill()
})
const draft = (jobId: string = randomUUID()) =>
  app.inject({ method: 'POST', url: '/drafts', payload: { jobId, commandId: randomUUID() } })

it('calls that meet a dead event store wait until it is back: none is refused, and each has its effect once', async () => {
  expect((await draft()).statusCode).toBe(200)
  const ids = Array.from({ length: CALLERS }, () => randomUUID())
  const before = draft(ids[0])
  await peer.kill()
  const others = ids.slice(1).map((id) => draft(id))
  await wait(OUTAGE_MS)
  await peer.start()
  const answers = await Promise.all([before, ...others])
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
    ids.map(() => [200, expect.stringContaining('"revision":0')]),
  )
  for (const id of ids)
    expect(await platform.engines.store.head(`${admin.companyId}.job-${id}`)).toMatchObject({ revision: 0 })
}, 60_000)

it('one that stays away is said after five seconds, with when to come again', async () => {
  await peer.kill()
  const began = performance.now()
  const answer = await draft()
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  expect(answer.json()).toMatchObject({ code: 'command/unavailable' })
  expect(performance.now() - began).toBeGreaterThan(4000)
  await peer.start()
}, 60_000)
