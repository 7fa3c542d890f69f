import { join } from 'node:path'
import { checkpointer } from '../sqlite/checkpointer.ts'
import { isStorageFull, limitSize, openDatabase } from '../sqlite/open-database.ts'
import { Ambiguous, Full, Unavailable } from '../failures.ts'
import { BeyondLog, Conflict, type EventStore, NO_STREAM, type Appended, type Position } from './event-store.ts'
import { COLUMNS, type Columns, ensureLog, FOLDED, folded, type FoldedColumns, recorded, toRow } from './rows.ts'

type Waiting = {
  stream: string
  expected: number
  events: ReturnType<typeof toRow>[]
  resolve: (a: Appended) => void
  reject: (e: Error) => void
}

/** Positions in a file are row numbers. */
export const isRowNumber = (text: string) => /^\d+$/.test(text)

/**
 * The log in one SQLite file, written by one process. Appends that arrive together share one commit (synchronous
 * FULL); each is checked against its expected revision inside that transaction and answered after COMMIT.
 */
export function embeddedEventStore(directory: string, { maxBytes }: { maxBytes?: number } = {}): EventStore {
  const file = join(directory, 'events.db')
  const db = openDatabase(file, 'FULL')
  ensureLog(db)
  db.exec('PRAGMA wal_autocheckpoint = 0; PRAGMA cache_size = -32000; PRAGMA mmap_size = 1073741824;')
  if (maxBytes) limitSize(db, maxBytes)
  const wal = checkpointer(file, db)

  const insert = db.prepare(
    'INSERT INTO event (position, stream, revision, id, hash, body, meta) VALUES (?, ?, ?, ?, ?, ?, ?)',
  )
  const lastOf = db.prepare('SELECT revision, hash FROM event WHERE stream = ? ORDER BY revision DESC LIMIT 1')
  // Answered from the index alone.
  const revisionOf = db.prepare('SELECT revision FROM event WHERE stream = ? ORDER BY revision DESC LIMIT 1')
  const slice = db.prepare(`SELECT ${COLUMNS} FROM event WHERE stream = ? AND revision >= ? ORDER BY revision LIMIT ?`)
  const after = db.prepare(`SELECT ${COLUMNS} FROM event WHERE position > ? ORDER BY position LIMIT ?`)
  const whole = db.prepare(`SELECT ${FOLDED} FROM event WHERE stream = ? ORDER BY revision`)
  for (const rows of [slice, after, whole]) rows.setReturnArrays(true)
  const sliceOf = (stream: string, from: number, limit: number) =>
    (slice.all(stream, from, limit) as unknown as Columns[]).map(recorded)
  const headsAfter = db.prepare(
    'SELECT stream, max(revision) AS revision FROM event WHERE position > ? AND position <= ? GROUP BY stream',
  )
  const last = db.prepare('SELECT max(position) AS position FROM event')
  const begin = db.prepare('BEGIN IMMEDIATE')
  const commit = db.prepare('COMMIT')

  let newest = Number(last.get()?.position ?? 0)
  let waiting: Waiting[] = []
  let closed = false
  const listeners = new Set<() => void>()

  function flush() {
    const batch = waiting
    waiting = []
    // A close wrote what was waiting before its turn came.
    if (batch.length === 0) return
    const outcomes: (() => void)[] = []
    let position = newest
    let committing = false
    try {
      begin.run()
      for (const append of batch) {
        const outcome = write(append, position)
        position = outcome.position
        outcomes.push(outcome.tell)
      }
      committing = true
      commit.run()
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK')
      const failure = isStorageFull(error)
        ? new Full('No room is left for events')
        : // A commit that fails to reach the device may still be found there after a crash.
          committing
          ? new Ambiguous(String(error))
          : new Unavailable(String(error))
      for (const append of batch) append.reject(failure)
      return
    }
    const rows = position - newest
    newest = position
    for (const tell of outcomes) tell()
    if (rows === 0) return
    wal.dirty(rows)
    for (const listener of listeners) listener()
  }

  /** Checks first and writes second, so a refused append leaves nothing behind in the shared transaction. */
  function write({ stream, expected, events, resolve, reject }: Waiting, position: number) {
    const current = (revisionOf.get(stream) as { revision: number } | undefined)?.revision ?? NO_STREAM
    if (current !== expected) {
      const there = sliceOf(stream, expected + 1, events.length)
      const known = there.length === events.length && there.every((row, i) => row.id === events[i]!.id)
      const replayed = there.some((row, i) => row.hash !== events[i]!.hash)
      const answer = known && { revision: expected + events.length, position: there.at(-1)!.position, replayed }
      return { position, tell: () => (answer ? resolve(answer) : reject(new Conflict(stream, expected, current))) }
    }
    let at = position
    let revision = expected
    for (const { id, hash, body, meta } of events) insert.run(++at, stream, ++revision, id, hash, body, meta)
    return { position: at, tell: () => resolve({ revision, position: String(at), replayed: false }) }
  }

  /** Rows are numbered without a gap from 1, so a position is also a count. */
  function known(position: Position | null): number {
    const at = Number(position ?? 0)
    if (at > newest) throw new BeyondLog(String(at), newest ? String(newest) : null)
    return at
  }

  return {
    append(stream, expected, events) {
      return new Promise((resolve, reject) => {
        if (closed) return reject(new Unavailable('The event store is closed'))
        // Before it joins the others: what cannot be written as JSON is its sender's failure alone.
        const rows = events.map(toRow)
        if (waiting.push({ stream, expected, events: rows, resolve, reject }) === 1) setImmediate(flush)
      })
    },
    async read(stream, { from = 0, limit = -1 } = {}) {
      return sliceOf(stream, from, limit)
    },
    async readToFold(stream) {
      return (whole.all(stream) as unknown as FoldedColumns[]).map((columns) => folded(stream, columns))
    },
    async head(stream) {
      const row = lastOf.get(stream) as { revision: number; hash: string } | undefined
      return row ? { revision: row.revision, hash: row.hash } : null
    },
    async readAll(position, limit) {
      return (after.all(known(position), limit) as unknown as Columns[]).map(recorded)
    },
    async headsSince(position, until) {
      const upTo = until ? Math.min(Number(until), newest) : newest
      const heads = headsAfter.all(known(position), upTo) as unknown as { stream: string; revision: number }[]
      return { heads: heads.map(({ stream, revision }) => ({ stream, revision })), upTo: upTo ? String(upTo) : null }
    },
    async lastPosition() {
      return newest ? String(newest) : null
    },
    async countAfter(position, atMost) {
      return Math.min(newest - known(position), atMost)
    },
    onAppended(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    comparePositions: (a, b) => Number(a) - Number(b),
    shareBefore: (position, end) => Math.min(Number(position) / Number(end), 1),
    isPosition: isRowNumber,
    async close() {
      if (waiting.length) flush()
      closed = true
      await wal.stop()
      db.close()
    },
  }
}
