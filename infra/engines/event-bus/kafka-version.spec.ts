import { expect, it } from 'vitest'
import { oldKafka } from '#test/peers/old-kafka.ts'
import { kafkaEventBus } from './kafka.ts'

it.each([
  ['0.10', undefined, 'they are older than 0.11'],
  ['1.1', '1.1-IV0', 'they speak 1.1-IV0'],
  ['2.0', '2.0-IV1', 'they speak 2.0-IV1'],
])(
  'brokers of Kafka %s are refused, with what was found and what to do, and nothing is written',
  async (_version, speaks, found) => {
    const old = await oldKafka(speaks)
    await expect(kafkaEventBus({ KAFKA_BROKERS: old.brokers, KAFKA_REPLICATION: 1 })).rejects.toThrow(
      `KAFKA_BROKERS names brokers that are too old: ${found}, and Kafka 2.1 is the oldest that can carry events. Upgrade them, or name others`,
    )
    expect(old.wasAskedToCreate()).toBe(false)
    await old.stop()
  },
)
