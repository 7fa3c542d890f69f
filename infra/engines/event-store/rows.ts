import type { RecordedEvent } from './event-store.ts'

/** One event as the log file holds it; `body` is the envelope without id and hash. */
export type Row = { position: number; stream: string; revision: number; id: string; hash: string; body: string }

/** The columns of {@link Row} in the order that {@link recorded} takes them. */
export const COLUMNS = 'position, stream, revision, id, hash, body'
export type Columns = [position: number, stream: string, revision: number, id: string, hash: string, body: string]

export function recorded([position, stream, revision, id, hash, body]: Columns): RecordedEvent {
  const record = JSON.parse(body) as RecordedEvent
  record.id = id
  record.hash = hash
  record.stream = stream
  record.revision = revision
  record.position = String(position)
  return record
}

export const toRecorded = ({ position, stream, revision, id, hash, body }: Row): RecordedEvent => recorded([position, stream, revision, id, hash, body])
