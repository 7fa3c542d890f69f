import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { connectMongoDb } from '#infra/engines/mongodb/connect.ts'
import { mongodbReadStore } from '#infra/engines/read-store/mongodb.ts'
import { readEnv } from '#infra/env.ts'
import { cards } from '#projections/board/cards.ts'
import { collectionOf } from '#projections/runtime/projection.ts'
import { openPlatform } from '#services/platform.ts'
import { aJob } from '#test/fixtures/job.ts'
import { startPeer } from '#test/peers/eventstoredb/start-peer.ts'
import { emptyFolder } from '#test/support/data-folder.ts'
import { type RealKafka, realKafka, type RealMongo, realMongo } from '#test/support/engines/real.ts'
import { otlpReceiver, type ReceivedSpan } from '#test/support/otlp-receiver.ts'
import { giveFeatures } from '#test/support/features.ts'
import { type RunningServer, startServer } from '#test/support/server.ts'

const receiver = await otlpReceiver()
const trace = 'd'.repeat(31) + '4'
const processes: RunningServer[] = []
const stops: (() => Promise<unknown>)[] = [() => receiver.close()]
let kafka: RealKafka
let mongo: RealMongo
let moved: ReceivedSpan[]

/** A company with a job, a candidate and a key for programs. */
async function company(env: Record<string, string>) {
  const platform = await openPlatform(readEnv(env))
  const { useCases, caughtUp } = platform
  const { companyId, userId } = await useCases.accounts.openAccount({
    name: 'Rita Admin',
    email: 'rita@acme.test',
    companyName: 'Acme',
    password: 'tR4-vexing-lamp',
  })
  const rita: Asker = {
    kind: 'user',
    companyId,
    userId,
    role: 'admin',
    creator: true,
    permissions: permissionsOf.admin,
  }
  const { jobId } = await useCases.jobs.createJob(rita, { draft: aJob({ jobTitle: 'Engineer' }) })
  await useCases.jobs.activateJob(rita, { jobId })
  const { invited, token } = await useCases.candidacy.inviteCandidates(rita, {
    jobId,
    people: [
      { name: 'Ada', email: 'ada@acme.test', phone: '' },
      { name: 'Ben', email: 'ben@acme.test', phone: '' },
    ],
    commandId: randomUUID(),
  })
  await giveFeatures(platform, companyId, { api: true })
  const { key } = await useCases.accounts.issueApiKey(rita, { label: 'trace', scopes: [...permissionsOf.admin] })
  await caughtUp(token, 20_000)
  await platform.close()
  return { jobId, key, candidates: invited.map(({ candidateId }) => candidateId!) }
}

beforeAll(async () => {
  const dataDir = emptyFolder()
  kafka = await realKafka({ folder: emptyFolder() })
  mongo = await realMongo(emptyFolder(), 'mongo-java-server')
  const store = await startPeer(emptyFolder())
  stops.push(
    () => kafka.stop(),
    () => mongo.stop(),
    () => store.kill(),
  )
  const env = {
    EVENTSTORE_URL: store.url,
    KAFKA_BROKERS: kafka.brokers,
    KAFKA_REPLICATION: String(kafka.replication),
    MONGODB_URL: mongo.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
  }
  const { OTEL_EXPORTER_OTLP_ENDPOINT: _, ...untraced } = env
  const { jobId, key, candidates } = await company({ DATA_DIR: dataDir, ...untraced })
  for (const roles of [['relay'], ['projector'], ['processes', 'scheduler'], ['web', 'api']])
    processes.push(await startServer({ dataDir, env, roles }))
  const web = processes.at(-1)!.url
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const sent = await fetch(`${web}/api/legacy/videos/kanban`, {
    method: 'PATCH',
    headers: { ...headers, 'idempotency-key': randomUUID(), traceparent: `00-${trace}-${'e'.repeat(16)}-01` },
    body: JSON.stringify({ job_id: jobId, videoIds: candidates, statusId: 'hired' }),
  })
  expect(sent.status).toBe(200)
  const connection = await connectMongoDb(mongo.url)
  const documents = mongodbReadStore(connection)
  const columns = async () => (await documents.getMany(collectionOf(cards), candidates)).map((card) => card?.columnId)
  await vi.waitFor(async () => expect(await columns()).toEqual(['hired', 'hired']), { timeout: 60_000, interval: 200 })
  await connection.close()
  for (const process of processes) await process.stop()
  moved = receiver.spans.filter((span) => span.trace === trace)
}, 240_000)
afterAll(async () => {
  for (const process of processes) await process.stop()
  for (const stop of stops) await stop()
})

/** From the root: names, and in which process each was. */
function lineage(span: ReceivedSpan): { name: string; pid: unknown }[] {
  const parent = moved.find(({ id }) => id === span.parent)
  return [...(parent ? lineage(parent) : []), { name: span.name, pid: span.resource['process.pid'] }]
}

describe('one trace over several processes', () => {
  it('leads from the click through the event store, the relay and Kafka to the read model in MongoDB', () => {
    const [web, relay, projector, managers] = [3, 0, 1, 2].map((at) => processes[at]!.process.pid)
    const written = moved.filter(
      ({ name, attributes }) => name.startsWith('write cards_v') && attributes['hirelog.won'],
    )
    expect(written.length).toBeGreaterThanOrEqual(2)
    for (const span of written)
      expect(lineage(span)).toEqual([
        { name: 'PATCH /api/legacy/videos/kanban', pid: web },
        { name: 'MoveCandidates', pid: web },
        { name: 'publish CandidatesMoveRequested', pid: relay },
        { name: 'process process.move-each-candidate', pid: managers },
        { name: 'MoveCandidateToColumn', pid: managers },
        { name: 'publish CandidateMovedToColumn', pid: relay },
        { name: expect.stringMatching(/^process proj\.candidate\..*cards-v\d+/), pid: projector },
        { name: expect.stringMatching(/^write cards_v\d+$/), pid: projector },
      ])
  })

  it('names the engines it went through', () => {
    const systems = new Set(
      moved.flatMap(({ attributes }) => [attributes['db.system.name'], attributes['messaging.system']]).filter(Boolean),
    )
    expect(systems).toEqual(new Set(['eventstoredb', 'kafka', 'mongodb']))
  })

  it('was never refused by whoever receives it', () => expect(receiver.refused).toEqual([]))
})
