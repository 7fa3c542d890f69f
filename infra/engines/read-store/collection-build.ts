import { join } from 'node:path'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { openDatabase } from '../sqlite/open-database.ts'
import { columnValues, documentWriter } from './document-writer.ts'
import type { CollectionSpec, Doc } from './read-store.ts'
import { columnFields, counterTable, extrasSql, tableSql, type Fields } from './schema.ts'
import { columnOf } from './sql-filter.ts'

/** Documents per transaction beside a running platform: short, because its own writes wait for the same file. */
const SHORT = 40
const LONG = 5000
/** How many times as long as a transaction the pause after it is, beside a running platform. */
const REST = 2
/** Transactions after which their pages are moved from the log into the file: a serving process does so only when it writes itself. */
const CHECKPOINT = 20

/** A document as its table holds it, the columns of its fields in their order. */
export type DocumentRow = { id: string; company: string; rev: number; doc: string; fields: SQLInputValue[] }
/** Makes the rows of one collection. */
export function documentRows(spec: Pick<CollectionSpec, Fields>): (doc: Doc) => DocumentRow {
  const valuesOf = columnValues(spec)
  return (doc) => ({
    id: doc._id,
    company: doc.companyId,
    rev: doc.rev,
    doc: JSON.stringify(doc),
    fields: valuesOf(doc),
  })
}

/**
 * A collection built beside the live one, over a connection of its own. It is not read until `switchOver` gives it the
 * live one's name, with its indexes and counters, in one transaction (ADR 010).
 */
export interface CollectionBuild {
  /** Replaces documents of the new collection. */
  put(rows: readonly DocumentRow[]): void
  /** Makes what was put durable and the indexes complete; to be called before `switchOver`. */
  complete(): void
  /** Shorter pauses for others, until the switch: for a build that would not catch up with them otherwise. */
  hurry(): void
  /** Live and new documents in order of id, side by side, as text; null where one side has none. */
  sideBySide(): Iterable<{
    id: string
    live: { rev: number; doc: string } | null
    fresh: { rev: number; doc: string } | null
  }>
  /** Under the lock that keeps out every other writer: `lastly` sees and puts what is still missing, then names change. */
  switchOver(lastly: () => void, state: () => Record<string, unknown>): void
  /** Removes what the new collection replaced, a little at a time. */
  removeOld(): void
  /** There is a live collection of this name already. */
  readonly replaces: boolean
  /** The live document, and a way to put it right if it is still that one. */
  live(id: string): Doc | null
  mend(doc: Doc): void
  /** A named value for readers of the store, such as the progress. */
  saveState(key: string, value: unknown): void
  close(): void
}

/** @param shared another process writes to the same file during the build. */
export function collectionBuild(
  directory: string,
  spec: CollectionSpec,
  tag: string,
  { shared }: { shared: boolean },
): CollectionBuild {
  const db = openDatabase(join(directory, 'read.db'), 'NORMAL')
  db.exec(`PRAGMA cache_size = -64000; PRAGMA wal_autocheckpoint = ${shared ? 0 : 10_000};
    CREATE TABLE IF NOT EXISTS state (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS collection (name TEXT PRIMARY KEY, spec TEXT NOT NULL) STRICT, WITHOUT ROWID;`)
  const fresh = { ...spec, name: `${spec.name}~${tag}` }
  const old = `${spec.name}~${tag}~old`
  const paced = pacing(db, shared)

  paced(() => db.exec(tableSql(fresh)))
  // Beside others no index may be made in one go over a full table: that would hold the lock for too long.
  let indexed = false
  function extras() {
    if (!indexed) paced(() => extrasSql(fresh).forEach((sql) => db.exec(sql)))
    indexed = true
  }
  if (shared) extras()
  const columns = ['company', 'rev', 'doc', ...columnFields(spec).map((field) => columnOf(field))]
  const upsert = db.prepare(
    `INSERT INTO "${fresh.name}" (id, ${columns.join()}) VALUES (?, ${columns.map(() => '?').join()})
     ON CONFLICT (id) DO UPDATE SET ${columns.map((column) => `${column} = excluded.${column}`).join()}`,
  )
  const write = (rows: readonly DocumentRow[]) => {
    for (const { id, company, rev, doc, fields } of rows) upsert.run(id, company, rev, doc, ...fields)
  }
  const save = db.prepare('INSERT INTO state VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value')
  let waiting: DocumentRow[] = []
  function flush(size: number) {
    for (let i = 0; i < waiting.length; i += size) paced(() => write(waiting.slice(i, i + size)))
    waiting = []
  }
  const exists = (name: string) =>
    db.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?").get(name) !== undefined

  return {
    put(rows) {
      if (db.isTransaction) return write(rows)
      for (const row of rows) waiting.push(row)
      const size = shared ? SHORT : LONG
      if (waiting.length >= size) flush(size)
    },
    complete() {
      flush(shared ? SHORT : LONG)
      extras()
    },
    hurry: () => paced.resting(0.5),
    *sideBySide() {
      const page = (name: string) => db.prepare(`SELECT id, rev, doc FROM "${name}" WHERE id > ? ORDER BY id LIMIT 500`)
      const live = exists(spec.name) ? inOrder(page(spec.name)) : [][Symbol.iterator]()
      const ours = inOrder(page(fresh.name))
      let a = live.next()
      let b = ours.next()
      while (!a.done || !b.done) {
        const id = a.done ? b.value!.id : b.done ? a.value.id : a.value.id < b.value.id ? a.value.id : b.value.id
        const [left, right] = [
          !a.done && a.value.id === id ? a.value : null,
          !b.done && b.value.id === id ? b.value : null,
        ]
        yield { id, live: left, fresh: right }
        if (left) a = live.next()
        if (right) b = ours.next()
      }
    },
    switchOver(lastly, state) {
      inTransaction(db, () => {
        lastly()
        const before = db.prepare('SELECT spec FROM collection WHERE name = ?').get(spec.name)
        const counters = before ? (JSON.parse(String(before.spec)) as CollectionSpec).counters : []
        if (exists(spec.name)) db.exec(`ALTER TABLE "${spec.name}" RENAME TO "${old}"`)
        for (const counter of counters)
          db.exec(`ALTER TABLE "${counterTable(spec.name, counter)}" RENAME TO "${counterTable(old, counter)}"`)
        db.exec(`ALTER TABLE "${fresh.name}" RENAME TO "${spec.name}"`)
        for (const counter of spec.counters)
          db.exec(`ALTER TABLE "${counterTable(fresh.name, counter)}" RENAME TO "${counterTable(spec.name, counter)}"`)
        db.prepare('INSERT INTO collection VALUES (?, ?) ON CONFLICT DO UPDATE SET spec = excluded.spec').run(
          spec.name,
          JSON.stringify(spec),
        )
        for (const [key, value] of Object.entries(state())) save.run(key, JSON.stringify(value))
      })
      paced.resting(REST)
    },
    removeOld: () => removeTables(db, `${spec.name}~%`, paced),
    replaces: exists(spec.name),
    live(id) {
      const row = db.prepare(`SELECT doc FROM "${spec.name}" WHERE id = ?`).get(id)
      return row ? (JSON.parse(String(row.doc)) as Doc) : null
    },
    mend(doc) {
      inTransaction(db, () => documentWriter(db, spec).replace(doc.rev, doc))
    },
    saveState: (key, value) => paced(() => save.run(key, JSON.stringify(value))),
    close: () => db.close(),
  }
}

type Stored = { id: string; rev: number; doc: string }

function* inOrder(page: { all(after: string): unknown[] }): Generator<Stored, undefined> {
  let after = ''
  for (;;) {
    const rows = page.all(after) as Stored[]
    if (rows.length === 0) return
    yield* rows
    after = rows.at(-1)!.id
  }
}

/** Tables of builds that never finished, or have been replaced; a little at a time where others wait. */
function removeTables(db: DatabaseSync, like: string, paced: (work: () => void) => void) {
  const tables = db
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE ? ESCAPE '\\'")
    .all(like.replaceAll('_', '\\_'))
  for (const { name } of tables) {
    const triggers = db
      .prepare("SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name = ?")
      .all(name as string)
    paced(() => triggers.forEach((trigger) => db.exec(`DROP TRIGGER "${String(trigger.name)}"`)))
    const indexes = db
      .prepare("SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL")
      .all(name as string)
    for (const index of indexes) paced(() => db.exec(`DROP INDEX "${String(index.name)}"`))
    const columns = db.prepare(`SELECT name FROM pragma_table_info(?) WHERE name = 'id'`).all(name as string)
    if (columns.length > 0) {
      const some = db.prepare(`DELETE FROM "${String(name)}" WHERE id IN (SELECT id FROM "${String(name)}" LIMIT 500)`)
      let gone = 1
      while (gone > 0) paced(() => (gone = Number(some.run().changes)))
    }
    paced(() => db.exec(`DROP TABLE "${String(name)}"`))
  }
}

/**
 * Work in transactions; where the file is shared, with a pause after each that is so many times as long. A process that
 * waits for the lock polls only now and then: without pauses it would hardly ever find it free.
 */
function pacing(db: DatabaseSync, shared: boolean) {
  const still = new Int32Array(new SharedArrayBuffer(4))
  const checkpoint = db.prepare('PRAGMA wal_checkpoint(PASSIVE)')
  let rest = REST
  let times = 0
  const paced = (work: () => void) => {
    const began = performance.now()
    inTransaction(db, work)
    if (!shared) return
    Atomics.wait(still, 0, 0, Math.min(50, rest * (performance.now() - began) + 1))
    // It blocks no other work, so it comes on top of the pause.
    if (++times % CHECKPOINT === 0) checkpoint.get()
  }
  return Object.assign(paced, { resting: (times: number) => void (rest = times) })
}

function inTransaction(db: DatabaseSync, work: () => void) {
  db.exec('BEGIN IMMEDIATE')
  try {
    work()
    db.exec('COMMIT')
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
}
