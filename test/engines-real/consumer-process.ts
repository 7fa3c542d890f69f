import { kafkaEventBus } from '#infra/engines/event-bus/kafka.ts'

/** A member of a consumer group in a process of its own, to be frozen by a test; tells its parent what it handled. */
const [brokers, generation, group] = process.argv.slice(2) as [string, string, string]
const bus = await kafkaEventBus({
  KAFKA_BROKERS: brokers,
  KAFKA_REPLICATION: 1,
  KAFKA_TOPIC_GENERATION: Number(generation),
})
await bus.consume(
  group,
  ['job'],
  async (records) => void process.send!(records.map(({ stream, revision }) => `${stream}@${revision}`)),
)
process.on('disconnect', () => process.exit())
process.send!([])
