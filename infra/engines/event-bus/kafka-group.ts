import { setMaxListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Consumer, EachBatchPayload, Kafka } from 'kafkajs'
import { type Category, parseStream } from '#contracts/kernel/streams.ts'
import { PARTITIONS } from '#contracts/kernel/topics.ts'
import { crash } from '../../crash.ts'
import type { RecordedEvent } from '../event-store/event-store.ts'
import type { BusHandler } from './event-bus.ts'
import { offsetsToCommit } from './kafka-offsets.ts'
import { fromMessage } from './kafka-records.ts'
import { trouble } from '../trouble.ts'
import { together as allTogether } from './together.ts'
import { within } from './within.ts'

/** A member that has not been heard of for so long gives up its partitions. */
const SESSION_MS = 10_000
const HEARTBEAT_MS = 2500
/**
 * A client retries for about half a minute: one that survives its broker keeps its place in the group, while a new
 * one waits until the session of the old has ended.
 */
export const RETRY = { retries: 16, initialRetryTime: 200, maxRetryTime: 2000 }
/** A fetch waits so long for something to come, and so does a stop for the fetch. */
const FETCH_MS = 2000
const BATCH = 500
const RETRY_MS = 200
const STOP_MS = 10_000
/** Brokers have so long to hear the last offsets and that a member leaves: more than a fetch waits, far less than a process has to end. */
const LEAVE_MS = 3000
const BACKOFF_MS = { first: 250, longest: 15_000 }
/** No sign of life for so long, and no handler at work: the client hangs and is built anew. */
const SILENCE_MS = 60_000

/** What a broker says to those who come in its first seconds. */
const COORDINATOR_STARTS = /coordinator is (loading|not available)/i

export type GroupOptions = {
  /** A client that tells `outOfRange` when records that were not read yet are gone. */
  connect: (outOfRange: (topic: string) => void) => Promise<Kafka>
  name: string
  topics: () => Promise<string[]>
  categories: readonly Category[]
  handler: BusHandler
  onMissed: (why: string) => void
  together?: boolean
  lingerMs?: number
}

/**
 * One consumer group's member in this process, kept alive: whatever ends a client, another one is built, after a pause
 * that grows. An offset is committed only for records whose handler has finished; after a rebalance a handler may still
 * be at work on partitions that another member owns by then, which the consumer's own checks make harmless.
 */
export function consumeGroup({
  connect,
  name,
  topics,
  categories,
  handler: single,
  onMissed,
  together = false,
  lingerMs = 0,
}: GroupOptions) {
  const handler = together ? allTogether(single) : single
  const wanted = new Set(categories)
  const stopping = new AbortController()
  // Every lane may wait for the end at the same time, which is no leak.
  setMaxListeners(0, stopping.signal)
  const stopped = () => stopping.signal.aborted
  const asked = new Promise<string>((done) => stopping.signal.addEventListener('abort', () => done('stopped')))
  const atWork = new Set<Promise<unknown>>()
  let batches = 0
  let fetchedAt = -Infinity
  const joined = Promise.withResolvers<void>()
  let failures = 0
  let leaveMs = LEAVE_MS
  let heard = true
  const connecting = trouble(`${name} lost Kafka and will connect again`)

  /** Records of this group's categories among the messages; what is not ours is passed over. */
  function recordsIn(messages: EachBatchPayload['batch']['messages']): RecordedEvent[] {
    const records: RecordedEvent[] = []
    for (const message of messages) {
      if (message.key !== null && !wanted.has(parseStream(String(message.key)).category)) continue
      const record = fromMessage(message)
      if (record) records.push(record)
      else onMissed(`${name} found something in Kafka that is no event (offset ${message.offset})`)
    }
    return records
  }

  /** Hands the records over until that succeeds; false when the consumer stops before. */
  async function handled(records: RecordedEvent[], lost: () => Error | null): Promise<boolean> {
    const handling = trouble(`${name} cannot handle what came and will try again`)
    while (!stopped()) {
      try {
        if (records.length > 0) await handler(records)
        handling.worked()
        return true
      } catch (error) {
        if (stopped()) return false
        handling.failed(error)
        await wait(RETRY_MS, null, { signal: stopping.signal }).catch(() => {})
        const reason = lost()
        if (reason) throw reason
      }
    }
    return false
  }

  async function eachBatch(
    { batch, resolveOffset, heartbeat, commitOffsetsIfNecessary, isRunning, isStale }: EachBatchPayload,
    offsets: ReturnType<typeof offsetsToCommit>,
  ) {
    let lost: Error | null = null
    const beating = setInterval(() => void heartbeat().catch((error: Error) => (lost = error)), HEARTBEAT_MS / 2)
    batches++
    try {
      for (let from = 0; from < batch.messages.length; from += BATCH) {
        if (stopped() || !isRunning() || isStale()) return
        const messages = batch.messages.slice(from, from + BATCH)
        const records = recordsIn(messages)
        if (records.length > 0) crash('P1')
        const work = handled(records, () => lost)
        const tracked = work.catch(() => {})
        atWork.add(tracked)
        const done = await work.finally(() => atWork.delete(tracked))
        if (!done) return
        if (records.length > 0) crash('P7')
        const last = messages.at(-1)!.offset
        resolveOffset(last)
        offsets.done(batch.topic, batch.partition, last)
        if (offsets.due()) await offsets.commit((found) => commitOffsetsIfNecessary(found))
        if (lost) throw lost
      }
      // The next fetch begins when the last batch of this one has ended.
      if (batches === 1) await linger()
    } finally {
      batches--
      clearInterval(beating)
    }
  }

  /** One fetch for what comes within a moment, instead of one for each record. What comes after a silence is not kept waiting. */
  async function linger() {
    const left = fetchedAt + lingerMs - Date.now()
    if (left > 0) await wait(left, null, { signal: stopping.signal }).catch(() => {})
  }

  /** One client from its start to its end; answers why it ended. */
  async function life(): Promise<string> {
    const { promise: ended, resolve: end } = Promise.withResolvers<string>()
    const kafka = await connect((topic) => onMissed(`Records of ${topic} were gone before ${name} had read them`))
    const consumer = kafka.consumer({
      groupId: name,
      sessionTimeout: SESSION_MS,
      heartbeatInterval: HEARTBEAT_MS,
      maxWaitTimeInMs: FETCH_MS,
      allowAutoTopicCreation: false,
      retry: { ...RETRY, restartOnFailure: async () => false },
    })
    const offsets = offsetsToCommit()
    let sign = Date.now()
    const watch = setInterval(() => {
      if (atWork.size > 0) sign = Date.now()
      if (Date.now() - sign > SILENCE_MS) end('nothing was heard of it any more')
    }, SILENCE_MS / 6)
    const { CRASH, DISCONNECT, FETCH, GROUP_JOIN, HEARTBEAT, REBALANCING, REQUEST_TIMEOUT } = consumer.events
    for (const event of [FETCH, HEARTBEAT]) consumer.on(event, () => void (sign = Date.now()))
    consumer.on(FETCH, () => void (fetchedAt = Date.now()))
    consumer.on(REBALANCING, () => offsets.forget())
    consumer.on(GROUP_JOIN, () => {
      sign = Date.now()
      failures = 0
      connecting.worked()
      offsets.forget()
      joined.resolve()
    })
    // The client would ask again over the same connection, which may be dead without having ended.
    consumer.on(REQUEST_TIMEOUT, ({ payload }) => end(`${payload.apiName} was not answered`))
    consumer.on(CRASH, ({ payload }) => end(payload.error.message))
    // A crash tells its reason right after it has disconnected.
    consumer.on(DISCONNECT, () => void setImmediate(() => end('the connection was closed')))
    const idle = setInterval(() => void flush(consumer, offsets), offsets.intervalMs)
    async function begin() {
      await consumer.connect()
      await consumer.subscribe({ topics: await topics(), fromBeginning: true })
      if (stopped()) return
      await consumer.run({
        autoCommit: false,
        eachBatchAutoResolve: false,
        partitionsConsumedConcurrently: PARTITIONS,
        eachBatch: (payload) => eachBatch(payload, offsets),
      })
    }
    const begun = begin()
    try {
      // A client that finds no broker tries for half a minute; stopping does not wait for that.
      await Promise.race([begun, asked])
      return await Promise.race([ended, asked])
    } catch (error) {
      return (error as Error).message
    } finally {
      clearInterval(watch)
      clearInterval(idle)
      await Promise.all(atWork)
      const left = begun
        .catch(() => {})
        .then(() => flush(consumer, offsets))
        .then(() => consumer.disconnect())
      heard = await within(leaveMs, left)
    }
  }

  async function flush(consumer: Consumer, offsets: ReturnType<typeof offsetsToCommit>) {
    await offsets
      .commit((found) =>
        consumer.commitOffsets(
          found.topics.flatMap(({ topic, partitions }) => partitions.map((each) => ({ topic, ...each }))),
        ),
      )
      .catch(() => {})
  }

  async function live() {
    while (!stopped()) {
      const reason = await life().catch((error: Error) => error.message)
      joined.resolve()
      if (stopped()) return
      const longest = Math.min(BACKOFF_MS.first * 2 ** failures++, BACKOFF_MS.longest)
      if (failures > 1 || !COORDINATOR_STARTS.test(reason)) connecting.failed(reason)
      await wait(longest * (0.5 + Math.random() / 2), null, { signal: stopping.signal }).catch(() => {})
    }
  }

  const living = live()
  return {
    /** It is a member, or its first client found no way to become one: then it goes on trying. */
    joined: joined.promise,
    /** Whether brokers heard of it within so long. */
    async stop(withinMs = LEAVE_MS): Promise<boolean> {
      leaveMs = withinMs
      stopping.abort()
      return (await within(STOP_MS, living)) && heard
    },
  }
}
