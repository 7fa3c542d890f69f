import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '../../env.ts'
import { openDatabase } from '../sqlite/open-database.ts'
import { LOG_SCHEMA } from './embedded.ts'
import type { EventStore, Position } from './event-store.ts'
import { type LogFile, openLogFile } from './log-file.ts'

const PAGE = 2000

/** Where the log is; the settings that say so. */
export type LogSettings = Pick<Env, 'DATA_DIR'> & Partial<Pick<Env, 'EVENTSTORE_URL'>>

/**
 * The whole log for those who read all of it, whichever engine holds it. That of a server is copied beside first, as it
 * stands at that moment, and the copy goes when it is closed: what is checked is what the server gives out now.
 * Positions are counted from 1 in the order of the log, as in a log that never left its folder.
 */
export async function openLogOf({ DATA_DIR, EVENTSTORE_URL }: LogSettings): Promise<LogFile> {
  if (EVENTSTORE_URL === undefined) return openLogFile(join(DATA_DIR, 'log'))
  const { openEventStoreDb } = await import('./eventstoredb.ts')
  const store = await openEventStoreDb(EVENTSTORE_URL)
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

/** Copies what is in the log when this begins, event by event as the engine gives it out, right or wrong. */
export async function copyLog(store: Pick<EventStore, 'readAll' | 'lastPosition' | 'comparePositions'>, directory: string): Promise<void> {
  const db = openDatabase(join(directory, 'events.db'), 'NORMAL')
  try {
    db.exec(LOG_SCHEMA)
    const insert = db.prepare('INSERT INTO event (position, stream, revision, id, hash, body) VALUES (?, ?, ?, ?, ?, ?)')
    const until = await store.lastPosition()
    let count = 0
    for (let after: Position | null = null; until !== null && (after === null || store.comparePositions(after, until) < 0); ) {
      const records = await store.readAll(after, PAGE)
      if (records.length === 0) break
      db.exec('BEGIN')
      for (const { position, stream, revision, id, hash, ...rest } of records) {
        if (store.comparePositions(position, until) > 0) break
        insert.run(++count, stream, revision, id, hash, JSON.stringify(rest))
      }
      db.exec('COMMIT')
      after = records.at(-1)!.position
    }
  } finally {
    db.close()
  }
}
