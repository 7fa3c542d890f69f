import { type DocumentRow, documentRows } from '#infra/engines/read-store/collection-build.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import type { AnyProjection } from '../runtime/projection.ts'
import type { Folded } from './fold-streams.ts'

/** What came of some streams, in a shape that can cross from thread to thread: rows by name of projection. */
export type Folding = { events: number; documents: number; rows: Record<string, DocumentRow[]>; unreadable: string[] }

export function foldingOf(streams: Iterable<Folded>): Folding {
  const folding: Folding = { events: 0, documents: 0, rows: {}, unreadable: [] }
  for (const { stream, events, docs, error } of streams) {
    for (const { projection, doc } of docs) (folding.rows[projection.name] ??= []).push(rowOf(projection, doc))
    folding.events += events
    folding.documents += docs.length
    if (error) folding.unreadable.push(`${stream}: ${error.message.split('\n', 1)[0]}`)
  }
  return folding
}

const makers = new WeakMap<AnyProjection, (doc: Doc) => DocumentRow>()
function rowOf(projection: AnyProjection, doc: Doc): DocumentRow {
  let make = makers.get(projection)
  if (!make) makers.set(projection, (make = documentRows(projection)))
  return make(doc)
}
