import { afterAll, beforeAll } from 'vitest'
import { kafkaEventBus } from '#infra/engines/event-bus/kafka.ts'
import { eventBusContract } from '../contract-suites/event-bus.contract.ts'
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
eventBusContract('Kafka', () => kafkaEventBus({ KAFKA_BROKERS: kafka.brokers, KAFKA_REPLICATION: kafka.replication, KAFKA_TOPIC_GENERATION: (generation += 2) }))
