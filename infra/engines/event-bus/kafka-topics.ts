import type { Admin, ITopicConfig } from 'kafkajs'
import { PARTITIONS, type Topic, topicName, topics } from '#contracts/kernel/topics.ts'
import { BadSettings } from '../../env.ts'
import { NotYetThere } from '../patience.ts'
import { refuseOldBrokers } from './kafka-version.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A consumer that was away no longer than this finds its records; after that it reads the event store. */
export const RETENTION_MS = 14 * DAY_MS
/** The largest batch that is sent, with room for its frame. */
const MESSAGE_BYTES = 1_048_588
const READY_MS = 15_000
const ASK_AGAIN_MS = 100
const CONFIG_OF_TOPIC = 2

/** `installation` names the owner of these topics: the same for each of its processes, and different for every other installation. */
type Wanted = { replication: number; generation: number; installation?: string }

/**
 * Refuses brokers that cannot carry events, and topics that promise less than consumers rely upon or belong to another
 * installation; writes nothing. Answers the topics that are there.
 */
export async function lookAtTopics(
  admin: Admin,
  { replication, generation, installation }: Omit<Wanted, 'installation'> & { installation?: () => string },
): Promise<string[]> {
  const { brokers } = await admin.describeCluster()
  await refuseOldBrokers(admin, brokers)
  if (brokers.length < replication)
    // The others may only be starting.
    throw new NotYetThere([
      `KAFKA_REPLICATION=${replication} asks for as many brokers, and the cluster has ${brokers.length}: start more, or set KAFKA_REPLICATION=${brokers.length}`,
    ])

  const present = await admin.listTopics()
  await agree(
    admin,
    namesIn(generation).filter((name) => present.includes(name)),
    replication,
  )
  // Asked last: one that begins is named only once one of its processes has begun it, and may have its topics by then.
  if (installation !== undefined) refuseOthers(present, generation, installation())
  return present
}

/** Creates the topics that are not there, once they were looked at. Brokers need not create topics by themselves, and should not. */
export async function ensureTopics(admin: Admin, wanted: Wanted): Promise<void> {
  const { replication, generation, installation } = wanted
  const present = await lookAtTopics(admin, {
    replication,
    generation,
    ...(installation === undefined ? {} : { installation: () => installation }),
  })
  if (installation !== undefined) await claim(admin, present, { replication, generation, installation })
  const names = namesIn(generation)
  const missing = names.filter((name) => !present.includes(name))
  await create(
    admin,
    missing.map((topic) => ({
      topic,
      numPartitions: PARTITIONS,
      replicationFactor: replication,
      configEntries: Object.entries(configFor(replication)).map(([name, value]) => ({ name, value })),
    })),
  )
  await onceKnown(() => Promise.all(names.map((name) => admin.fetchTopicOffsets(name))))
  // Others may have made what was missing.
  if (missing.length > 0) await agree(admin, missing, replication)
}

const namesIn = (generation: number) => topics.map((topic) => topicName(topic, generation))

async function agree(admin: Admin, found: string[], replication: number): Promise<void> {
  const differences = found.length > 0 ? await onceKnown(() => compare(admin, found, replication)) : []
  if (differences.length > 0) throw new BadSettings(differences)
}

async function create(admin: Admin, wanted: ITopicConfig[]): Promise<void> {
  if (wanted.length === 0) return
  await admin.createTopics({ topics: wanted, waitForLeaders: true, timeout: 15_000 }).catch((error: unknown) => {
    // Another process of this installation was quicker, or brokers have not all heard of it; both are looked at afterwards.
    if (
      !/already exists|does not host this topic|leadership election/i.test(
        JSON.stringify(error, ['name', 'message', 'errors', 'type', 'cause']),
      )
    )
      throw error
  })
}

/**
 * An empty topic whose name says whose a generation is: brokers keep it for as long as the topics themselves, and
 * it is visible in a list of topics. The generation before is read too, so it has to be ours as well.
 */
async function claim(
  admin: Admin,
  present: string[],
  { replication, generation, installation }: Required<Wanted>,
): Promise<void> {
  const ours = mark(generation) + installation
  if (present.includes(ours)) return
  await create(admin, [{ topic: ours, numPartitions: 1, replicationFactor: replication }])
  refuseOthers(await admin.listTopics(), generation, installation)
}

const mark = (of: number) => `hire.installation.g${of}.`

function refuseOthers(present: string[], generation: number, installation: string): void {
  const found = present.filter((name) =>
    [generation - 1, generation].some((of) => name.startsWith(mark(of)) && name !== mark(of) + installation),
  )
  if (found.length > 0)
    throw new BadSettings([
      `KAFKA_TOPIC_GENERATION=${generation} is used by another installation on these brokers (topic ${found.join(', ')}; ours would be ${mark(generation)}${installation}): two that share topics read each other's events. Name other brokers, or a generation that is two away from theirs; if that installation is no more, delete its topic ${found.join(', ')}`,
    ])
}

/** A topic is known to the controller before every broker knows it and every leader serves its partitions. */
async function onceKnown<T>(ask: () => Promise<T>): Promise<T> {
  const until = Date.now() + READY_MS
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (Date.now() > until) throw error
      await new Promise((done) => setTimeout(done, ASK_AGAIN_MS))
    }
  }
}

const minInsync = (replication: number) => Math.max(1, replication - 1)

const configFor = (replication: number): Record<string, string> => ({
  'cleanup.policy': 'delete',
  'retention.ms': String(RETENTION_MS),
  'retention.bytes': '-1',
  'min.insync.replicas': String(minInsync(replication)),
  'unclean.leader.election.enable': 'false',
})

type Check = { name: string; enough: (found: string) => boolean; want: string }

const checks = (replication: number): Check[] => [
  { name: 'cleanup.policy', enough: (found) => found === 'delete', want: 'delete' },
  {
    name: 'retention.ms',
    enough: (found) => found === '-1' || Number(found) >= RETENTION_MS,
    want: `at least ${RETENTION_MS}`,
  },
  { name: 'retention.bytes', enough: (found) => found === '-1', want: '-1' },
  {
    name: 'min.insync.replicas',
    enough: (found) => Number(found) >= minInsync(replication) && Number(found) <= replication,
    want: String(minInsync(replication)),
  },
  { name: 'unclean.leader.election.enable', enough: (found) => found === 'false', want: 'false' },
  { name: 'max.message.bytes', enough: (found) => Number(found) >= MESSAGE_BYTES, want: `at least ${MESSAGE_BYTES}` },
]

async function compare(admin: Admin, names: string[], replication: number): Promise<string[]> {
  const differences: string[] = []
  const { topics: found } = await admin.fetchTopicMetadata({ topics: names })
  for (const { name, partitions } of found) {
    if (partitions.length !== PARTITIONS)
      differences.push(
        `Topic ${name} has ${partitions.length} partitions, not ${PARTITIONS}, and their number never changes in place: raise KAFKA_TOPIC_GENERATION to begin a topic beside it`,
      )
    const copies = Math.min(...partitions.map(({ replicas }) => replicas.length))
    if (copies < replication)
      differences.push(
        `Topic ${name} keeps ${copies} copies, and KAFKA_REPLICATION=${replication}: give it more with kafka-reassign-partitions, or set KAFKA_REPLICATION=${copies}`,
      )
  }
  const { resources } = await admin.describeConfigs({
    includeSynonyms: false,
    resources: names.map((name) => ({ type: CONFIG_OF_TOPIC, name })),
  })
  for (const { resourceName, configEntries } of resources) {
    const entries = new Map(configEntries.map(({ configName, configValue }) => [configName, configValue]))
    for (const { name, enough, want } of checks(replication)) {
      const value = entries.get(name)
      if (value !== undefined && !enough(value))
        differences.push(
          `Topic ${resourceName} has ${name}=${value}, not ${want}: change it with kafka-configs --alter`,
        )
    }
  }
  return differences
}

/** What a consumer of these topics reads: the current generation, and the one before for as long as it exists. */
export function readable(present: readonly string[], wanted: readonly Topic[], generation: number): string[] {
  const older = wanted.map((topic) => topicName(topic, generation - 1)).filter((name) => present.includes(name))
  return [...older, ...wanted.map((topic) => topicName(topic, generation))]
}
