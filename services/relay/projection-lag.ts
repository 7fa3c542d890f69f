import { parseStream } from '#contracts/streams.ts'
import type { EventStore, Position } from '#infra/engines/event-store/event-store.ts'
import type { ReadStore } from '#infra/engines/read-store/read-store.ts'
import { allProjections } from '#projections/all.ts'
import { type AnyProjection, collectionOf } from '#projections/runtime/projection.ts'
import { SWEPT } from '#projections/runtime/worker.ts'

const BATCH = 200
/** Whoever asks more often gets the same answer: asking compares documents with streams. */
const FRESH_MS = 1000

export type Lag = { projection: string; events: number }

/** Events in the log that are not in each projection's documents yet: of every stream that changed since it was last level. */
export function projectionLag(
  { store, reads }: { store: EventStore; reads: Pick<ReadStore, 'loadState' | 'getMany'> },
  handled: (group: string) => Position | null,
): () => Promise<Lag[]> {
  let asked = -Infinity
  let answer: Promise<Lag[]> = Promise.resolve([])

  const later = (a: Position | null, b: Position | null) => (a === null || b === null ? (a ?? b) : store.comparePositions(a, b) < 0 ? b : a)

  async function lagOf(projection: AnyProjection, headsSince: (position: Position | null) => ReturnType<EventStore['headsSince']>): Promise<Lag> {
    const collection = collectionOf(projection)
    const swept = (await reads.loadState(SWEPT + collection)) as Position | null
    const { heads } = await headsSince(later(swept, handled(`proj.${projection.name}.v${projection.version}`)))
    const changed = heads.filter(({ stream }) => parseStream(stream).category === projection.category)
    let events = 0
    for (let i = 0; i < changed.length; i += BATCH) {
      const some = changed.slice(i, i + BATCH)
      const docs = await reads.getMany(collection, some.map(({ stream }) => parseStream(stream).id))
      for (const [index, { revision }] of some.entries()) events += Math.max(0, revision - (docs[index]?.rev ?? -1))
    }
    return { projection: projection.name, events }
  }

  /** Projections that are level with the log up to the same position share one reading of what follows. */
  function lagOfEach(): Promise<Lag[]> {
    const readings = new Map<Position | null, ReturnType<EventStore['headsSince']>>()
    return Promise.all(
      allProjections.map((projection) =>
        lagOf(projection, (position) => {
          const reading = readings.get(position) ?? store.headsSince(position)
          readings.set(position, reading)
          return reading
        }),
      ),
    )
  }

  return () => {
    if (performance.now() - asked > FRESH_MS) {
      asked = performance.now()
      answer = lagOfEach()
      answer.catch(() => (asked = -Infinity))
    }
    return answer
  }
}
