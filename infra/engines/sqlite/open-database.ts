import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export type Durability = 'FULL' | 'NORMAL'

/**
 * Opens a database in WAL mode. FULL syncs each commit to the device; NORMAL may lose the last commits when power
 * fails, never when the process is killed, and is for what can be rebuilt.
 */
export function openDatabase(file: string, durability: Durability, options: { readOnly?: boolean } = {}): DatabaseSync {
  if (!options.readOnly) mkdirSync(dirname(file), { recursive: true })
  const db = new DatabaseSync(file, { timeout: 5000, readOnly: options.readOnly ?? false })
  if (options.readOnly) return db
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${durability}; PRAGMA temp_store = MEMORY;`)
  const mode = db.prepare('PRAGMA journal_mode').get()?.journal_mode
  const sync = db.prepare('PRAGMA synchronous').get()?.synchronous
  if (mode !== 'wal' || sync !== (durability === 'FULL' ? 2 : 1))
    throw new Error(`${file}: journal_mode ${mode}, synchronous ${sync}; wanted wal and ${durability}`)
  return db
}

export const isStorageFull = (error: unknown) => (error as { errcode?: number }).errcode === 13

/** From this size on the database says that it is full, as on a full device. */
export function limitSize(db: DatabaseSync, bytes: number) {
  const { page_size } = db.prepare('PRAGMA page_size').get() as { page_size: number }
  db.exec(`PRAGMA max_page_count = ${Math.ceil(bytes / page_size)}`)
}
