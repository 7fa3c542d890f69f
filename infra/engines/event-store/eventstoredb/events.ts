import type { JSONEventData, JSONType, ResolvedEvent } from '@eventstore/db-client'
import { categories } from '#contracts/kernel/streams.ts'
import { uuid5 } from '../../../hashing.ts'
import { type EventToAppend, type RecordedEvent, TooLarge } from '../event-store.ts'
import { isKnown, toText } from './positions.ts'

/** What a server takes in one append by default. */
const MAX_APPEND_BYTES = 1_048_576
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/**
 * The envelope as EventStoreDB holds it: the payload as its data, the rest as its metadata, our own id among it. The id
 * it gets there is of the content too: the server takes an append of ids it knows for a retry and compares nothing
 * else, but an attempt that was sealed again has other bytes and another hash.
 * @throws TooLarge, TypeError for what is not JSON: the client would take the process down with it.
 */
export function propose(events: EventToAppend[]): JSONEventData[] {
  if (events.length === 0) throw new TypeError('An append needs an event')
  if (new Set(events.map(({ id }) => id)).size < events.length)
    throw new TypeError('An append names the same event id twice')
  let size = 0
  const proposed = events.map(({ type, data, ...metadata }): JSONEventData => {
    if (!UUID.test(metadata.id)) throw new TypeError(`${metadata.id} is not an event id`)
    const json = JSON.stringify(data)
    if (json === undefined) throw new TypeError(`${type} has no data that JSON can hold`)
    size += Buffer.byteLength(json) + Buffer.byteLength(JSON.stringify(metadata)) + 2 * type.length
    return {
      id: uuid5(metadata.id, metadata.hash),
      type,
      contentType: 'application/json',
      data: data as JSONType,
      metadata,
    }
  })
  if (size > MAX_APPEND_BYTES)
    throw new TooLarge(`An append of ${size} bytes is more than the ${MAX_APPEND_BYTES} that EventStoreDB takes`)
  return proposed
}

const OURS = new RegExp(`^[^$.][^.]*\\.(${categories.join('|')})-`)

/** Null for what others, or the server itself, keep in the same log. */
export function recorded({ event }: ResolvedEvent): RecordedEvent | null {
  if (!event || event.type.startsWith('$') || !OURS.test(event.streamId)) return null
  const metadata = event.metadata as
    | Omit<RecordedEvent, 'type' | 'data' | 'stream' | 'revision' | 'position'>
    | undefined
  if (!event.isJson || typeof metadata?.hash !== 'string' || typeof metadata.id !== 'string')
    throw new Error(`${event.streamId}@${event.revision} in EventStoreDB was not written by this product`)
  if (!isKnown(event.position))
    throw new Error(`EventStoreDB does not tell the position of ${event.streamId}@${event.revision}`)
  return {
    ...metadata,
    type: event.type,
    data: event.data,
    stream: event.streamId,
    revision: Number(event.revision),
    position: toText(event.position),
  }
}
