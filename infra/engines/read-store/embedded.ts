import { join } from 'node:path'
import type { StatementSync } from 'node:sqlite'
import { Query as MingoQuery } from 'mingo'
import { Fenced } from '../failures.ts'
import { checkpointer } from '../sqlite/checkpointer.ts'
import { limitSize, openDatabase } from '../sqlite/open-database.ts'
import { type DocumentWriter, documentWriter } from './document-writer.ts'
import type { CollectionSpec, CompareAndSet, Doc, Query, ReadStore, Replacement } from './read-store.ts'
import { columnFields, counterTable, dropExtrasSql, extrasSql, fillColumnsSql, hasColumns, tableSql } from './schema.ts'
import { columnOf, toSql } from './sql-filter.ts'

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS state (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS state_epoch (key TEXT PRIMARY KEY, epoch INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS collection (name TEXT PRIMARY KEY, spec TEXT NOT NULL) STRICT, WITHOUT ROWID;`

/**
 * Documents as JSON text in one table per collection, with a column for each field that is indexed or counted; counters
 * are rows kept by triggers in the transaction of the write itself. Synchronous NORMAL: everything here can be rebuilt
 * from the log.
 */
export function embeddedReadStore(directory: string, { maxBytes }: { maxBytes?: number } = {}): ReadStore {
  const file = join(directory, 'read.db')
  const db = openDatabase(file, 'NORMAL')
  db.exec(SCHEMA)
  db.exec('PRAGMA wal_autocheckpoint = 0; PRAGMA cache_size = -64000;')
  if (maxBytes) limitSize(db, maxBytes)
  const wal = checkpointer(file, db)
  const statements = new Map<string, StatementSync>()
  const prepared = (sql: string) => {
    let statement = statements.get(sql)
    if (!statement) {
      if (statements.size > 500) statements.clear()
      statements.set(sql, (statement = db.prepare(sql)))
    }
    return statement
  }
  const specs = new Map<string, CollectionSpec>()
  /** Live collections whose writes go to what is built beside them as well. */
  const followed = new Map<string, string>()
  for (const row of db.prepare('SELECT spec FROM collection').all()) {
    const spec = JSON.parse(String(row.spec)) as CollectionSpec
    specs.set(spec.name, spec)
  }
  /** A collection that a rebuild put in place since this store was opened. */
  const stored = (name: string) => {
    const row = db.prepare('SELECT spec FROM collection WHERE name = ?').get(name)
    return row && (JSON.parse(String(row.spec)) as CollectionSpec)
  }
  const writers = new Map<string, DocumentWriter>()
  function writerOf(collection: string): DocumentWriter {
    let writer = writers.get(collection)
    if (!writer) {
      const spec = specs.get(collection)
      if (!spec) throw new Error(`There is no collection ${collection}`)
      writers.set(collection, (writer = documentWriter(db, spec)))
    }
    return writer
  }
  const parse = (row: unknown) => JSON.parse((row as { doc: string }).doc) as Doc
  /** Fields that are never arrays: those the collection indexes, counts or filters by, and the three every document has. */
  const scalars = (collection: string) => {
    const spec = specs.get(collection)
    const known = new Set(['_id', 'companyId', 'rev', ...(spec ? columnFields({ ...spec, maps: [] }) : [])])
    return (field: string) => known.has(field)
  }

  function inTransaction<T>(work: () => T, rows = 1): T {
    db.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      db.exec('COMMIT')
      wal.dirty(rows)
      return result
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK')
      throw error
    }
  }

  function select(collection: string, { filter, sort = {}, skip = 0, limit, only }: Query): Doc[] {
    if (!specs.has(collection)) return []
    const scalar = scalars(collection)
    const where = toSql(filter, scalar, specs.get(collection)?.maps)
    const sortable = Object.keys(sort).every(scalar)
    const order = Object.entries(sort).map(([field, way]) => `${columnOf(field)} ${way === 1 ? 'ASC' : 'DESC'}`)
    const pushed = where.complete && sortable
    const fields = pushed && only?.every(scalar) ? ['_id', 'companyId', 'rev', ...only] : null
    const chosen = fields?.map((field) => `${columnOf(field)} AS "${field}"`).join(', ') ?? 'doc'
    const sql =
      `SELECT ${chosen} FROM "${collection}"` +
      (where.sql ? ` WHERE ${where.sql}` : '') +
      (pushed && order.length ? ` ORDER BY ${order.join(', ')}` : '') +
      (pushed && (limit !== undefined || skip) ? ' LIMIT ? OFFSET ?' : '')
    const params = pushed && (limit !== undefined || skip) ? [...where.params, limit ?? -1, skip] : where.params
    const found = prepared(sql).all(...params)
    if (fields) return found as Doc[]
    const docs = found.map(parse)
    if (pushed) return docs
    let cursor = new MingoQuery(filter as never).find<Doc>(docs as never[])
    if (Object.keys(sort).length) cursor = cursor.sort(sort)
    if (skip) cursor = cursor.skip(skip)
    if (limit !== undefined) cursor = cursor.limit(limit)
    return cursor.all()
  }

  async function ensure(spec: CollectionSpec) {
    const known = specs.get(spec.name) ?? stored(spec.name)
    if (known && JSON.stringify(known) === JSON.stringify(spec) && hasColumns(db, spec))
      return void specs.set(spec.name, spec)
    writers.delete(spec.name)
    inTransaction(() => {
      if (known) for (const sql of dropExtrasSql(db, known)) db.exec(sql)
      db.exec(tableSql(spec))
      if (known) for (const sql of fillColumnsSql(db, spec)) db.exec(sql)
      for (const sql of extrasSql(spec)) db.exec(sql)
      prepared('INSERT INTO collection VALUES (?, ?) ON CONFLICT DO UPDATE SET spec = excluded.spec').run(
        spec.name,
        JSON.stringify(spec),
      )
    })
    specs.set(spec.name, spec)
  }

  async function drop(collection: string) {
    const spec = specs.get(collection)
    if (!spec) return
    statements.clear()
    writers.delete(collection)
    inTransaction(() => {
      for (const sql of dropExtrasSql(db, spec)) db.exec(sql)
      db.exec(`DROP TABLE "${collection}"`)
      db.prepare('DELETE FROM collection WHERE name = ?').run(collection)
    })
    specs.delete(collection)
  }

  /** Of one process, as everything here: what is built beside takes the name of the live one in one transaction. */
  async function replace(spec: CollectionSpec): Promise<Replacement> {
    const { name } = spec
    const fresh = { ...spec, name: `${name}_rebuilt` }
    const replaces = specs.has(name)
    let live = false
    // What a rebuild that died left behind.
    await drop(fresh.name)
    await ensure(fresh)
    return {
      replaces,
      get collection() {
        return live ? name : fresh.name
      },
      follow: async () => void followed.set(name, fresh.name),
      async switchOver() {
        statements.clear()
        writers.clear()
        inTransaction(() => {
          for (const replaced of replaces ? [specs.get(name)!, fresh] : [fresh])
            for (const sql of dropExtrasSql(db, replaced)) db.exec(sql)
          if (replaces) db.exec(`DROP TABLE "${name}"`)
          db.exec(`ALTER TABLE "${fresh.name}" RENAME TO "${name}"`)
          for (const sql of extrasSql(spec)) db.exec(sql)
          db.prepare('DELETE FROM collection WHERE name IN (?, ?)').run(name, fresh.name)
          db.prepare('INSERT INTO collection VALUES (?, ?)').run(name, JSON.stringify(spec))
        })
        followed.delete(name)
        specs.delete(fresh.name)
        specs.set(name, spec)
        live = true
      },
      finish: async () => {},
      async abandon() {
        followed.delete(name)
        await drop(fresh.name)
      },
    }
  }

  return {
    ensure,
    async get(collection, id) {
      const row = prepared(`SELECT doc FROM "${collection}" WHERE id = ?`).get(id)
      return row ? parse(row) : null
    },
    async getMany(collection, ids) {
      const docs = Array<Doc | null>(ids.length).fill(null)
      // One statement for all: a look-up costs a third of what it costs alone. CROSS JOIN keeps the ids outside.
      const rows = prepared(
        `SELECT asked.key AS at, found.doc FROM json_each(?) AS asked CROSS JOIN "${collection}" AS found ON found.id = asked.value`,
      ).all(JSON.stringify(ids))
      for (const row of rows) docs[Number(row.at)] = parse(row)
      return docs
    },
    async revisions(collection, ids) {
      const revisions = Array<number | null>(ids.length).fill(null)
      const rows = prepared(
        `SELECT asked.key AS at, found.rev FROM json_each(?) AS asked CROSS JOIN "${collection}" AS found ON found.id = asked.value`,
      ).all(JSON.stringify(ids))
      for (const row of rows) revisions[Number(row.at)] = Number(row.rev)
      return revisions
    },
    async compareAndSet(writes) {
      if (writes.length === 0) return []
      const write = (collection: string, { expected, doc }: CompareAndSet) =>
        expected === null ? writerOf(collection).insert(doc) : writerOf(collection).replace(expected, doc)
      const writeLive = (each: CompareAndSet) => {
        const beside = followed.get(each.collection)
        if (beside !== undefined) write(beside, each)
        return write(each.collection, each)
      }
      return inTransaction(() => writes.map(writeLive), writes.length)
    },
    async find(collection, query) {
      return select(collection, query)
    },
    async count(collection, filter, most) {
      if (!specs.has(collection)) return 0
      const where = toSql(filter, scalars(collection), specs.get(collection)?.maps)
      if (!where.complete) return Math.min(select(collection, { filter }).length, most ?? Infinity)
      const from = `FROM "${collection}"${where.sql ? ` WHERE ${where.sql}` : ''}`
      const row =
        most === undefined
          ? prepared(`SELECT count(*) AS n ${from}`).get(...where.params)
          : prepared(`SELECT count(*) AS n FROM (SELECT 1 ${from} LIMIT ?)`).get(...where.params, most)
      return Number(row?.n)
    },
    async counts(collection, name, where) {
      const counter = specs.get(collection)?.counters.find((each) => each.name === name)
      if (!counter) throw new Error(`${collection} keeps no counter ${name}`)
      const conditions: string[] = []
      const params: (string | number)[] = []
      for (const [field, value] of Object.entries(where)) {
        const at = counter.by.indexOf(field)
        if (at < 0) throw new Error(`Counter ${name} is not by ${field}`)
        conditions.push(`k${at} IS ?`)
        params.push(value as string | number)
      }
      const rows = prepared(
        `SELECT * FROM "${counterTable(collection, counter)}" WHERE n > 0${conditions.map((c) => ` AND ${c}`).join('')}`,
      ).all(...params)
      return rows.map((row) => ({
        by: Object.fromEntries(counter.by.map((field, i) => [field, row[`k${i}`]])),
        count: Number(row.n),
      }))
    },
    async collections() {
      return [...specs.keys()].map((name) => ({
        name,
        documents: Number(prepared(`SELECT count(*) AS n FROM "${name}"`).get()?.n),
      }))
    },
    drop,
    replace,
    async loadState(key) {
      const row = prepared('SELECT value FROM state WHERE key = ?').get(key)
      return row ? JSON.parse(String(row.value)) : null
    },
    async saveState(key, value, epoch) {
      const save = prepared('INSERT INTO state VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value')
      if (epoch !== undefined)
        return inTransaction(() => {
          const guard =
            'INSERT INTO state_epoch VALUES (?, ?) ON CONFLICT DO UPDATE SET epoch = excluded.epoch WHERE epoch <= excluded.epoch'
          if (Number(prepared(guard).run(key, epoch).changes) === 0)
            throw new Fenced(`${key} was saved by a later holder than that of epoch ${epoch}`)
          save.run(key, JSON.stringify(value))
        })
      save.run(key, JSON.stringify(value))
      wal.dirty()
    },
    async close() {
      await wal.stop()
      db.close()
    },
  }
}
