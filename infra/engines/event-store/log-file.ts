import { join } from 'node:path'
import { openDatabase } from '../sqlite/open-database.ts'
import { metaIn, type Row } from './rows.ts'

/**
 * The log as a file, for those who read all of it: a checker, a rebuild. Its own read-only connection, beside a running
 * platform or without one; every call is a short transaction, so it never holds up the log's checkpoints.
 */
export interface LogFile {
  /** In log order. */
  after(position: number, limit: number): Row[]
  /** The same without the events themselves. */
  heads(position: number, limit: number): Omit<Row, 'id' | 'body' | 'meta'>[]
  /** Events of one stream in revision order. */
  stream(name: string, from?: number): Row[]
  /** Events of every stream whose name is between these two, both included: by name, then revision. */
  streams(from: string, until: string): Row[]
  /** Names in order, each the last of a part of about so many events. What follows the last of them is a part too. */
  cuts(events: number): string[]
  /** The name that follows in alphabetical order; null at the end. */
  nextStream(after: string): string | null
  /** Streams that changed after `position`, up to `until`. */
  changedStreams(position: number, until: number): string[]
  head(stream: string): number | null
  /** Position of the newest event, 0 for an empty log. */
  last(): number
  count(): number
  close(): void
}

export function openLogFile(directory: string): LogFile {
  const db = openDatabase(join(directory, 'events.db'), 'FULL', { readOnly: true })
  db.exec('PRAGMA cache_size = -128000; PRAGMA mmap_size = 1073741824;')
  const after = db.prepare('SELECT * FROM event WHERE position > ? ORDER BY position LIMIT ?')
  const heads = db.prepare(
    'SELECT position, stream, revision, hash FROM event WHERE position > ? ORDER BY position LIMIT ?',
  )
  const meta = metaIn(db)
  const stream = db.prepare(
    `SELECT position, revision, id, hash, body, ${meta} FROM event WHERE stream = ? AND revision >= ? ORDER BY revision`,
  )
  stream.setReturnArrays(true)
  const streams = db.prepare(
    `SELECT stream, position, revision, id, hash, body, ${meta} FROM event WHERE stream >= ? AND stream <= ? ORDER BY stream, revision`,
  )
  streams.setReturnArrays(true)
  const cut = db.prepare('SELECT stream FROM event WHERE stream > ? ORDER BY stream LIMIT 1 OFFSET ?')
  const next = db.prepare('SELECT stream FROM event WHERE stream > ? ORDER BY stream LIMIT 1')
  const changed = db.prepare('SELECT DISTINCT stream FROM event WHERE position > ? AND position <= ?')
  const head = db.prepare('SELECT revision FROM event WHERE stream = ? ORDER BY revision DESC LIMIT 1')
  const last = db.prepare('SELECT max(position) AS position FROM event')
  const count = db.prepare('SELECT count(*) AS n FROM event')
  return {
    after: (position, limit) => after.all(position, limit) as unknown as Row[],
    heads: (position, limit) => heads.all(position, limit) as unknown as Row[],
    stream(name, from = 0) {
      const rows = stream.all(name, from) as unknown as [number, number, string, string, string, string | null][]
      return rows.map(([position, revision, id, hash, body, meta]) => ({
        position,
        stream: name,
        revision,
        id,
        hash,
        body,
        meta,
      }))
    },
    streams(from, until) {
      const rows = streams.all(from, until) as unknown as [
        string,
        number,
        number,
        string,
        string,
        string,
        string | null,
      ][]
      return rows.map(([stream, position, revision, id, hash, body, meta]) => ({
        position,
        stream,
        revision,
        id,
        hash,
        body,
        meta,
      }))
    },
    cuts(events) {
      const names: string[] = []
      for (let row = cut.get('', events - 1); row; row = cut.get(names.at(-1)!, events - 1))
        names.push(String(row.stream))
      return names
    },
    nextStream: (name) => (next.get(name)?.stream as string | undefined) ?? null,
    changedStreams: (position, until) => changed.all(position, until).map((row) => String(row.stream)),
    head: (name) => (head.get(name)?.revision as number | undefined) ?? null,
    last: () => Number(last.get()?.position ?? 0),
    count: () => Number(count.get()?.n),
    close: () => db.close(),
  }
}
