import { join } from 'node:path'
import { openDatabase } from '../sqlite/open-database.ts'
import { REMEMBERED_DAYS, type SentRegister } from './mail.ts'

const SCHEMA = `CREATE TABLE IF NOT EXISTS sent (id TEXT PRIMARY KEY, sentAt TEXT NOT NULL) STRICT, WITHOUT ROWID;`

/** In a file beside the outbox; what is old is forgotten when it is opened. */
export function embeddedSentRegister(directory: string): SentRegister & { close(): Promise<void> } {
  const db = openDatabase(join(directory, 'sent.db'), 'FULL')
  db.exec(SCHEMA)
  db.prepare('DELETE FROM sent WHERE sentAt < ?').run(new Date(Date.now() - REMEMBERED_DAYS * 86_400_000).toISOString())
  const find = db.prepare('SELECT 1 FROM sent WHERE id = ?')
  const insert = db.prepare('INSERT INTO sent VALUES (?, ?) ON CONFLICT DO NOTHING')
  return {
    has: async (id) => find.get(id) !== undefined,
    add: async (id) => void insert.run(id, new Date().toISOString()),
    close: async () => db.close(),
  }
}
