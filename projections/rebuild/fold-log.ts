import { parseStream } from '#contracts/kernel/streams.ts'
import type { Codec } from '#infra/codec.ts'
import type { EventStore, Position, RecordedEvent } from '#infra/engines/event-store/event-store.ts'
import type { CompareAndSet, Doc, ReadStore } from '#infra/engines/read-store/read-store.ts'
import { foldInto } from '../runtime/fold.ts'
import { openTogether } from '../runtime/open-together.ts'
import type { AnyProjection } from '../runtime/projection.ts'

/** Events read at once, and streams whose documents are kept at hand. */
const BATCH = 1000
const AT_HAND = 30_000
const WRITES = 500

export type Target = { projection: AnyProjection; collection: string }
type Deps = { store: EventStore; reads: ReadStore; codec: Codec }
/** Documents of one stream as they stand, and the revision under which they were written last. */
type Open = { docs: (Doc | null)[]; written: number | null }

/**
 * Reads the log once, in its order, and folds it into collections that no other process writes. Documents are kept at hand
 * and written when they have not been touched for long, or at the end: most of them once.
 */
export function logFolder({ store, reads, codec }: Deps, targets: readonly Target[]) {
  const open = new Map<string, Open>()
  const unreadable = new Map<string, string>()
  const figures = { events: 0, documents: 0 }
  const ofCategory = Map.groupBy(targets, ({ projection }) => projection.category)
  const targetsOf = (stream: string) => ofCategory.get(parseStream(stream).category)

  /** Documents that were written and put away before. */
  async function fetch(streams: string[]) {
    if (streams.some((stream) => flushing.has(stream))) await flushed
    for (const [category, names] of Map.groupBy(streams, (stream) => parseStream(stream).category)) {
      const ids = names.map((stream) => parseStream(stream).id)
      const found = await Promise.all(ofCategory.get(category)!.map(({ collection }) => reads.getMany(collection, ids)))
      for (const [at, stream] of names.entries()) {
        const docs = found.map((each) => each[at] ?? null)
        open.set(stream, { docs, written: docs[0]?.rev ?? null })
      }
    }
  }

  async function take(stream: string, records: RecordedEvent[]) {
    const held = open.get(stream) ?? { docs: [], written: null }
    open.delete(stream)
    try {
      const events = await codec.decodeAll(records)
      const docs = targetsOf(stream)!.map(({ projection }, at) => foldInto(projection, held.docs[at] ?? null, events))
      open.set(stream, { docs, written: held.written })
      figures.events += records.length
    } catch (error) {
      unreadable.set(stream, `${stream}: ${(error as Error).message.split('\n', 1)[0]}`)
    }
  }

  /** The last flush, beside which folding goes on, and the streams whose documents it writes. */
  let flushed: Promise<void> = Promise.resolve()
  let flushing = new Set<string>()

  /** Writes the documents of streams that were touched longest ago, until no more than `left` are at hand. */
  async function flush(left: number) {
    const batches: CompareAndSet[][] = [[]]
    const send = async (sent: CompareAndSet[]) => {
      const won = await reads.compareAndSet(sent)
      if (won.includes(false)) throw new Error('another process writes to the collection that is being built')
      figures.documents += sent.filter(({ expected }) => expected === null).length
    }
    flushing = new Set()
    for (const [stream, { docs, written }] of open) {
      if (open.size <= left) break
      open.delete(stream)
      flushing.add(stream)
      if (batches.at(-1)!.length >= WRITES) batches.push([])
      for (const [at, { collection }] of targetsOf(stream)!.entries()) {
        const doc = docs[at]
        if (doc && doc.rev !== written) batches.at(-1)!.push({ collection, expected: written, doc })
      }
    }
    for (const batch of batches) if (batch.length > 0) await send(batch)
  }

  return {
    figures,
    unreadable: () => [...unreadable.values()],
    /** Everything after `from`; answers up to where the log was folded. */
    async fold(from: Position | null, onBatch: (upTo: Position) => void): Promise<Position | null> {
      let upTo = from
      let ahead = store.readAll(upTo, BATCH)
      for (;;) {
        const records = await ahead
        if (records.length === 0) break
        upTo = records.at(-1)!.position
        ahead = store.readAll(upTo, BATCH)
        ahead.catch(() => {})
        const streams = Map.groupBy(
          records.filter(({ stream }) => targetsOf(stream) && !unreadable.has(stream)),
          ({ stream }) => stream,
        )
        await openTogether(codec, [...streams.values()].flat())
        await fetch(
          [...streams]
            .filter(([stream, [first]]) => !open.has(stream) && first!.revision > 0)
            .map(([stream]) => stream),
        )
        for (const [stream, of] of streams) await take(stream, of)
        if (open.size > AT_HAND) {
          await flushed
          flushed = flush(AT_HAND / 2)
          flushed.catch(() => {})
        }
        onBatch(upTo)
      }
      await flushed
      await flush(0)
      return upTo
    },
  }
}
