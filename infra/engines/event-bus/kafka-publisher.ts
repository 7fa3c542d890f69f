import type { Kafka, Message, Producer } from 'kafkajs'
import { PARTITIONS, topicForStream, topicName } from '#contracts/kernel/topics.ts'
import { crash } from '../../crash.ts'
import { Unavailable } from '../failures.ts'
import type { RecordedEvent } from '../event-store/event-store.ts'
import { toMessage } from './kafka-records.ts'
import { within } from './within.ts'

const BATCH = 500
const BATCH_BYTES = 768 * 1024
const SEND_MS = 10_000
const CLOSE_MS = 2000
const PAUSE_MS = { first: 100, longest: 5000 }
/** After so many failures in a row the client is built anew: what it believes about the cluster may be wrong. */
const REBUILD_AFTER = 4

type Parcel = { message: Message; bytes: number; accepted: () => void; refused: (error: Error) => void }
type Lane = { topic: string; partition: number; queue: Parcel[]; sending: boolean }

/**
 * Sends records, one partition per request and one request at a time per partition: a request over several partitions
 * can be answered as if all had been written when one was not. Nothing is retried here. What a lane could not deliver
 * is refused with everything that waits behind it, and the relay sends it all again from its checkpoint, in order.
 */
export async function kafkaPublisher(kafka: Kafka, generation: number) {
  const { Partitioners } = (await import('kafkajs')).default
  const place = Partitioners.JavaCompatiblePartitioner()
  const partitionMetadata = Array.from({ length: PARTITIONS }, (_, partitionId) => ({
    partitionId,
    leader: 0,
    partitionErrorCode: 0,
    replicas: [],
    isr: [],
  }))
  const lanes = new Map<string, Lane>()
  /** A request was not answered: its connection may be dead without having ended, and the client would use it again. */
  let unanswered = false
  let producer = await connected()
  let failures = 0
  let pause: Promise<unknown> | null = null
  let closing = false

  async function connected(): Promise<Producer> {
    const fresh = kafka.producer({
      createPartitioner: Partitioners.JavaCompatiblePartitioner,
      allowAutoTopicCreation: false,
      idempotent: false,
      retry: { retries: 0 },
    })
    fresh.on(fresh.events.REQUEST_TIMEOUT, () => void (unanswered = true))
    await fresh.connect()
    return fresh
  }

  function laneOf(record: RecordedEvent, message: Message): Lane {
    const topic = topicName(topicForStream(record.stream), generation)
    const partition = place({ topic, partitionMetadata, message })
    const key = `${topic}|${partition}`
    const lane = lanes.get(key) ?? { topic, partition, queue: [], sending: false }
    lanes.set(key, lane)
    return lane
  }

  /** What fits one request; never less than one record. */
  function take({ queue }: Lane): Parcel[] {
    let bytes = 0
    let taken = 0
    for (const parcel of queue) {
      bytes += parcel.bytes
      if (taken === BATCH || (taken > 0 && bytes > BATCH_BYTES)) break
      taken++
    }
    return queue.splice(0, taken)
  }

  async function work(lane: Lane) {
    lane.sending = true
    while (lane.queue.length > 0) {
      const parcels = take(lane)
      try {
        if (pause) await pause
        if (closing) throw new Unavailable('The bus is closing')
        await send(
          lane,
          parcels.map(({ message }) => message),
        )
        failures = 0
        for (const parcel of parcels) parcel.accepted()
        crash('R3')
      } catch (cause) {
        const error = new Unavailable(
          `${lane.topic} ${lane.partition} did not accept its records: ${(cause as Error).message}`,
          { cause },
        )
        for (const parcel of [...parcels, ...lane.queue.splice(0)]) parcel.refused(error)
        if (!closing) await rest()
      }
    }
    lane.sending = false
  }

  async function send({ topic, partition }: Lane, messages: Message[]) {
    const placed = messages.map((message) => ({ ...message, partition }))
    const reply = await producer.send({ topic, acks: -1, timeout: SEND_MS, messages: placed })
    crash('R2')
    const [answer] = reply
    if (reply.length !== 1 || answer!.topicName !== topic || answer!.partition !== partition || answer!.errorCode !== 0)
      throw new Error(`the reply does not say that the records were written: ${JSON.stringify(reply)}`)
  }

  /** Each failure lengthens the wait, so that a broker that comes back is not overrun. */
  async function rest() {
    pause ??= (async () => {
      failures++
      const longest = Math.min(PAUSE_MS.first * 2 ** failures, PAUSE_MS.longest)
      await new Promise((done) => setTimeout(done, longest * (0.5 + Math.random() / 2)))
      if ((unanswered || failures % REBUILD_AFTER === 0) && !closing) {
        const old = producer
        producer = await connected().catch(() => old)
        if (producer !== old) {
          unanswered = false
          await within(CLOSE_MS, old.disconnect())
        }
      }
      pause = null
    })()
    await pause
  }

  return {
    async publish(records: RecordedEvent[], epoch?: number): Promise<void> {
      if (closing) throw new Unavailable('The bus is closing')
      const touched = new Set<Lane>()
      const accepted = records.map((record) => {
        const message = toMessage(record, epoch)
        const lane = laneOf(record, message)
        touched.add(lane)
        return new Promise<void>((accepted, refused) =>
          lane.queue.push({ message, bytes: Buffer.byteLength(message.value), accepted, refused }),
        )
      })
      for (const lane of touched) if (!lane.sending) void work(lane)
      await Promise.all(accepted)
    },
    async close() {
      closing = true
      await within(CLOSE_MS, producer.disconnect())
    },
  }
}
