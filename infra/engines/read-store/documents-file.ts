import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../sqlite/open-database.ts'

/** The read documents as a file, from a read-only connection of its own: for checkers. */
export interface DocumentsFile {
  /** Names of the collections that are live. */
  collections(): string[]
  /** The document as text; null when there is none. */
  text(collection: string, id: string): { rev: number; doc: string } | null
  /** Ids in order, a page at a time. */
  idsAfter(collection: string, id: string, limit: number): { id: string; company: string }[]
  close(): void
}

export function openDocumentsFile(directory: string): DocumentsFile {
  const file = join(directory, 'read.db')
  if (!existsSync(file)) return { collections: () => [], text: () => null, idsAfter: () => [], close() {} }
  const db = openDatabase(file, 'NORMAL', { readOnly: true })
  const one = perCollection((name) => db.prepare(`SELECT rev, doc FROM "${name}" WHERE id = ?`))
  const ids = perCollection((name) => db.prepare(`SELECT id, company FROM "${name}" WHERE id > ? ORDER BY id LIMIT ?`))
  return {
    collections: () => db.prepare('SELECT name FROM collection ORDER BY name').all().map(({ name }) => String(name)),
    text: (collection, id) => (one(collection).get(id) as { rev: number; doc: string } | undefined) ?? null,
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
