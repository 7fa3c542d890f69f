import type { Recorded } from '#contracts/kernel/recorded.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import type { AnyProjection } from './projection.ts'

/** The view inside a document; null for a tombstone or no document. */
export function viewOf(doc: Doc | null): Record<string, unknown> | null {
  if (!doc || doc.dead === true) return null
  const { _id, companyId, rev, ...view } = doc
  return view
}

/** Folds events of one stream, contiguous from `doc.rev + 1`, into its document. */
export function foldInto(projection: AnyProjection, doc: Doc | null, events: Recorded[]): Doc {
  let view = viewOf(doc)
  for (const recorded of events) view = projection.evolve(view, recorded) as Record<string, unknown> | null
  const last = events.at(-1)!
  const { tenant, id } = parseStream(last.stream)
  const identity = { _id: id, companyId: tenant, rev: last.revision }
  return view === null ? { ...identity, dead: true } : { ...identity, ...view }
}
