import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { sha256 } from '../../hashing.ts'
import { openDatabase } from '../sqlite/open-database.ts'
import { openedWith, sealedWith } from './sealed.ts'
import { KEPT_MS, prolonged, type Session, type SessionStore, isCurrent } from './session-store.ts'

/** The table of the first release knew no devices; who was signed in then signs in again. */
const SCHEMA = `
  DROP TABLE IF EXISTS session;
  CREATE TABLE IF NOT EXISTS sessions (
    hash TEXT PRIMARY KEY, id TEXT NOT NULL, kind TEXT NOT NULL, companyId TEXT NOT NULL, userId TEXT NOT NULL, epoch INTEGER NOT NULL,
    method TEXT NOT NULL, device TEXT, scopes TEXT, createdAt INTEGER NOT NULL, lastSeenAt INTEGER NOT NULL, idToken TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS sessions_user ON sessions (userId);
  CREATE INDEX IF NOT EXISTS sessions_age ON sessions (createdAt);`

type Row = Omit<Session, 'scopes'> & { hash?: string; scopes: string | null; idToken: string | null }
const sessionOf = ({ hash: _hash, idToken: _idToken, scopes, ...row }: Row): Session => ({
  ...row,
  scopes: scopes === null ? null : (JSON.parse(scopes) as Session['scopes']),
})

export function embeddedSessionStore(directory: string, now: () => number = () => Date.now()): SessionStore {
  const db = openDatabase(join(directory, 'sessions.db'), 'NORMAL')
  db.exec(SCHEMA)
  // Sessions of before are without.
  if (!db.prepare(`SELECT 1 FROM pragma_table_info('sessions') WHERE name = 'idToken'`).get())
    db.exec('ALTER TABLE sessions ADD COLUMN idToken TEXT')
  const insert = db.prepare('INSERT INTO sessions VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
  const find = db.prepare('SELECT * FROM sessions WHERE hash = ? AND kind = ?')
  const take = db.prepare('DELETE FROM sessions WHERE hash = ? AND kind = ? RETURNING *')
  const touch = db.prepare('UPDATE sessions SET lastSeenAt = ? WHERE hash = ?')
  const list = db.prepare('SELECT * FROM sessions WHERE userId = ? ORDER BY lastSeenAt DESC')
  const remove = db.prepare('DELETE FROM sessions WHERE hash = ?')
  const removeOne = db.prepare('DELETE FROM sessions WHERE userId = ? AND id = ?')
  const removeAll = db.prepare('DELETE FROM sessions WHERE userId = ? AND id <> ?')
  const removeOld = db.prepare('DELETE FROM sessions WHERE createdAt < ?')
  const rowOf = (token: string, kind: string) => find.get(sha256(token), kind) as Row | undefined

  return {
    async create({ kind, companyId, userId, epoch, method, device, scopes, idToken = null }) {
      const [token, id, time] = [randomBytes(32).toString('base64url'), randomUUID(), now()]
      removeOld.run(time - KEPT_MS)
      insert.run(
        sha256(token),
        id,
        kind,
        companyId,
        userId,
        epoch,
        method,
        device,
        scopes && JSON.stringify(scopes),
        time,
        time,
        idToken && sealedWith(token, idToken),
      )
      return { token, id }
    },
    async find(token, kind = 'browser') {
      const row = rowOf(token, kind)
      if (!row) return null
      const time = now()
      if (!isCurrent(row, time)) return 'expired'
      if (prolonged(row, time)) touch.run(time, row.hash!)
      return { ...sessionOf(row), lastSeenAt: time }
    },
    async take(token, kind) {
      const row = take.get(sha256(token), kind) as Row | undefined
      if (!row) return null
      return isCurrent(row, now()) ? sessionOf(row) : 'expired'
    },
    async isLive(token) {
      const row = rowOf(token, 'browser')
      return row !== undefined && isCurrent(row, now())
    },
    async idTokenOf(token, kind = 'browser') {
      const row = rowOf(token, kind)
      return row?.idToken && isCurrent(row, now()) ? openedWith(token, row.idToken) : null
    },
    async listOf(userId) {
      return (list.all(userId) as unknown as Row[]).filter((row) => isCurrent(row, now())).map(sessionOf)
    },
    async end(token) {
      remove.run(sha256(token))
    },
    async endOne(userId, id) {
      return removeOne.run(userId, id).changes === 1
    },
    async endAllOf(userId, except = '') {
      removeAll.run(userId, except)
    },
    async close() {
      db.close()
    },
  }
}
