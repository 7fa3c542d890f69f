import type { UUID as Uuid } from '@eventstore/db-client/generated/shared_pb.js'
import type { AppendReq, BatchAppendReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js'
import { shared, streams } from './protocol.ts'
import type { Proposed, Recorded } from './log.ts'

export const MAX_APPEND_BYTES = 1_048_576
const TICKS_PER_MS = 10_000n

export const textOf = (bytes: Uint8Array | string) => Buffer.from(bytes as Uint8Array).toString('utf8')
export const emptyOf = () => new shared.Empty()

/** The real server parses the id, and throws; what it gives back is in lower case. */
export function idOf(id: Uuid | undefined): string {
  const text = id?.getString() ?? ''
  if (!/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text))
    throw new Error('Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).')
  return text.toLowerCase()
}

export function proposedOf(message: AppendReq.ProposedMessage | BatchAppendReq.ProposedMessage): Proposed {
  const metadata = message.getMetadataMap()
  return {
    id: idOf(message.getId()),
    type: metadata.get('type') ?? '',
    isJson: metadata.get('content-type') === 'application/json',
    data: Buffer.from(message.getData_asU8()),
    metadata: Buffer.from(message.getCustomMetadata_asU8()),
  }
}

/** As the real server counts: in its log a character of a type takes two bytes. */
export const sizeOf = (events: Proposed[]) =>
  events.reduce((sum, { type, data, metadata }) => sum + data.length + metadata.length + 2 * type.length, 0)

export function eventResponse(record: Recorded): ReadResp {
  const event = new streams.ReadResp.ReadEvent.RecordedEvent()
  const id = new shared.UUID()
  id.setString(record.id)
  event.setId(id)
  event.setStreamIdentifier(identifierOf(record.stream))
  event.setStreamRevision(String(record.revision))
  event.setCommitPosition(String(record.position))
  event.setPreparePosition(String(record.position))
  const metadata = event.getMetadataMap()
  metadata.set('type', record.type)
  metadata.set('created', String(BigInt(record.created) * TICKS_PER_MS))
  metadata.set('content-type', record.isJson ? 'application/json' : 'application/octet-stream')
  event.setData(record.data)
  event.setCustomMetadata(record.metadata)
  const read = new streams.ReadResp.ReadEvent()
  read.setEvent(event)
  read.setCommitPosition(String(record.position))
  const response = new streams.ReadResp()
  response.setEvent(read)
  return response
}

export function identifierOf(stream: string) {
  const identifier = new shared.StreamIdentifier()
  identifier.setStreamName(Buffer.from(stream))
  return identifier
}

export const created = (fill: (response: ReadResp) => void): ReadResp => {
  const response = new streams.ReadResp()
  fill(response)
  return response
}
