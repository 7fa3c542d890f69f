import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { kafkaEventBus } from '#infra/engines/event-bus/kafka.ts'
import { eventBusContract } from '../contract-suites/event-bus.contract.ts'
import { anEnvelope, aStream } from '../fixtures/envelopes.ts'
import { useFolders } from '../fixtures/folders.ts'
import { type RealKafka, realKafka } from '../support/engines/real.ts'

const folder = useFolders()
let kafka: RealKafka
beforeAll(async () => {
  kafka = await realKafka({ folder: folder() })
})
afterAll(() => kafka.stop())

/** Every test its own topics, and never those of the one before beside them. */
let generation = Math.floor(Date.now() / 1000)
const openBus = () =>
  kafkaEventBus({
    KAFKA_BROKERS: kafka.brokers,
    KAFKA_REPLICATION: kafka.replication,
    KAFKA_TOPIC_GENERATION: (generation += 2),
  })
eventBusContract('Kafka', openBus)

it('fetches once for what comes within a moment, for a group that can wait so long, and at once after a silence', async () => {
  const bus = await openBus()
  const calls: number[][] = []
  const group = await bus.consume(
    'patient',
    ['job'],
    async (records) => void calls.push(records.map(({ revision }) => revision)),
    { lingerMs: 10_000 },
  )
  const stream = aStream()
  const publish = (revision: number) =>
    bus.publish([{ ...anEnvelope(), stream, revision, position: String(revision + 1) }])
  await publish(0)
  await vi.waitFor(() => expect(calls).toEqual([[0]]), 5_000)
  for (const revision of [1, 2, 3]) await publish(revision)
  await vi.waitFor(() => expect(calls).toEqual([[0], [1, 2, 3]]), 20_000)
  await group.stop()
  await bus.close()
})
