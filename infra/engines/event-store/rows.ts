import type { DatabaseSync } from 'node:sqlite'
import type { EventToAppend, RecordedEvent, StreamEvent } from './event-store.ts'

const LOG_SCHEMA = `
  CREATE TABLE IF NOT EXISTS event (
    position INTEGER PRIMARY KEY,
    stream   TEXT NOT NULL,
    revision INTEGER NOT NULL,
    id       TEXT NOT NULL,
    hash     TEXT NOT NULL,
    body     TEXT NOT NULL,
    meta     TEXT,
    UNIQUE (stream, revision)
  ) STRICT;`

/** Creates the table of a log, or adds what one written by an earlier build lacks; no row is touched. */
export function ensureLog(db: DatabaseSync): void {
  db.exec(LOG_SCHEMA)
  if (!hasMeta(db)) db.exec('ALTER TABLE event ADD COLUMN meta TEXT')
}

const hasMeta = (db: DatabaseSync) =>
  db
    .prepare('PRAGMA table_info(event)')
    .all()
    .some(({ name }) => name === 'meta')

/** How the last column of {@link COLUMNS} is read from a file that may only be read, and may be of an earlier build. */
export const metaIn = (db: DatabaseSync) => (hasMeta(db) ? 'meta' : 'NULL')

/**
 * One event as the log file holds it. `body` is what a decision needs: type, version and data; `meta` the rest of the envelope
 * without id and hash. In a row of an earlier build `body` holds both.
 */
export type Row = {
  position: number
  stream: string
  revision: number
  id: string
  hash: string
  body: string
  meta?: string | null
}

/** The columns of {@link Row} in the order that {@link recorded} takes them. */
export const COLUMNS = 'position, stream, revision, id, hash, body, meta'
export type Columns = [
  position: number,
  stream: string,
  revision: number,
  id: string,
  hash: string,
  body: string,
  meta: string | null,
]

/** An event's own columns. */
export function toRow({
  id,
  hash,
  type,
  version,
  data,
  ...meta
}: EventToAppend): Pick<Row, 'id' | 'hash' | 'body'> & { meta: string } {
  return { id, hash, body: JSON.stringify({ type, version, data }), meta: JSON.stringify(meta) }
}

/** The envelope without id and hash as one JSON text. */
export const envelopeText = (body: string, meta: string | null | undefined) =>
  meta ? `${body.slice(0, -1)},${meta.slice(1)}` : body

export function recorded([position, stream, revision, id, hash, body, meta]: Columns): RecordedEvent {
  const record = JSON.parse(envelopeText(body, meta)) as RecordedEvent
  record.id = id
  record.hash = hash
  record.stream = stream
  record.revision = revision
  record.position = String(position)
  return record
}

export const toRecorded = ({ position, stream, revision, id, hash, body, meta }: Row): RecordedEvent =>
  recorded([position, stream, revision, id, hash, body, meta ?? null])

/** The columns of {@link Row} in the order that {@link folded} takes them. */
export const FOLDED = 'revision, id, hash, body'
export type FoldedColumns = [revision: number, id: string, hash: string, body: string]

export function folded(stream: string, [revision, id, hash, body]: FoldedColumns): StreamEvent {
  const event = JSON.parse(body) as StreamEvent
  event.id = id
  event.hash = hash
  event.stream = stream
  event.revision = revision
  return event
}
