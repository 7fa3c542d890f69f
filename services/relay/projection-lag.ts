import { parseStream } from '#contracts/kernel/streams.ts'
import type { EventStore, Position, Revision } from '#infra/engines/event-store/event-store.ts'
import type { ReadStore } from '#infra/engines/read-store/read-store.ts'
import { allProjections } from '#projections/all.ts'
import { collectionOf } from '#projections/runtime/projection.ts'
import { SWEPT, type WorkerStatus } from '#projections/runtime/worker.ts'

const BATCH = 200
/** More frequent calls get the same answer: each one compares documents with streams. */
const FRESH_MS = 1000

export type Lag = { projection: string; events: number }

type Parts = {
  store: Pick<EventStore, 'headsSince' | 'comparePositions'>
  reads: Pick<ReadStore, 'loadState' | 'revisions'>
}

/**
 * Events in the log that are not in each projection's documents yet. Each answer reads what the log has gained since the
 * one before, and compares the streams of which a document was behind then or that have changed since: a level platform
 * that is called every few seconds reads next to nothing. What cannot be folded is stuck, which has its own report, and not behind.
 */
export function projectionLag(
  { store, reads }: Parts,
  status: () => Promise<Pick<WorkerStatus, 'stuck'>>,
): () => Promise<Lag[]> {
  /** Streams of which some document may lack something, with their last revision. */
  const behind = new Map<string, Revision>()
  let seen: Position | null | undefined
  let answeredAt = -Infinity
  let asking: Promise<Lag[]> | undefined
  let answer: Lag[] = []

  /** Up to here every projection has been compared with the log; null when one never was. */
  async function compared(): Promise<Position | null> {
    const swept = (await Promise.all(
      allProjections.map((projection) => reads.loadState(SWEPT + collectionOf(projection))),
    )) as (Position | null)[]
    return swept.reduce((a, b) => (a === null || b === null ? null : store.comparePositions(a, b) < 0 ? a : b))
  }

  async function lagOfEach(): Promise<Lag[]> {
    if (seen === undefined) seen = await compared()
    const { heads, upTo } = await store.headsSince(seen)
    seen = upTo
    for (const { stream, revision } of heads) behind.set(stream, revision)
    const stuck = new Set((await status()).stuck.map(({ projection, stream }) => `${projection}|${stream}`))
    const lacking = new Set<string>()
    const byCategory = Map.groupBy([...behind], ([stream]) => parseStream(stream).category)
    const lags: Lag[] = []
    for (const projection of allProjections) {
      let events = 0
      const changed = byCategory.get(projection.category) ?? []
      for (let i = 0; i < changed.length; i += BATCH) {
        const some = changed.slice(i, i + BATCH)
        const revisions = await reads.revisions(
          collectionOf(projection),
          some.map(([stream]) => parseStream(stream).id),
        )
        for (const [index, [stream, revision]] of some.entries()) {
          const missing = revision - (revisions[index] ?? -1)
          if (missing <= 0) continue
          if (!stuck.has(`${projection.name}|${stream}`)) events += missing
          lacking.add(stream)
        }
      }
      lags.push({ projection: projection.name, events })
    }
    for (const stream of behind.keys()) if (!lacking.has(stream)) behind.delete(stream)
    return lags
  }

  async function ask(): Promise<Lag[]> {
    try {
      answer = await lagOfEach()
      answeredAt = performance.now()
      return answer
    } finally {
      asking = undefined
    }
  }

  return async () => (performance.now() - answeredAt <= FRESH_MS ? answer : (asking ??= ask()))
}
