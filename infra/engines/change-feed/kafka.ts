import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Producer } from 'kafkajs'
import { log } from '#infra/log.ts'
import { kafkaClient, type KafkaSettings } from '../event-bus/kafka-client.ts'
import { within } from '../event-bus/within.ts'
import type { Change, ChangeFeed } from './change-feed.ts'

/** A consumer that was away longer than this reads everything again. */
const RETENTION_MS = 5 * 60_000
const SEND_MS = 5000
const CLOSE_MS = 2000
const BACKOFF_MS = { first: 250, longest: 15_000 }
const SESSION_MS = 15_000
/** Changes that wait for a broker; beyond it the oldest are dropped, and watchers learn that changes were missed. */
const WAITING = 20_000
const AT_ONCE = 1000

type Notice = {
  from: string
  changes: [projection: string, companyId: string, id: string, rev: number][]
  missed?: true
}

/**
 * Notices over a topic with one partition and a short memory. Each process that watches reads all of them, from the
 * moment it begins; a process that only writes never connects to read. Its own notices it hears at once.
 */
export function kafkaChangeFeed(settings: KafkaSettings): ChangeFeed {
  const topic = `hire.changes.g${settings.KAFKA_TOPIC_GENERATION ?? 1}`
  const self = randomUUID()
  const stopping = new AbortController()
  const stopped = () => stopping.signal.aborted
  const watchers = new Set<(changes: Change[]) => void>()
  const missed = new Set<() => void>()
  const hear = (changes: Change[]) => watchers.forEach((watcher) => watcher(changes))

  let topicReady: Promise<void> | undefined
  const ensureTopic = () =>
    (topicReady ??= createTopic(settings, topic).catch(
      (error: unknown) => ((topicReady = undefined), Promise.reject(error as Error)),
    ))
  const pause = (failures: number) =>
    wait(Math.min(BACKOFF_MS.first * 2 ** failures, BACKOFF_MS.longest) * (0.5 + Math.random() / 2), null, {
      signal: stopping.signal,
    }).catch(() => {})

  let waiting: Change[] = []
  let lost = false
  let sending: Promise<void> | undefined
  let producer: Producer | undefined

  async function connected(): Promise<Producer> {
    if (producer) return producer
    await ensureTopic()
    const fresh = (await kafkaClient(settings, 'changes', () => {}, { retry: { retries: 0 } })).producer({
      allowAutoTopicCreation: false,
    })
    await fresh.connect()
    return (producer = fresh)
  }

  async function send() {
    for (let failures = 0; waiting.length > 0 || lost; ) {
      const some = waiting.splice(0, AT_ONCE)
      const notice: Notice = {
        from: self,
        changes: some.map(({ projection, companyId, id, rev }) => [projection, companyId, id, rev]),
        ...(lost ? { missed: true } : {}),
      }
      try {
        const { send: put } = await connected()
        await put({ topic, acks: 1, timeout: SEND_MS, messages: [{ value: JSON.stringify(notice), partition: 0 }] })
        lost = false
        failures = 0
      } catch (error) {
        if (stopped()) return
        if (failures === 0)
          log.error('open pages do not hear of changes until Kafka is back:', (error as Error).message)
        lost = true
        const old = producer
        producer = undefined
        await old?.disconnect().catch(() => {})
        await pause(failures++)
        if (stopped()) return
      }
    }
  }

  let listening: Promise<void> | undefined
  let leave: () => void = () => {}
  stopping.signal.addEventListener('abort', () => leave())

  /** One client from its start to its end; `began` each time it hears of everything from then on. */
  async function listen(began: () => void): Promise<void> {
    await ensureTopic()
    const kafka = await kafkaClient(settings, 'changes')
    const consumer = kafka.consumer({
      groupId: `hire.changes.${randomUUID()}`,
      sessionTimeout: SESSION_MS,
      maxWaitTimeInMs: 1000,
      allowAutoTopicCreation: false,
      retry: { retries: 3, restartOnFailure: async () => false },
    })
    const { promise: ended, resolve, reject } = Promise.withResolvers<void>()
    leave = resolve
    consumer.on(consumer.events.CRASH, ({ payload }) => reject(payload.error))
    consumer.on(
      consumer.events.DISCONNECT,
      () => void setImmediate(() => reject(new Error('the connection was closed'))),
    )
    // A consumer that joins, also after a pause, reads from the end of the topic as it is at the first fetch.
    let joined = false
    consumer.on(consumer.events.GROUP_JOIN, () => (joined = true))
    consumer.on(consumer.events.FETCH, () => {
      if (joined) began()
      joined = false
    })
    try {
      await consumer.connect()
      await consumer.subscribe({ topic, fromBeginning: false })
      await consumer.run({
        autoCommit: false,
        eachBatch: async ({ batch }) => {
          for (const { value } of batch.messages) receive(JSON.parse(String(value)) as Notice)
        },
      })
      await ended
    } finally {
      ended.catch(() => {})
      await within(CLOSE_MS, consumer.disconnect())
    }
  }

  function receive({ from, changes, missed: some }: Notice) {
    if (from === self) return
    if (changes.length > 0)
      hear(changes.map(([projection, companyId, id, rev]) => ({ projection, companyId, id, rev })))
    if (some) missed.forEach((listener) => listener())
  }

  async function keepListening() {
    let failures = 0
    while (!stopped()) {
      const began = () => {
        failures = 0
        // Between beginning to watch, or the end of the last reading, and now, something may have been told.
        missed.forEach((listener) => listener())
      }
      const why = await listen(began).then(
        () => 'stopped',
        (error: Error) => error.message,
      )
      if (stopped()) return
      if (failures === 0) log.error(`open pages do not hear of changes elsewhere until Kafka is back: ${why}`)
      await pause(failures++)
    }
  }

  return {
    tell(changes) {
      if (changes.length === 0 || stopped()) return
      hear(changes)
      waiting.push(...changes)
      if (waiting.length > WAITING) {
        waiting = waiting.slice(-WAITING)
        lost = true
      }
      sending ??= send().finally(() => (sending = undefined))
    },
    watch(watcher) {
      watchers.add(watcher)
      listening ??= keepListening()
      return () => void watchers.delete(watcher)
    },
    onMissed(listener) {
      missed.add(listener)
      return () => void missed.delete(listener)
    },
    async close() {
      const leaving = async () => {
        if (producer && waiting.length > 0) await sending
        stopping.abort()
        await Promise.all([sending, listening])
        await producer?.disconnect()
      }
      await within(CLOSE_MS, leaving())
      stopping.abort()
      watchers.clear()
      missed.clear()
    },
  }
}

async function createTopic(settings: KafkaSettings, topic: string): Promise<void> {
  const admin = (await kafkaClient(settings, 'changes-setup', () => {}, { retry: { retries: 0 } })).admin()
  try {
    await admin.connect()
    if ((await admin.listTopics()).includes(topic)) return
    const configEntries = Object.entries({
      'cleanup.policy': 'delete',
      'retention.ms': String(RETENTION_MS),
      'segment.ms': String(RETENTION_MS),
    }).map(([name, value]) => ({ name, value }))
    await admin
      .createTopics({
        topics: [{ topic, numPartitions: 1, replicationFactor: settings.KAFKA_REPLICATION ?? 3, configEntries }],
        waitForLeaders: true,
      })
      .catch(async (error: unknown) => {
        // Another process of this installation was quicker.
        if (!(await admin.listTopics()).includes(topic)) throw error
      })
  } finally {
    await within(CLOSE_MS, admin.disconnect())
  }
}
