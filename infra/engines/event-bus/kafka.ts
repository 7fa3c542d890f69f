import { topicsFor } from '#contracts/kernel/topics.ts'
import { BadSettings } from '../../env.ts'
import type { EventBus } from './event-bus.ts'
import { kafkaClient, type KafkaSettings, refused } from './kafka-client.ts'
import { consumeGroup, RETRY } from './kafka-group.ts'
import { kafkaProbe } from './kafka-probe.ts'
import { kafkaPublisher } from './kafka-publisher.ts'
import { ensureTopics, lookAtTopics, readable } from './kafka-topics.ts'
import { within } from './within.ts'

const CLOSE_MS = 2000
/** What brokers are given that did not hear one member leave: a process has ten seconds for all it has to end. */
const DEAF_MS = 500
/** Groups that start together ask once which topics there are. */
const KNOWN_MS = 5000
const OUT_OF_RANGE = /^Offset out of range/

type Group = ReturnType<typeof consumeGroup>

/** Refuses brokers, and topics on them, that this installation cannot use; writes nothing. */
export async function lookAtKafka(settings: KafkaSettings, installation: () => string): Promise<void> {
  const { KAFKA_REPLICATION: replication = 3, KAFKA_TOPIC_GENERATION: generation = 1 } = settings
  await withAdmin(settings, (admin) => lookAtTopics(admin, { replication, generation, installation }))
}

/**
 * The bus on Kafka. Opening it creates or checks the topics and refuses settings it cannot work with; nothing is written
 * then. A process that only publishes, or only consumes, connects for that alone. `installation` keeps others out.
 */
export async function kafkaEventBus(settings: KafkaSettings, installation?: string): Promise<EventBus> {
  const { KAFKA_REPLICATION: replication = 3, KAFKA_TOPIC_GENERATION: generation = 1 } = settings
  await withAdmin(settings, (admin) => ensureTopics(admin, { replication, generation, installation }))
  const questions = kafkaProbe(settings)

  let known: { topics: Promise<string[]>; at: number } | undefined
  function topicNames(): Promise<string[]> {
    if (!known || Date.now() - known.at > KNOWN_MS)
      known = { topics: withAdmin(settings, (admin) => admin.listTopics()), at: Date.now() }
    return known.topics
  }
  let publisher: ReturnType<typeof kafkaPublisher> | undefined
  const groups = new Map<string, Group>()
  const openPublisher = async () => kafkaPublisher(await kafkaClient(settings, 'relay'), generation)
  let deaf = false
  const leave = async (group: Group) => void (deaf = !(await group.stop(deaf ? DEAF_MS : undefined)))
  const closePublisher = async () =>
    publisher &&
    within(
      deaf ? DEAF_MS : CLOSE_MS,
      publisher.then((opened) => opened.close()),
    )

  return {
    everyGroupFetches: true,
    async publish(records, epoch) {
      publisher ??= openPublisher()
      const opening = publisher
      const opened = await opening.catch((error: unknown) => {
        if (publisher === opening) publisher = undefined
        throw error
      })
      await opened.publish(records, epoch)
    },
    async consume(name, categories, handler, { onMissed = () => {}, together, lingerMs } = {}) {
      if (groups.has(name)) throw new Error(`Group ${name} is already consumed`)
      const group = consumeGroup({
        name,
        categories,
        handler,
        onMissed,
        together,
        lingerMs,
        topics: async () => readable(await topicNames(), topicsFor(categories), generation),
        connect: (outOfRange) =>
          kafkaClient(settings, name, ({ message, topic }) => OUT_OF_RANGE.test(message) && outOfRange(String(topic)), {
            retry: RETRY,
          }),
      })
      groups.set(name, group)
      await group.joined
      return {
        async stop() {
          groups.delete(name)
          await leave(group)
        },
      }
    },
    probe: questions.probe,
    async close() {
      const left = [...groups.values()]
      groups.clear()
      await Promise.all([questions.close(), closePublisher(), ...left.map(leave)])
    },
  }
}

async function withAdmin<T>(settings: KafkaSettings, ask: (admin: Admin) => Promise<T>): Promise<T> {
  const admin = (await kafkaClient(settings, 'setup', () => {}, { retry: { retries: 3 } })).admin()
  try {
    await admin.connect()
    return await ask(admin)
  } catch (error) {
    throw error instanceof BadSettings ? error : refused(settings, error)
  } finally {
    await within(CLOSE_MS, admin.disconnect())
  }
}

type Admin = ReturnType<Awaited<ReturnType<typeof kafkaClient>>['admin']>
