/**
 * The limit of carrying: bare clients in one process that take what is appended from the event store into Kafka, and from
 * Kafka into four collections of MongoDB, and tell it. Nothing is decoded, checked, folded, resumed or mended.
 */
import { END, EventStoreDBClient, streamNameFilter } from '@eventstore/db-client'
import type { KafkaMessage, Message } from 'kafkajs'
import { MongoClient } from 'mongodb'
import { PARTITIONS } from '#contracts/kernel/topics.ts'
import { kafkaClient } from '#infra/engines/event-bus/kafka-client.ts'
import type { BareSettings } from './bare.ts'

const { events, brokers, mongo, prefix, topic, told, collections } = JSON.parse(process.argv[2]!) as BareSettings

const kafka = await kafkaClient({ KAFKA_BROKERS: brokers }, 'bare-carrier')
const producer = kafka.producer({ allowAutoTopicCreation: false })
const consumer = kafka.consumer({ groupId: `${topic}-bare`, maxWaitTimeInMs: 2000 })
const database = new MongoClient(mongo)
const db = (await database.connect()).db()

/** Whatever has gathered goes in one piece, one piece at a time. */
function inPieces<Item>(deliver: (items: Item[]) => Promise<unknown>) {
  let waiting: Item[] = []
  let busy: Promise<unknown> | undefined
  async function work() {
    for (let items = waiting; items.length > 0; items = waiting) {
      waiting = []
      await deliver(items)
    }
    busy = undefined
  }
  return (items: Item[]) => {
    waiting.push(...items)
    return (busy ??= work())
  }
}

const carry = inPieces<Message>((messages) => producer.send({ topic, acks: -1, messages }))
const write = inPieces<KafkaMessage>(async (messages) => {
  const updates = messages.map(({ key, headers, value }) => {
    const rev = Number(headers!.rev)
    return {
      updateOne: {
        filter: { _id: String(key) as never, rev: rev - 1 },
        update: { $set: { rev }, $push: { entries: { rev, text: String(value).slice(0, 300) } as never } },
      },
    }
  })
  await Promise.all(collections.map((name) => db.collection(name).bulkWrite(updates, { ordered: false })))
  await producer.send({
    topic: told,
    acks: 1,
    messages: messages.map(({ key, headers }) => ({ value: `${key}@${headers!.rev}` })),
  })
})

await producer.connect()
await consumer.connect()
await consumer.subscribe({ topic })
const joined = new Promise((done) => consumer.on('consumer.group_join', done))
await consumer.run({
  partitionsConsumedConcurrently: PARTITIONS,
  eachBatch: ({ batch }) => write(batch.messages).then(() => {}),
})
await joined

const subscription = EventStoreDBClient.connectionString(events).subscribeToAll({
  fromPosition: END,
  filter: streamNameFilter({ prefixes: [prefix] }),
})
subscription.on('data', ({ event }) => {
  if (event)
    void carry([{ key: event.streamId, value: JSON.stringify(event.data), headers: { rev: String(event.revision) } }])
})
subscription.on('confirmation', () => console.log('ready'))
