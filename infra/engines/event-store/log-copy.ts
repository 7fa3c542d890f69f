import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { Env } from '../../env.ts'
import { patiently } from '../patience.ts'
import { openDatabase } from '../sqlite/open-database.ts'
import { BeyondLog, type EventStore, type Position, type RecordedEvent } from './event-store.ts'
import { type LogFile, openLogFile } from './log-file.ts'
import { ensureLog, type Row, toRow } from './rows.ts'

const PAGE = 2000

/** Where the log is; the settings that say so. */
export type LogSettings = Pick<Env, 'DATA_DIR'> & Partial<Pick<Env, 'EVENTSTORE_URL' | 'ENGINES_WAIT_S'>>

/**
 * The whole log for those who read all of it, whichever engine holds it. That of a server is copied beside first, as it
 * is at that moment, and the copy goes when it is closed: what is checked is what the server gives out now.
 * Positions are counted from 1 in the order of the log, as in a log that never left its folder.
 */
export async function openLogOf({ DATA_DIR, EVENTSTORE_URL, ENGINES_WAIT_S }: LogSettings): Promise<LogFile> {
  if (EVENTSTORE_URL === undefined) return openLogFile(join(DATA_DIR, 'log'))
  const { openEventStoreDb } = await import('./eventstoredb.ts')
  const store = await patiently(() => openEventStoreDb(EVENTSTORE_URL), ENGINES_WAIT_S)
  const directory = mkdtempSync(join(DATA_DIR, 'log-copy-'))
  const remove = () => rmSync(directory, { recursive: true, force: true })
  try {
    await copyLog(store, directory)
  } catch (error) {
    remove()
    throw error
  } finally {
    await store.close()
  }
  const log = openLogFile(directory)
  return {
    ...log,
    close() {
      log.close()
      remove()
    },
  }
}

/** What a log holds without its events, for those who sign. */
export type HeadsFile = Pick<LogFile, 'heads' | 'last' | 'close'>

/**
 * The heads of the log in its order. Those of a server are kept in the folder from one time to the next, and only what
 * the log has gained is read: a root says what was there when it was first read. Where the log no longer ends its known
 * part as it did, all of it is read anew, so that a comparison sees what it holds now.
 */
export async function openHeadsOf({ DATA_DIR, EVENTSTORE_URL }: LogSettings): Promise<HeadsFile> {
  if (EVENTSTORE_URL === undefined) return openLogFile(join(DATA_DIR, 'log'))
  const { openEventStoreDb } = await import('./eventstoredb.ts')
  const store = await openEventStoreDb(EVENTSTORE_URL)
  const directory = join(DATA_DIR, 'audit', 'heads')
  try {
    await followHeads(store, directory)
  } finally {
    await store.close()
  }
  return openLogFile(directory)
}

type Readable = Pick<EventStore, 'readAll' | 'lastPosition' | 'comparePositions'>

/** Adds to the heads kept in a folder what the log has gained since; a row's body is the engine's own position of its event. */
export async function followHeads(store: Readable, directory: string): Promise<void> {
  const db = openDatabase(join(directory, 'events.db'), 'NORMAL')
  try {
    ensureLog(db)
    const [last, before] = db.prepare('SELECT hash, body FROM event ORDER BY position DESC LIMIT 2').all() as {
      hash: string
      body: string
    }[]
    if (last && !(await stillThere(store, last, before?.body ?? null))) db.exec('DELETE FROM event')
    const known = db.prepare('SELECT max(position) AS count, body FROM event').get() as {
      count: number | null
      body: string | null
    }
    await copyAfter(store, db, {
      after: known.body,
      count: known.count ?? 0,
      columnsOf: ({ position }) => ({ body: position, meta: null }),
    })
  } finally {
    db.close()
  }
}

async function stillThere(
  store: Readable,
  { hash, body }: { hash: string; body: string },
  before: Position | null,
): Promise<boolean> {
  try {
    const [there] = await store.readAll(before, 1)
    return there?.hash === hash && there.position === body
  } catch (error) {
    if (error instanceof BeyondLog) return false
    throw error
  }
}

/** Copies what is in the log when this begins, event by event as the engine gives it out, right or wrong. */
export async function copyLog(store: Readable, directory: string): Promise<void> {
  const db = openDatabase(join(directory, 'events.db'), 'NORMAL')
  try {
    ensureLog(db)
    await copyAfter(store, db, {
      after: null,
      count: 0,
      columnsOf: ({ position: _p, stream: _s, revision: _r, ...envelope }) => toRow(envelope),
    })
  } finally {
    db.close()
  }
}

type From = {
  after: Position | null /** Events up to there. */
  count: number
  columnsOf: (record: RecordedEvent) => Pick<Row, 'body' | 'meta'>
}

/** From a place in the log to its end of this moment, a page at a time, each of them whole or not at all. */
async function copyAfter(store: Readable, db: DatabaseSync, { after, count, columnsOf }: From): Promise<void> {
  const insert = db.prepare(
    'INSERT INTO event (position, stream, revision, id, hash, body, meta) VALUES (?, ?, ?, ?, ?, ?, ?)',
  )
  const until = await store.lastPosition()
  while (until !== null && (after === null || store.comparePositions(after, until) < 0)) {
    const records = await store.readAll(after, PAGE)
    if (records.length === 0) break
    db.exec('BEGIN')
    for (const record of records) {
      if (store.comparePositions(record.position, until) > 0) break
      const { body, meta = null } = columnsOf(record)
      insert.run(++count, record.stream, record.revision, record.id, record.hash, body, meta)
    }
    db.exec('COMMIT')
    after = records.at(-1)!.position
  }
}
