import type { RecordedEvent } from './event-store.ts'

/** One event as the log file holds it; `body` is the envelope without id and hash. */
export type Row = { position: number; stream: string; revision: number; id: string; hash: string; body: string }

export function toRecorded({ stream, revision, id, hash, position, body }: Row): RecordedEvent {
  const record = JSON.parse(body) as RecordedEvent
  record.id = id
  record.hash = hash
  record.stream = stream
  record.revision = revision
  record.position = String(position)
  return record
}
