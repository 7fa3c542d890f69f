import type { KafkaMessage, Message } from 'kafkajs'
import type { RecordedEvent } from '../event-store/event-store.ts'

/**
 * A recorded event as a Kafka record. The value is the event as it was recorded, personal fields sealed; the key, the
 * stream, decides the partition; headers spare a reader who routes or counts the parsing.
 */
export const toMessage = (record: RecordedEvent, epoch?: number): Message & { key: string; value: string } => ({
  key: record.stream,
  value: JSON.stringify(record),
  headers: {
    tenant: record.tenant,
    type: record.type,
    v: String(record.version),
    stream: record.stream,
    rev: String(record.revision),
    pos: record.position,
    ...(epoch === undefined ? {} : { relayEpoch: String(epoch) }),
    ...(record.trace === undefined ? {} : { traceparent: record.trace }),
  },
})

/** Null for a record that is no event of ours: another program wrote to the topic. */
export function fromMessage({ key, value }: Pick<KafkaMessage, 'key' | 'value'>): RecordedEvent | null {
  try {
    const record = JSON.parse(String(value)) as Partial<RecordedEvent> | null
    return record !== null &&
      typeof record.stream === 'string' &&
      record.stream === String(key) &&
      Number.isInteger(record.revision)
      ? (record as RecordedEvent)
      : null
  } catch {
    return null
  }
}
