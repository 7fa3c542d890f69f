import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Kafka } from 'kafkajs'
import { parseStream } from '#contracts/kernel/streams.ts'
import { codec as makeCodec, type Codec } from '#infra/codec.ts'
import type { EventBus } from '#infra/engines/event-bus/event-bus.ts'
import { kafkaEventBus } from '#infra/engines/event-bus/kafka.ts'
import { kafkaClient, type KafkaSettings } from '#infra/engines/event-bus/kafka-client.ts'
import { embeddedEventStore } from '#infra/engines/event-store/embedded.ts'
import type { EventStore, RecordedEvent } from '#infra/engines/event-store/event-store.ts'
import { embeddedKeyRing } from '#infra/engines/key-ring/embedded.ts'
import { embeddedReadStore } from '#infra/engines/read-store/embedded.ts'
import type { ReadStore } from '#infra/engines/read-store/read-store.ts'
import { cards } from '#projections/board/cards.ts'
import { applyRecords } from '#projections/runtime/apply.ts'
import { collectionOf } from '#projections/runtime/projection.ts'
import { topicName } from '#contracts/kernel/topics.ts'
import { startRelay } from '#services/relay/relay.ts'
import { realKafka } from '../../support/engines/real.ts'
import { fill } from '../candidates.ts'
import { compare, freshFolder, type Measured, type Variant } from '../harness.ts'
import type { Goal } from '../report.ts'

/** For the rounds of each comparison. */
const ATMOST_MS = 25_000
const EVENTS = 60_000
const BATCH = 500
/** Requests on their way at once, for the producer that checks nothing. */
const WINDOW = 8
const GENERATION = Math.floor(Date.now() / 1000)

type Scene = { kafka: Kafka; bus: EventBus; store: EventStore; codec: Codec; records: RecordedEvent[]; topic: string }

const perSecond = (began: number) => ({ rate: EVENTS / ((performance.now() - began) / 1000) })

/** The limit: the same events as records, 500 a request over all partitions, eight requests on their way. */
function rawProducer({ kafka, records, topic }: Scene): Variant {
  const producer = kafka.producer({ allowAutoTopicCreation: false })
  return {
    name: 'raw producer',
    setup: () => producer.connect(),
    async run() {
      const began = performance.now()
      let next = 0
      const send = async () => {
        for (let at = (next += BATCH) - BATCH; at < EVENTS; at = (next += BATCH) - BATCH)
          await producer.send({
            topic,
            acks: -1,
            messages: records
              .slice(at, at + BATCH)
              .map((record) => ({ key: record.stream, value: JSON.stringify(record) })),
          })
      }
      await Promise.all(Array.from({ length: WINDOW }, send))
      return perSecond(began)
    },
    close: () => producer.disconnect(),
  }
}

function relay({ bus, store }: Scene): Variant {
  return {
    name: 'relay',
    async run() {
      const last = await store.lastPosition()
      const began = performance.now()
      const running = await startRelay({
        store,
        bus,
        checkpoints: { loadState: async () => null, saveState: async () => {} },
      })
      while (running.position() !== last) await wait(1)
      const measured = perSecond(began)
      await running.stop()
      return measured
    },
  }
}

async function freshReads(): Promise<ReadStore> {
  const reads = embeddedReadStore(join(freshFolder(), 'read'))
  await reads.ensure({ name: collectionOf(cards), indexes: cards.indexes, counters: cards.counters })
  return reads
}

/** Counts what arrives; the clock starts with the first batch, so joining the group is not measured. */
function arrivals() {
  const { promise: all, resolve } = Promise.withResolvers<Measured>()
  let began = 0
  let seen = 0
  return {
    all,
    begin: () => void (began ||= performance.now()),
    end(count: number) {
      if ((seen += count) >= EVENTS) resolve(perSecond(began))
    },
  }
}

/** The limit: parsed, merged and written with the same bulk calls, nothing checked, decoded or folded. */
function rawConsumer({ kafka, topic }: Scene): Variant {
  return {
    name: 'raw consumer',
    async run() {
      const reads = await freshReads()
      const arrived = arrivals()
      const consumer = kafka.consumer({ groupId: `raw-${randomUUID()}` })
      await consumer.connect()
      await consumer.subscribe({ topics: [topic], fromBeginning: true })
      await consumer.run({
        partitionsConsumedConcurrently: 4,
        async eachBatch({ batch }) {
          arrived.begin()
          for (let from = 0; from < batch.messages.length; from += BATCH) {
            const records = batch.messages
              .slice(from, from + BATCH)
              .map(({ value }) => JSON.parse(String(value)) as RecordedEvent)
            const byStream = Map.groupBy(records, ({ stream }) => stream)
            const docs = await reads.getMany(
              collectionOf(cards),
              [...byStream.keys()].map((stream) => parseStream(stream).id),
            )
            await reads.compareAndSet(
              [...byStream].map(([stream, events], at) => {
                const doc = {
                  ...docs[at],
                  _id: parseStream(stream).id,
                  companyId: events[0]!.tenant,
                  rev: events.at(-1)!.revision,
                }
                for (const { data } of events) Object.assign(doc, { name: 'Ada Byron', last: data })
                return { collection: collectionOf(cards), expected: docs[at]?.rev ?? null, doc }
              }),
            )
            arrived.end(records.length)
          }
        },
      })
      const measured = await arrived.all
      await consumer.disconnect()
      await reads.close()
      return measured
    },
  }
}

function projector({ bus, store, codec }: Scene): Variant {
  return {
    name: 'projector',
    async run() {
      const reads = await freshReads()
      const arrived = arrivals()
      const group = await bus.consume(
        `projector-${randomUUID()}`,
        [cards.category],
        async (records) => {
          arrived.begin()
          await applyRecords({ store, reads, codec }, cards, collectionOf(cards), records)
          arrived.end(records.length)
        },
        { together: true },
      )
      const measured = await arrived.all
      await group.stop()
      await reads.close()
      return measured
    },
  }
}

export async function busGoals(rounds: number): Promise<Goal[]> {
  const folder = freshFolder()
  const servers = await realKafka({ folder: join(folder, 'kafka') })
  const settings: KafkaSettings = {
    KAFKA_BROKERS: servers.brokers,
    KAFKA_REPLICATION: servers.replication,
    KAFKA_TOPIC_GENERATION: GENERATION,
  }
  const keys = embeddedKeyRing(join(folder, 'keys'))
  const codec = makeCodec(keys)
  const store = embeddedEventStore(join(folder, 'log'))
  await fill(store, codec, EVENTS / 20)
  const records: RecordedEvent[] = []
  while (records.length < EVENTS) records.push(...(await store.readAll(records.at(-1)?.position ?? null, BATCH)))
  const bus = await kafkaEventBus(settings)
  const scene: Scene = {
    kafka: await kafkaClient(settings, 'bench'),
    bus,
    store,
    codec,
    records,
    topic: topicName('hire.people', GENERATION),
  }

  // Consumers read what one passage of the relay wrote, and nothing else.
  await relay(scene).run(0)
  const consumed = await compare([rawConsumer(scene), projector(scene)], rounds, ATMOST_MS)
  const produced = await compare([rawProducer(scene), relay(scene)], rounds, ATMOST_MS)
  await bus.close()
  await store.close()
  await keys.close()
  await servers.stop()

  const goal = (what: string, measured: number, limit: number): Goal => ({
    id: 'K1',
    what,
    unit: 'events/s',
    measured,
    limit,
    ratio: measured / limit,
    realistic: { ratio: 0.5 },
  })
  return [
    goal(
      'relay: from the log into Kafka, beside a raw kafkajs producer',
      produced.get('relay')!.rate!,
      produced.get('raw producer')!.rate!,
    ),
    goal(
      'projector: board cards from Kafka, beside a raw kafkajs consumer with the same bulk writes',
      consumed.get('projector')!.rate!,
      consumed.get('raw consumer')!.rate!,
    ),
  ]
}
