import { afterAll, beforeAll } from 'vitest'
import { kafkaEventBus } from '#infra/engines/event-bus/kafka.ts'
import { eventBusContract } from '../contract-suites/event-bus.contract.ts'
import { useFolders } from '../fixtures/folders.ts'
import { type KafkaCluster, startKafka } from '../support/engines/kafka-server.ts'

const folder = useFolders()
let kafka: KafkaCluster
beforeAll(async () => {
  kafka = await startKafka({ folder: folder() })
})
afterAll(() => kafka.stop())

let generation = -1
eventBusContract('Kafka', () => kafkaEventBus({ KAFKA_BROKERS: kafka.brokers, KAFKA_REPLICATION: 1, KAFKA_TOPIC_GENERATION: (generation += 2) }))
