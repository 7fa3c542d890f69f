import { topicName, topics } from '#contracts/kernel/topics.ts'
import { kafkaClient } from '#infra/engines/event-bus/kafka-client.ts'

/** Deletes every record of a generation of topics, as retention does when a consumer is away too long. */
export async function deleteRecords(brokers: string, generation: number) {
  const admin = (await kafkaClient({ KAFKA_BROKERS: brokers }, 'test')).admin()
  await admin.connect()
  for (const topic of topics.map((each) => topicName(each, generation))) {
    const offsets = await admin.fetchTopicOffsets(topic)
    const partitions = offsets
      .filter(({ high }) => high !== '0')
      .map(({ partition, high }) => ({ partition, offset: high }))
    if (partitions.length > 0) await admin.deleteTopicRecords({ topic, partitions })
  }
  await admin.disconnect()
}
