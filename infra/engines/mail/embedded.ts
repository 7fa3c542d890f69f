import { join } from 'node:path'
import { openDatabase } from '../sqlite/open-database.ts'
import type { Mail, Message } from './mail.ts'

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS message (
    id TEXT PRIMARY KEY, tenant TEXT NOT NULL, recipient TEXT NOT NULL, subject TEXT NOT NULL, text TEXT NOT NULL, sentAt TEXT NOT NULL
  ) STRICT;`

/** Keeps messages instead of sending them; the product shows them at /dev/outbox. */
export function outboxMail(directory: string): Mail {
  const db = openDatabase(join(directory, 'outbox.db'), 'FULL')
  db.exec(SCHEMA)
  const insert = db.prepare('INSERT INTO message VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING')
  const newest = db.prepare(
    'SELECT id, tenant, recipient AS "to", subject, text, sentAt FROM message ORDER BY sentAt DESC, rowid DESC LIMIT ?',
  )
  return {
    async send({ id, tenant, to, subject, text, sentAt }) {
      insert.run(id, tenant, to, subject, text, sentAt)
    },
    async outbox(limit) {
      return (newest.all(limit) as unknown as Message[]).map((message) => ({ ...message }))
    },
    async close() {
      db.close()
    },
  }
}
