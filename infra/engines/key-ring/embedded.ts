import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../sqlite/open-database.ts'
import type { KeyRing } from './key-ring.ts'
import { masterOf } from './master.ts'

export const KEYS_SCHEMA = `CREATE TABLE IF NOT EXISTS subject_key (subject TEXT PRIMARY KEY, wrapped BLOB) STRICT, WITHOUT ROWID;`
const CACHE = 50_000

/**
 * Keys in a file of their own, wrapped by a master key beside it (`master.key`, mode 600). A shredded
 * subject keeps a row without a key, so it can never be given a new one by accident.
 */
export function embeddedKeyRing(directory: string): KeyRing {
  const { wrap, unwrap, blindIndex, sign } = masterOf(directory)
  const db = openDatabase(join(directory, 'keys.db'), 'FULL')
  db.exec('PRAGMA secure_delete = ON')
  db.exec(KEYS_SCHEMA)
  for (const file of ['keys.db', 'keys.db-wal', 'keys.db-shm'].map((name) => join(directory, name)))
    if (existsSync(file)) chmodSync(file, 0o600)
  const find = db.prepare('SELECT wrapped FROM subject_key WHERE subject = ?')
  const insert = db.prepare('INSERT INTO subject_key (subject, wrapped) VALUES (?, ?) ON CONFLICT DO NOTHING')
  const erase = db.prepare(
    'INSERT INTO subject_key (subject, wrapped) VALUES (?, NULL) ON CONFLICT DO UPDATE SET wrapped = NULL',
  )
  const cache = new Map<string, Buffer | null>()
  let waiting: { subject: string; wrapped: Buffer; resolve: () => void; reject: (e: unknown) => void }[] = []

  /** What is stored counts: a key made while its subject was being shredded does not. */
  function load(subject: string): Buffer | null {
    const row = find.get(subject) as { wrapped: Uint8Array | null }
    return remember(subject, row.wrapped && unwrap(subject, Buffer.from(row.wrapped)))
  }

  function remember(subject: string, key: Buffer | null) {
    if (cache.size >= CACHE) cache.delete(cache.keys().next().value!)
    cache.set(subject, key)
    return key
  }

  function flush() {
    const batch = waiting
    waiting = []
    try {
      db.exec('BEGIN IMMEDIATE')
      for (const { subject, wrapped } of batch) insert.run(subject, wrapped)
      db.exec('COMMIT')
      for (const { resolve } of batch) resolve()
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK')
      for (const { subject, reject } of batch) {
        cache.delete(subject)
        reject(error)
      }
    }
  }

  const making = new Map<string, Promise<Buffer | null>>()
  function make(subject: string): Promise<Buffer | null> {
    const underway = making.get(subject)
    if (underway) return underway
    const key = randomBytes(32)
    const made = new Promise<void>((resolve, reject) => {
      if (waiting.push({ subject, wrapped: wrap(subject, key), resolve, reject }) === 1) setImmediate(flush)
    }).then(() => load(subject))
    making.set(subject, made)
    void made.finally(() => making.delete(subject)).catch(() => {})
    return made
  }

  return {
    async key(subject, options) {
      const known = cache.get(subject)
      if (known !== undefined && (known || !options?.create)) return known
      const row = find.get(subject) as { wrapped: Uint8Array | null } | undefined
      if (row) return remember(subject, row.wrapped && unwrap(subject, Buffer.from(row.wrapped)))
      return options?.create ? make(subject) : null
    },
    has: async (subject) => find.get(subject) !== undefined,
    cached: (subject) => cache.get(subject),
    async shred(subject) {
      erase.run(subject)
      // Neither its former pages nor the write-ahead log may keep the wrapped key.
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      remember(subject, null)
    },
    blindIndex,
    sign,
    async close() {
      if (waiting.length) flush()
      db.close()
    },
  }
}
