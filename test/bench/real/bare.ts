import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client'
import { MongoClient } from 'mongodb'
import { PARTITIONS } from '#contracts/kernel/topics.ts'
import { kafkaClient } from '#infra/engines/event-bus/kafka-client.ts'
import { startPeer } from '#test/peers/eventstoredb/start-peer.ts'
import type { Column } from '../../support/column.ts'
import { freshFolder, median, percentile } from '../harness.ts'

const STREAMS = 500
const ENTRIES = 20
const SEEN_WITHIN_MS = 10_000
const credentials = { username: 'admin', password: 'changeit' }
const entry = (rev: number) => ({ rev, text: 'x'.repeat(300) })

export type BareSettings = {
  events: string
  brokers: string
  mongo: string
  prefix: string
  topic: string
  told: string
  collections: string[]
}

/**
 * The same way as a command's, by bare clients on the same servers: an append, carried to Kafka and into as many
 * collections as there are read models of a candidate by another process, and told back. What no platform can beat there.
 */
export async function bareWay(column: Column) {
  const named = process.env.EVENTSTORE_URL
  // Beside the platform's own log, so that its roles do not carry these; a server that is given has room for both.
  const peer = named ? null : await startPeer(freshFolder())
  const run = randomUUID().slice(0, 8)
  const database = new URL(column.env.MONGODB_URL)
  database.pathname = `/bare${run}`
  const settings: BareSettings = {
    events: named ?? peer!.url,
    brokers: column.env.KAFKA_BROKERS,
    mongo: database.href,
    prefix: `bare${run}-`,
    topic: `bare.${run}.events`,
    told: `bare.${run}.told`,
    collections: ['activity', 'candidates', 'cards', 'facts'],
  }
  const kafka = await kafkaClient({ KAFKA_BROKERS: settings.brokers }, 'bare')
  const admin = kafka.admin()
  await admin.connect()
  await admin.createTopics({
    waitForLeaders: true,
    topics: [
      { topic: settings.topic, numPartitions: PARTITIONS },
      { topic: settings.told, numPartitions: 1 },
    ],
  })
  await admin.disconnect()
  const mongo = await new MongoClient(settings.mongo).connect()
  const streams = Array.from({ length: STREAMS }, (_, at) => ({ name: `${settings.prefix}${at}`, rev: -1 }))
  const entries = Array.from({ length: ENTRIES }, (_, rev) => entry(rev))
  for (const name of settings.collections)
    await mongo
      .db()
      .collection<{ _id: string }>(name)
      .insertMany(streams.map((stream) => ({ _id: stream.name, rev: -1, entries })))

  const waiting = new Map<string, () => void>()
  const consumer = kafka.consumer({ groupId: `bare-${run}` })
  await consumer.connect()
  await consumer.subscribe({ topic: settings.told })
  const joined = new Promise((done) => consumer.on('consumer.group_join', done))
  await consumer.run({
    eachBatch: async ({ batch }) => batch.messages.forEach(({ value }) => waiting.get(String(value))?.()),
  })
  await joined
  const carrier: ChildProcess = spawn(
    process.execPath,
    [join(import.meta.dirname, 'bare-carrier.ts'), JSON.stringify(settings)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  await once(createInterface(carrier.stdout!), 'line')
  const client = EventStoreDBClient.connectionString(settings.events)

  /** @returns milliseconds from the answer of the append until it was reported; Infinity for what was not reported in time. */
  async function one(stream: { name: string; rev: number }): Promise<number> {
    const rev = ++stream.rev
    const key = `${stream.name}@${rev}`
    const told = new Promise<number>((done) => waiting.set(key, () => done(performance.now())))
    const event = jsonEvent({
      type: 'CommentAdded',
      data: { note: 'x'.repeat(300) },
      metadata: { note: 'x'.repeat(420) },
    })
    await client.appendToStream(stream.name, event, {
      expectedRevision: rev === 0 ? 'no_stream' : BigInt(rev - 1),
      credentials,
    })
    const accepted = performance.now()
    const seen = await Promise.race([told, wait(SEEN_WITHIN_MS, Infinity, { ref: false })])
    waiting.delete(key)
    return Math.max(0, seen - accepted)
  }

  /** Updates that found nothing to change would be no limit of anything. */
  async function refuseUnwritten() {
    const wanted = new Map(streams.map(({ name, rev }) => [name, rev]))
    for (const name of settings.collections)
      for await (const { _id, rev } of mongo
        .db()
        .collection<{ _id: string; rev: number }>(name)
        .find({}, { projection: { rev: 1 } }))
        if (wanted.get(_id) !== rev)
          throw new Error(
            `bare clients left ${name} ${_id} at ${rev}, not ${wanted.get(_id)}: their figures count for nothing`,
          )
  }

  let at = 0
  let untold = 0
  return {
    /** Median and p99 in milliseconds at so many a second. */
    async atRate(rate: number, seconds: number) {
      const lags: Promise<number>[] = []
      const started = performance.now()
      for (let i = 0; i < rate * seconds; i++) {
        const pause = started + (i * 1000) / rate - performance.now()
        if (pause > 0) await wait(pause)
        lags.push(one(streams[at++ % STREAMS]!))
      }
      const all = await Promise.all(lags)
      untold += all.filter((lag) => lag === Infinity).length
      return { p50: median(all), p99: percentile(all, 0.99) }
    },
    async stop() {
      // What was not told in time may still be on its way.
      if (untold === 0) await refuseUnwritten()
      carrier.kill('SIGKILL')
      await consumer.disconnect()
      await client.dispose()
      await mongo.db().dropDatabase()
      await mongo.close()
      await peer?.kill()
    },
  }
}
