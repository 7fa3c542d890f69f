import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { CollectionSpec, Doc } from './read-store.ts'
import { columnFields, type Fields } from './schema.ts'
import { columnOf } from './sql-filter.ts'

/**
 * Writes the documents of one collection: the text, and beside it the columns that are taken from it. A column is
 * written only when its value changes, so a write that leaves them all alone touches no index and wakes no counter.
 */
export interface DocumentWriter {
  /** False when there is a document of this id already. */
  insert(doc: Doc): boolean
  /** False when the document is no longer, or not yet, at revision `expected`. */
  replace(expected: number, doc: Doc): boolean
}

export function documentWriter(db: DatabaseSync, spec: CollectionSpec): DocumentWriter {
  const table = `"${spec.name}"`
  const valuesOf = columnValues(spec)
  const columns = ['company', ...columnFields(spec).map((field) => columnOf(field))]
  const inserted = db.prepare(
    `INSERT INTO ${table} (id, rev, doc, ${columns.join()}) VALUES (?, ?, ?, ${columns.map(() => '?').join()}) ON CONFLICT DO NOTHING`,
  )
  // The unary plus keeps SQLite from looking the document up by anything but its id.
  const kept = db.prepare(
    `UPDATE ${table} SET rev = ?, doc = ? WHERE id = ? AND rev = ? AND ${columns.map((column) => `+${column} IS ?`).join(' AND ')}`,
  )
  const before = db.prepare(`SELECT ${columns.join()} FROM ${table} WHERE id = ? AND rev = ?`)
  before.setReturnArrays(true)
  const changing = new Map<string, StatementSync>()

  /** Sets these columns and no others. */
  function change(at: number[]): StatementSync {
    const key = at.join()
    let statement = changing.get(key)
    if (!statement) {
      if (changing.size > 100) changing.clear()
      changing.set(
        key,
        (statement = db.prepare(
          `UPDATE ${table} SET rev = ?, doc = ?${at.map((i) => `, ${columns[i]} = ?`).join('')} WHERE id = ? AND rev = ?`,
        )),
      )
    }
    return statement
  }

  return {
    insert: (doc) => one(inserted.run(doc._id, doc.rev, JSON.stringify(doc), doc.companyId, ...valuesOf(doc))),
    replace(expected, doc) {
      const text = JSON.stringify(doc)
      const values = [doc.companyId, ...valuesOf(doc)]
      if (one(kept.run(doc.rev, text, doc._id, expected, ...values))) return true
      const row = before.get(doc._id, expected) as unknown as SQLInputValue[] | undefined
      if (!row) return false
      const changed = columns.flatMap((_, i) => (row[i] === values[i] ? [] : [i]))
      return one(change(changed).run(doc.rev, text, ...changed.map((i) => values[i]!), doc._id, expected))
    },
  }
}

const one = ({ changes }: { changes: number | bigint }) => Number(changes) === 1

/** What a document has in the columns of its collection, in their order: what `json_extract` answers of its text. */
export function columnValues(spec: Pick<CollectionSpec, Fields>): (doc: Doc) => SQLInputValue[] {
  const paths = columnFields(spec).map((field) => field.split('.'))
  return (doc) => paths.map((path) => columnValue(path.reduce(step, doc)))
}

function step(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.hasOwn(value, name)) return null
  return (value as Record<string, unknown>)[name]
}

function columnValue(value: unknown): SQLInputValue {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value === 'boolean') return Number(value)
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : null
}
