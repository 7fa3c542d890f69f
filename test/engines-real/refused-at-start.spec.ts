import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { topicName, topics } from '#contracts/kernel/topics.ts'
import { lookAtKafka } from '#infra/engines/event-bus/kafka.ts'
import { kafkaClient } from '#infra/engines/event-bus/kafka-client.ts'
import { existingMaster, masterOf } from '#infra/engines/key-ring/master.ts'
import { busOf } from '#infra/startup/servers.ts'
import { readEnv } from '#infra/env.ts'
import { openPlatform } from '#services/platform.ts'
import { useFolders } from '../fixtures/folders.ts'
import { makeAuthority } from '../support/engines/certificates.ts'
import { freePorts } from '../support/engines/server-process.ts'
import { type Column, startColumn } from '../support/column.ts'
import { heldIn } from '../support/mongodb.ts'
import { seeding } from '../support/seed.ts'
import { clockOff, endOf } from '../support/server.ts'

const folder = useFolders()
let column: Column
let nobody: number
/** A database that another installation's keys are in, and brokers' topics of its own. */
let theirs: { MONGODB_URL: string; KAFKA_TOPIC_GENERATION: string }
let foreignCertificate: string

const beside = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href
async function founded(env: Record<string, string>) {
  const platform = await openPlatform(readEnv(env))
  await seeding(platform).person()
  await platform.close()
}

beforeAll(async () => {
  column = await startColumn({ kafka: { secured: true } })
  ;[nobody] = (await freePorts(1)) as [number]
  foreignCertificate = makeAuthority(join(folder(), 'another')).certificate
  theirs = {
    MONGODB_URL: beside(column.env.MONGODB_URL, 'theirs'),
    KAFKA_TOPIC_GENERATION: String(Number(column.env.KAFKA_TOPIC_GENERATION) + 10),
  }
  await founded(column.env)
  // Another installation's, whose events are in a folder of its own.
  const { KAFKA_BROKERS, KAFKA_REPLICATION } = column.env
  await founded({ ...theirs, KAFKA_BROKERS, KAFKA_REPLICATION, DATA_DIR: folder() })
})
afterAll(() => column?.stop())

async function asAdmin<T>(
  ask: (admin: ReturnType<Awaited<ReturnType<typeof kafkaClient>>['admin']>) => Promise<T>,
): Promise<T> {
  const admin = (await kafkaClient({ KAFKA_BROKERS: column.env.KAFKA_BROKERS }, 'test')).admin()
  await admin.connect()
  return ask(admin).finally(() => admin.disconnect())
}
const held = async () => ({
  events: column.store.state ? (await column.store.state()).events : null,
  topics: (await asAdmin((admin) => admin.listTopics())).sort(),
  documents: [await heldIn(column.env.MONGODB_URL), await heldIn(theirs.MONGODB_URL)],
})

/** As the brokers ask for it at their other door. */
function signedIn() {
  const { brokers, ca, username, password } = column.kafka.cluster!.secured!
  return { KAFKA_BROKERS: brokers, KAFKA_TLS_CA: ca, KAFKA_USERNAME: username, KAFKA_PASSWORD: password }
}

/** What may be there in a moment is waited for; here nothing comes. */
const BRIEFLY = { ENGINES_WAIT_S: '1' }

type Wrong = [what: string, env: () => Record<string, string>, words: RegExp]
const wrong: Wrong[] = [
  [
    'nobody listens where the event store should be',
    () => ({ ...BRIEFLY, EVENTSTORE_URL: `esdb://admin:secret@127.0.0.1:${nobody}?tls=false` }),
    /EVENTSTORE_URL=.* cannot be used: nothing listens at this address/,
  ],
  [
    'nobody listens where MongoDB should be',
    () => ({ ...BRIEFLY, MONGODB_URL: `mongodb://rita:secret@127.0.0.1:${nobody}/hirelog` }),
    /MONGODB_URL=.* cannot be used: nothing answers there/,
  ],
  [
    'nobody listens where Kafka should be',
    () => ({ ...BRIEFLY, KAFKA_BROKERS: `127.0.0.1:${nobody}` }),
    /KAFKA_BROKERS=.* cannot be used/,
  ],
  [
    'the event store is asked for TLS and speaks none',
    () => ({ EVENTSTORE_URL: column.env.EVENTSTORE_URL.replace('tls=false', 'tls=true') }),
    /EVENTSTORE_URL=.*does not speak TLS there|no EventStoreDB answers/,
  ],
  [
    'MongoDB is asked for TLS and speaks none',
    () => ({ MONGODB_URL: `${column.env.MONGODB_URL}?tls=true` }),
    /MONGODB_URL=.*one of the two speaks TLS and the other does not, check tls=true/,
  ],
  [
    'Kafka is asked for TLS and speaks none',
    () => ({
      KAFKA_TLS_CA: foreignCertificate,
      KAFKA_BROKERS: column.env.KAFKA_BROKERS.replace('127.0.0.1', 'localhost'),
    }),
    /KAFKA_TLS_CA is set, and KAFKA_BROKERS=.* does not speak TLS/,
  ],
  [
    'Kafka does not know the password',
    () => ({ ...signedIn(), KAFKA_PASSWORD: 'wrong-secret' }),
    /KAFKA_USERNAME="hirelog" is refused by the brokers, or KAFKA_PASSWORD or KAFKA_SASL is not theirs/,
  ],
  [
    'another authority signed the certificates of Kafka',
    () => ({ ...signedIn(), KAFKA_TLS_CA: foreignCertificate }),
    /KAFKA_TLS_CA=".*" does not vouch for the brokers/,
  ],
  [
    'the master key is not that of the keys in MongoDB',
    () => ({ MONGODB_URL: theirs.MONGODB_URL }),
    /MONGODB_URL names a database whose keys .*master\.key does not open: it belongs to another installation/,
  ],
  [
    'another installation uses the topics',
    () => ({ KAFKA_TOPIC_GENERATION: theirs.KAFKA_TOPIC_GENERATION }),
    /KAFKA_TOPIC_GENERATION=\d+ is used by another installation on these brokers/,
  ],
  [
    'more copies of a record are asked for than there are brokers',
    () => ({ ...BRIEFLY, KAFKA_REPLICATION: '5' }),
    /KAFKA_REPLICATION=5 asks for as many brokers, and the cluster has \d/,
  ],
  [
    'the clock is eleven minutes slow',
    () => clockOff(-11),
    /The clock of this machine says .* and that of the server which (MONGODB|EVENTSTORE)_URL names .* Set the one that is wrong/,
  ],
  [
    'the clock is eleven minutes fast',
    () => clockOff(11),
    /The clock of this machine says .* Set the one that is wrong/,
  ],
]

/** Ended with a code that is not 0, in words without a stack and without a password, and everything is as it was. */
async function isRefused(env: Record<string, string>, words: RegExp) {
  const before = await held()
  const { code, printed } = await endOf({ dataDir: column.dataDir, env: { ...column.env, ...env } })
  expect(printed).toMatch(words)
  expect(printed).not.toMatch(/\n\s+at |secret|changeit/)
  expect(code).toBe(1)
  expect(await held()).toEqual(before)
}

describe('a process that is started with what cannot be right says so, ends, and leaves everything as it was', () => {
  it.each(wrong)('when %s', async (_what, env, words) => isRefused(env(), words))

  it.each<[string, () => Record<string, string>, RegExp]>([
    [
      'the event store is not there',
      () => ({ ...BRIEFLY, EVENTSTORE_URL: `esdb://admin:secret@127.0.0.1:${nobody}?tls=false` }),
      /EVENTSTORE_URL=.* cannot be used/,
    ],
    [
      'the event store is another installation’s',
      () => ({}),
      /EVENTSTORE_URL names the event store of an installation, and DATA_DIR=.* has no master key/,
    ],
  ])('on its first start, in an empty folder and an empty database, when %s', async (_what, env, words) => {
    const database = { ...column.env, MONGODB_URL: beside(column.env.MONGODB_URL, 'begun') }
    const begun = folder()
    const { code, printed } = await endOf({
      dataDir: begun,
      env: { ...database, KEYS_LOST: '', ...env(), DATA_DIR: begun },
    })
    expect(printed).toMatch(words)
    expect(code).toBe(1)
    expect(readdirSync(begun)).toEqual([])
    expect(await heldIn(database.MONGODB_URL)).toHaveLength(0)
  })

  it('when it has a master key of its own, and the event store is another installation’s', async () => {
    const stranger = folder()
    masterOf(join(stranger, 'keys'))
    const before = await held()
    const env = {
      ...column.env,
      MONGODB_URL: beside(column.env.MONGODB_URL, 'stranger'),
      KAFKA_TOPIC_GENERATION: String(Number(column.env.KAFKA_TOPIC_GENERATION) + 30),
      DATA_DIR: stranger,
    }
    const { code, printed } = await endOf({ dataDir: stranger, env: { ...env, KEYS_LOST: '' } })
    expect(printed).toMatch(
      /The keys of the people in the event store .* are not here .* it belongs to another installation/,
    )
    expect(code).toBe(1)
    expect(readdirSync(stranger, { recursive: true }).sort()).toEqual(['keys', join('keys', 'master.key')])
    expect(await heldIn(env.MONGODB_URL)).toHaveLength(0)
    expect(await held()).toEqual(before)
  })

  it('when a topic has other partitions', async () => {
    const generation = Number(column.env.KAFKA_TOPIC_GENERATION) + 20
    const replicationFactor = Number(column.env.KAFKA_REPLICATION)
    await asAdmin((admin) =>
      admin.createTopics({
        topics: topics.map((topic, i) => ({
          topic: topicName(topic, generation),
          numPartitions: i === 0 ? 3 : 12,
          replicationFactor,
          configEntries: [{ name: 'retention.ms', value: '-1' }],
        })),
        waitForLeaders: true,
      }),
    )
    const claimed = (name: string) => name.startsWith(`hire.installation.g${generation}.`)
    const { code, printed } = await endOf({
      dataDir: column.dataDir,
      env: { ...column.env, KAFKA_TOPIC_GENERATION: String(generation) },
    })
    expect(printed).toMatch(
      /has 3 partitions, not 12, and their number never changes in place: raise KAFKA_TOPIC_GENERATION/,
    )
    expect(code).toBe(1)
    expect((await held()).topics.filter(claimed)).toEqual([])
  })

  it('when a newer version has filled the read store', async () => {
    const client = await new MongoClient(column.env.MONGODB_URL).connect()
    await client.db().createCollection('cards_v999')
    await isRefused(
      {},
      /The read store \(MONGODB_URL, or DATA_DIR\) holds cards_v999, and this program knows version \d+: a newer one filled it\. Start that one, or name an empty read store/,
    )
    await client.db().dropCollection('cards_v999')
    await client.close()
  })
})

it('of processes that begin an installation at once, none takes the others for strangers', async () => {
  const { KAFKA_BROKERS, KAFKA_REPLICATION, KAFKA_TOPIC_GENERATION } = column.env
  const settings = {
    KAFKA_BROKERS,
    KAFKA_REPLICATION: Number(KAFKA_REPLICATION),
    KAFKA_TOPIC_GENERATION: Number(KAFKA_TOPIC_GENERATION),
  }
  // It has no master key as it begins to look, and one by the time it finds the topics that came with it.
  let begun = false
  const looking = lookAtKafka(settings, () => (begun ? busOf(existingMaster(join(column.dataDir, 'keys'))) : 'new'))
  begun = true
  await looking
  await expect(lookAtKafka(settings, () => 'new')).rejects.toThrow('used by another installation')
})
