import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { sha256 } from '../../hashing.ts'
import { openDatabase } from '../sqlite/open-database.ts'
import { ABSOLUTE_MS, IDLE_MS, type Session, type SessionStore } from './session-store.ts'

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS session (
    hash TEXT PRIMARY KEY, companyId TEXT NOT NULL, userId TEXT NOT NULL, createdAt INTEGER NOT NULL, lastSeenAt INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS session_user ON session (userId);`
/** A session's last use is written at most this often, so that reading a page rarely writes. */
const TOUCH_MS = 60_000

export function embeddedSessionStore(directory: string, now: () => number = Date.now): SessionStore {
  const db = openDatabase(join(directory, 'sessions.db'), 'NORMAL')
  db.exec(SCHEMA)
  const insert = db.prepare('INSERT INTO session VALUES (?, ?, ?, ?, ?)')
  const find = db.prepare('SELECT companyId, userId, createdAt, lastSeenAt FROM session WHERE hash = ?')
  const touch = db.prepare('UPDATE session SET lastSeenAt = ? WHERE hash = ?')
  const remove = db.prepare('DELETE FROM session WHERE hash = ?')
  const removeAll = db.prepare('DELETE FROM session WHERE userId = ?')
  db.prepare('DELETE FROM session WHERE createdAt < ?').run(now() - ABSOLUTE_MS)

  return {
    async create({ companyId, userId }) {
      const token = randomBytes(32).toString('base64url')
      insert.run(sha256(token), companyId, userId, now(), now())
      return { token }
    },
    async find(token) {
      const hash = sha256(token)
      const row = find.get(hash) as Session | undefined
      if (!row) return null
      const time = now()
      if (time - row.lastSeenAt > IDLE_MS || time - row.createdAt > ABSOLUTE_MS) {
        remove.run(hash)
        return 'expired'
      }
      if (time - row.lastSeenAt > TOUCH_MS) touch.run(time, hash)
      return { ...row, lastSeenAt: time }
    },
    async isLive(token) {
      const row = find.get(sha256(token)) as Session | undefined
      return row !== undefined && now() - row.lastSeenAt <= IDLE_MS && now() - row.createdAt <= ABSOLUTE_MS
    },
    async end(token) {
      remove.run(sha256(token))
    },
    async endAllOf(userId) {
      removeAll.run(userId)
    },
    async close() {
      db.close()
    },
  }
}
