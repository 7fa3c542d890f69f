import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { kafkaEventBus } from '#infra/engines/event-bus/kafka.ts'
import { kafkaClient, type KafkaSettings } from '#infra/engines/event-bus/kafka-client.ts'
import type { RecordedEvent } from '#infra/engines/event-store/event-store.ts'
import { NotYetThere } from '#infra/engines/patience.ts'
import { BadSettings } from '#infra/env.ts'
import { anEnvelope, aStream } from '../fixtures/envelopes.ts'
import { useFolders } from '../fixtures/folders.ts'
import { makeAuthority } from '../support/engines/certificates.ts'
import { type KafkaCluster, startKafka } from '../support/engines/kafka-server.ts'
import { freePorts } from '../support/engines/server-process.ts'

const folder = useFolders()
let kafka: KafkaCluster
let plain: KafkaSettings
let secured: KafkaSettings
beforeAll(async () => {
  kafka = await startKafka({ folder: folder(), secured: true })
  const { brokers, ca, username, password } = kafka.secured!
  plain = { KAFKA_BROKERS: kafka.brokers, KAFKA_REPLICATION: 1 }
  secured = {
    KAFKA_BROKERS: brokers,
    KAFKA_TLS_CA: ca,
    KAFKA_USERNAME: username,
    KAFKA_PASSWORD: password,
    KAFKA_REPLICATION: 1,
  }
})
afterAll(() => kafka.stop())

async function asAdmin<T>(
  ask: (admin: ReturnType<Awaited<ReturnType<typeof kafkaClient>>['admin']>) => Promise<T>,
): Promise<T> {
  const admin = (await kafkaClient(plain, 'test')).admin()
  await admin.connect()
  return ask(admin).finally(() => admin.disconnect())
}

async function refusal(settings: KafkaSettings, installation?: string): Promise<string> {
  const opened = await kafkaEventBus(settings, installation).catch((error: unknown) => error)
  if (!(opened instanceof BadSettings)) throw new Error(`not refused as a setting: ${String(opened)}`)
  return opened.message
}

describe('Kafka settings that cannot work are refused at the start, by name', () => {
  it('no one listens there', async () => {
    const [port] = await freePorts(1)
    expect(await refusal({ ...plain, KAFKA_BROKERS: `127.0.0.1:${port}` })).toMatch(
      new RegExp(`KAFKA_BROKERS=127.0.0.1:${port} cannot be used: .*ECONNREFUSED|Connection error`),
    )
  })

  it('a wrong password', async () => {
    expect(await refusal({ ...secured, KAFKA_PASSWORD: 'wrong' })).toMatch(/KAFKA_USERNAME="hirelog" is refused/)
  })

  it('a way to sign in that the brokers do not know', async () => {
    expect(await refusal({ ...secured, KAFKA_SASL: 'plain' })).toMatch(/KAFKA_SASL/)
  })

  it('an authority that did not sign the brokers’ certificates', async () => {
    const { certificate } = makeAuthority(join(folder(), 'another'))
    expect(await refusal({ ...secured, KAFKA_TLS_CA: certificate })).toMatch(
      /KAFKA_TLS_CA=".*" does not vouch for the brokers/,
    )
  })

  it('a file for the authority that is not there', async () => {
    expect(await refusal({ ...secured, KAFKA_TLS_CA: '/nowhere/ca.pem' })).toMatch(
      /KAFKA_TLS_CA="\/nowhere\/ca.pem" cannot be read/,
    )
  })

  it('no TLS where brokers ask for it', async () => {
    expect(await refusal({ ...plain, KAFKA_BROKERS: secured.KAFKA_BROKERS })).toMatch(/KAFKA_TLS_CA has to be set/)
  })

  it('no one who signs in where brokers ask who it is', async () => {
    expect(await refusal({ ...secured, KAFKA_USERNAME: undefined, KAFKA_PASSWORD: undefined })).toMatch(
      /if they ask who signs in, KAFKA_USERNAME and KAFKA_PASSWORD have to be set/,
    )
  })

  it('TLS where brokers do not speak it', async () => {
    expect(await refusal({ ...secured, KAFKA_BROKERS: plain.KAFKA_BROKERS.replace('127.0.0.1', 'localhost') })).toMatch(
      /does not speak TLS/,
    )
  })

  it('a password without TLS, and a user without a password', async () => {
    expect(await refusal({ ...secured, KAFKA_TLS_CA: undefined })).toMatch(/a password goes over TLS only/)
    expect(await refusal({ ...secured, KAFKA_PASSWORD: undefined })).toMatch(/KAFKA_PASSWORD is not set/)
  })

  it('more copies than there are brokers, once the others had time to start', async () => {
    expect(await refusal({ ...plain, KAFKA_REPLICATION: 3 })).toMatch(
      /KAFKA_REPLICATION=3 asks for as many brokers, and the cluster has 1/,
    )
    await expect(kafkaEventBus({ ...plain, KAFKA_REPLICATION: 3 })).rejects.toThrow(NotYetThere)
  })

  it('and nothing was written by any of these', async () => {
    expect(await asAdmin((admin) => admin.listTopics())).toEqual([])
  })

  it('topics with other partitions, or that forget too soon, with what to do about each', async () => {
    await asAdmin((admin) =>
      admin.createTopics({
        topics: [
          { topic: 'hire.people.g70', numPartitions: 3, replicationFactor: 1 },
          {
            topic: 'hire.work.g70',
            numPartitions: 12,
            replicationFactor: 1,
            configEntries: [{ name: 'retention.ms', value: '3600000' }],
          },
        ],
      }),
    )
    const message = await refusal({ ...plain, KAFKA_TOPIC_GENERATION: 70 })
    expect(message).toMatch(/hire\.people\.g70 has 3 partitions, not 12.*raise KAFKA_TOPIC_GENERATION/)
    expect(message).toMatch(/hire\.work\.g70 has retention\.ms=3600000, not at least 1209600000: change it/)
  })
})

describe('topics of one installation', () => {
  const open = async (generation: number, installation: string) =>
    (await kafkaEventBus({ ...plain, KAFKA_TOPIC_GENERATION: generation }, installation)).close()
  const marks = () =>
    asAdmin(async (admin) => (await admin.listTopics()).filter((name) => name.startsWith('hire.installation.')).sort())

  it('are opened by each of its processes, and refused to another, which writes nothing', async () => {
    await Promise.all([open(90, 'ours'), open(90, 'ours'), open(90, 'ours')])
    const before = await asAdmin((admin) => admin.listTopics())
    for (const KAFKA_TOPIC_GENERATION of [90, 91])
      expect(await refusal({ ...plain, KAFKA_TOPIC_GENERATION }, 'theirs')).toMatch(
        new RegExp(
          `^KAFKA_TOPIC_GENERATION=${KAFKA_TOPIC_GENERATION} is used by another installation .*hire.installation.g90.ours.*two away`,
        ),
      )
    expect((await asAdmin((admin) => admin.listTopics())).sort()).toEqual(before.sort())
  })

  it('are theirs in the next generation too, and another may live two away', async () => {
    await open(91, 'ours')
    await open(93, 'theirs')
    expect(await marks()).toEqual([
      'hire.installation.g90.ours',
      'hire.installation.g91.ours',
      'hire.installation.g93.theirs',
    ])
  })

  it('belong to no one or to one when two claim them at the same moment', async () => {
    const opened = await Promise.allSettled([open(96, 'ours'), open(96, 'theirs')])
    expect(opened.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1)
  })
})

it('brokers that go away and come back are known to be away, and to be back', async () => {
  const bus = await kafkaEventBus(plain)
  await bus.probe!()
  await kafka.stop()
  await expect(bus.probe!()).rejects.toThrow(/KAFKA_BROKERS=.* cannot be used/)
  await kafka.start()
  await vi.waitFor(() => bus.probe!(), { timeout: 60_000, interval: 200 })
  await bus.close()
}, 120_000)

describe('a bus over TLS, signed in with SCRAM', () => {
  it('carries events', async () => {
    const bus = await kafkaEventBus(secured)
    const got: RecordedEvent[] = []
    await bus.consume('secured', ['job'], async (batch) => void got.push(...batch))
    const record = { ...anEnvelope({ note: 'Zoë 🙂' }), stream: aStream(), revision: 0, position: '1' }
    await bus.publish([record])
    await vi.waitFor(() => expect(got).toEqual([record]), { timeout: 20_000 })
    await bus.close()
  })
})

describe('a new generation of topics', () => {
  it('is read beside the one before until that is deleted', async () => {
    const before = await kafkaEventBus({ ...plain, KAFKA_TOPIC_GENERATION: 80 })
    const stream = aStream()
    const records = Array.from({ length: 4 }, (_, revision) => ({
      ...anEnvelope(),
      stream,
      revision,
      position: String(revision + 1),
    }))
    await before.publish(records.slice(0, 2))
    await before.close()

    const now = await kafkaEventBus({ ...plain, KAFKA_TOPIC_GENERATION: 81 })
    await now.publish(records.slice(2))
    const got: number[] = []
    await now.consume('overlap', ['job'], async (batch) => void got.push(...batch.map(({ revision }) => revision)))
    await vi.waitFor(() => expect(got.toSorted()).toEqual([0, 1, 2, 3]), { timeout: 20_000 })
    await now.close()
  })
})
