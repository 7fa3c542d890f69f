import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { SQLInputValue } from 'node:sqlite'
import { openDatabase } from '../sqlite/open-database.ts'
import { columnValues } from './document-writer.ts'
import type { CollectionSpec, Doc } from './read-store.ts'
import { columnFields, hasColumns } from './schema.ts'
import { columnOf } from './sql-filter.ts'

/** The read documents as a file, from a read-only connection of its own: for checkers. */
export interface DocumentsFile {
  /** Names of the collections that are live. */
  collections(): string[]
  /** The document as text, with the fields whose column holds something else than the text; null when there is none. */
  text(collection: string, id: string): { rev: number; doc: string; misfiled: string[] } | null
  /** Ids in order, a page at a time. */
  idsAfter(collection: string, id: string, limit: number): { id: string; company: string }[]
  close(): void
}

export function openDocumentsFile(directory: string): DocumentsFile {
  const file = join(directory, 'read.db')
  if (!existsSync(file)) return { collections: () => [], text: () => null, idsAfter: () => [], close() {} }
  const db = openDatabase(file, 'NORMAL', { readOnly: true })
  const one = perCollection((name) => {
    const row = db.prepare('SELECT spec FROM collection WHERE name = ?').get(name)
    const spec = JSON.parse(String(row!.spec)) as CollectionSpec
    // A platform that has not been started since fields got columns of their own has none to look at.
    const fields = hasColumns(db, spec) ? columnFields(spec) : []
    const valuesOf = columnValues(spec)
    const find = db.prepare(
      `SELECT rev, doc, company${fields.map((field) => `, ${columnOf(field)}`).join('')} FROM "${name}" WHERE id = ?`,
    )
    find.setReturnArrays(true)
    return (id: string) => {
      const found = find.get(id) as unknown as
        | [rev: number, doc: string, company: string, ...columns: SQLInputValue[]]
        | undefined
      if (!found) return null
      const [rev, text, company, ...columns] = found
      const doc = JSON.parse(text) as Doc
      const values = valuesOf(doc)
      const misfiled = fields.filter((_, i) => columns[i] !== values[i])
      return { rev, doc: text, misfiled: company === doc.companyId ? misfiled : ['companyId', ...misfiled] }
    }
  })
  const ids = perCollection((name) => db.prepare(`SELECT id, company FROM "${name}" WHERE id > ? ORDER BY id LIMIT ?`))
  return {
    collections: () =>
      db
        .prepare('SELECT name FROM collection ORDER BY name')
        .all()
        .map(({ name }) => String(name)),
    text: (collection, id) => one(collection)(id),
    idsAfter: (collection, id, limit) => ids(collection).all(id, limit) as { id: string; company: string }[],
    close: () => db.close(),
  }
}

function perCollection<T>(make: (name: string) => T) {
  const made = new Map<string, T>()
  return (name: string) => {
    let known = made.get(name)
    if (!known) made.set(name, (known = make(name)))
    return known
  }
}
