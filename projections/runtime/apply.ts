import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import type { Codec } from '#infra/codec.ts'
import { crash } from '#infra/crash.ts'
import type { EventStore, RecordedEvent } from '#infra/engines/event-store/event-store.ts'
import { type CompareAndSet, type Doc, NotKept, type ReadStore } from '#infra/engines/read-store/read-store.ts'
import { foldInto } from './fold.ts'
import type { AnyProjection } from './projection.ts'
import { SLICE, slices } from './slices.ts'

/** A document that loses this many races in a row is left to the sweeper, which says so. */
const ROUNDS = 100

export type Deps = { store: EventStore; reads: ReadStore; codec: Codec }
export type Applied = {
  /** Documents written, as they stand now. */
  changed: Doc[]
  /** Documents that had all their records already. */
  level: Doc[]
  /** Streams whose fold failed, or whose document the read store will not keep: it stays as it was until the sweeper's next try. */
  failed: { stream: string; error: unknown }[]
  /** Events that had to be fetched from the store because they had not arrived. */
  holes: number
}

/**
 * Applies records to one projection: what is already in a document is skipped, a gap is read from the store, and
 * the document is replaced only if it is still the one that was read. Any order, duplicates and losses are fine.
 * Each document is written once for all its records; a backlog is taken in slices, and others come in between.
 * Without `recent`, documents are looked at as they are: for those who doubt what was written.
 */
export async function applyRecords(
  deps: Deps,
  projection: AnyProjection,
  collection: string,
  records: RecordedEvent[],
  { recent = true } = {},
): Promise<Applied> {
  const applied: Applied = { changed: [], level: [], failed: [], holes: 0 }
  const streams = new Map<string, RecordedEvent[]>()
  const category = `.${projection.category}-`
  for (const record of records) {
    if (!record.stream.includes(category)) continue
    const known = streams.get(record.stream)
    if (known) known.push(record)
    else streams.set(record.stream, [record])
  }
  for (const slice of slices(streams)) {
    let pending = slice
    for (let round = 0; pending.size > 0 && round < ROUNDS; round++)
      pending = await once(deps, projection, collection, pending, applied, recent)
    for (const stream of pending.keys())
      applied.failed.push({ stream, error: new Error('lost every race for its document') })
    if (records.length >= SLICE) await nextTurn()
  }
  return applied
}

/** One round of read, fold and compare-and-set; answers the streams that lost a race and need another. */
async function once(
  deps: Deps,
  projection: AnyProjection,
  collection: string,
  streams: Map<string, RecordedEvent[]>,
  applied: Applied,
  recent: boolean,
): Promise<Map<string, RecordedEvent[]>> {
  const names = [...streams.keys()]
  const docs = await deps.reads.getMany(
    collection,
    names.map((stream) => parseStream(stream).id),
    { recent },
  )
  crash('P2')
  const writes: (CompareAndSet & { stream: string })[] = []
  for (const [index, stream] of names.entries()) {
    const doc = docs[index] ?? null
    try {
      // Documents are found by the id in the stream's name. An id taken from another company yields no document.
      if (doc && !stream.startsWith(`${doc.companyId}.`))
        throw new Error('the document of this id belongs to another company')
      const events = await missing(deps, stream, doc?.rev ?? -1, streams.get(stream)!, applied)
      if (events.length === 0) {
        if (doc) applied.level.push(doc)
        continue
      }
      writes.push({
        stream,
        collection,
        expected: doc?.rev ?? null,
        before: doc,
        doc: foldInto(projection, doc, events),
      })
    } catch (error) {
      applied.failed.push({ stream, error })
    }
  }
  crash('P3')
  let notKept: string | undefined
  const won = await deps.reads.compareAndSet(writes).catch((error: unknown): boolean[] => {
    notKept = error instanceof NotKept ? writes.find(({ doc }) => doc._id === error.id)?.stream : undefined
    if (notKept === undefined) throw error
    applied.failed.push({ stream: notKept, error })
    return []
  })
  crash('P4')
  const again = new Map<string, RecordedEvent[]>()
  for (const [index, write] of writes.entries()) {
    if (won[index]) applied.changed.push(write.doc)
    else if (write.stream !== notKept) again.set(write.stream, streams.get(write.stream)!)
  }
  return again
}

/** The events after `have`, contiguous: from the records where they are complete, else from the store. */
async function missing(
  deps: Deps,
  stream: string,
  have: number,
  records: RecordedEvent[],
  applied: Applied,
): Promise<Recorded[]> {
  const fresh = records.filter((record) => record.revision > have).sort((a, b) => a.revision - b.revision)
  const run: RecordedEvent[] = []
  for (const record of fresh) if (record.revision === have + 1 + run.length) run.push(record)
  const last = fresh.at(-1)?.revision ?? have
  if (have + run.length === last) return deps.codec.decodeAll(run)
  const repaired = await deps.store.read(stream, { from: have + 1 })
  crash('P8')
  applied.holes += repaired.length - run.length
  return deps.codec.decodeAll(repaired)
}
