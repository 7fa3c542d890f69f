import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const SCHEMA = `CREATE TABLE events (
  pos INTEGER PRIMARY KEY AUTOINCREMENT, stream TEXT NOT NULL, rev INTEGER NOT NULL, id TEXT NOT NULL,
  type TEXT NOT NULL, data TEXT NOT NULL, meta TEXT NOT NULL, UNIQUE (stream, rev)) STRICT`

const meta = JSON.stringify({
  tenant: 't1',
  actor: 'user-1',
  correlationId: 'c'.repeat(36),
  causationId: 'c'.repeat(36),
  at: '2026-11-20T12:00:00.000Z',
  v: 1,
})

/** What SQLite can do when nothing else is done: no schema, no authorisation, no hash chain, no de-duplication. The limit, not a competitor. */
export function rawStore(folder: string, synchronous: 'FULL' | 'NORMAL' = 'FULL') {
  const db = new DatabaseSync(join(folder, 'raw.db'), { timeout: 5000 })
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}`)
  db.exec(SCHEMA)
  const head = db.prepare('SELECT coalesce(max(rev), -1) AS rev FROM events WHERE stream = ?')
  const insert = db.prepare('INSERT INTO events (stream, rev, id, type, data, meta) VALUES (?, ?, ?, ?, ?, ?)')
  const slice = db.prepare('SELECT rev, type, data, meta FROM events WHERE stream = ? ORDER BY rev')
  const begin = db.prepare('BEGIN IMMEDIATE')
  const commit = db.prepare('COMMIT')

  function put(stream: string, expected: number, id: string, type: string, data: string) {
    if (Number(head.get(stream)!.rev) !== expected) throw new Error('wrong version')
    insert.run(stream, expected + 1, id, type, data, meta)
  }
  let queue: { work: () => void; resolve: () => void }[] = []
  function flush() {
    const batch = queue
    queue = []
    begin.run()
    for (const { work } of batch) work()
    commit.run()
    for (const { resolve } of batch) resolve()
  }
  return {
    db,
    read: (stream: string) => slice.all(stream) as unknown as { rev: number; type: string; data: string }[],
    put,
    transaction(work: () => void) {
      begin.run()
      work()
      commit.run()
    },
    /** One commit for all that has queued. */
    grouped: (work: () => void) =>
      new Promise<void>((resolve) => {
        if (queue.push({ work, resolve }) === 1) setImmediate(flush)
      }),
    close: () => db.close(),
  }
}
export type RawStore = ReturnType<typeof rawStore>
