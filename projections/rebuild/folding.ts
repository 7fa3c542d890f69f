import { type DocumentRow, documentRow } from '#infra/engines/read-store/collection-build.ts'
import type { Folded } from './fold-streams.ts'

/** What came of some streams, in a shape that can cross from thread to thread: rows by name of projection. */
export type Folding = { events: number; documents: number; rows: Record<string, DocumentRow[]>; unreadable: string[] }

export function foldingOf(streams: Iterable<Folded>): Folding {
  const folding: Folding = { events: 0, documents: 0, rows: {}, unreadable: [] }
  for (const { stream, events, docs, error } of streams) {
    for (const { projection, doc } of docs) (folding.rows[projection.name] ??= []).push(documentRow(doc))
    folding.events += events
    folding.documents += docs.length
    if (error) folding.unreadable.push(`${stream}: ${error.message.split('\n', 1)[0]}`)
  }
  return folding
}
