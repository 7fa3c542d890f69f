import type { ConsistencyToken } from '#contracts/token.ts'
import { parseStream } from '#contracts/streams.ts'
import type { ReadStore } from '#infra/engines/read-store/read-store.ts'
import type { ChangeNotifier } from './notifier.ts'
import type { AnyProjection } from './projection.ts'

/** What readers get: the read store, and which collection serves a projection at this moment. */
export type Reads = { store: ReadStore; live: (projection: Pick<AnyProjection, 'name' | 'version'>) => string }

/**
 * Waits until the read models hold what a token says, at most `timeoutMs`.
 * @returns the streams still behind; empty when everything is there.
 */
export async function waitFor(
  { reads, notifier, projections }: { reads: Reads; notifier: ChangeNotifier; projections: readonly AnyProjection[] },
  token: ConsistencyToken,
  timeoutMs = 2000,
): Promise<string[]> {
  const wanted = new Map<string, { projection: string; collection: string; id: string; revision: number; stream: string }>()
  for (const [stream, revision] of Object.entries(token)) {
    const { category, id } = parseStream(stream)
    for (const projection of projections)
      if (projection.category === category)
        wanted.set(`${projection.name}|${id}`, { projection: projection.name, collection: reads.live(projection), id, revision, stream })
  }
  const { promise, resolve } = Promise.withResolvers<void>()
  const unwatch = notifier.watch((changes) => {
    for (const { projection, doc } of changes) {
      const key = `${projection}|${doc._id}`
      const want = wanted.get(key)
      if (want && doc.rev >= want.revision) wanted.delete(key)
    }
    if (wanted.size === 0) resolve()
  })
  try {
    for (const [key, want] of [...wanted]) {
      const doc = await reads.store.get(want.collection, want.id)
      if (doc && doc.rev >= want.revision) wanted.delete(key)
    }
    if (wanted.size > 0) {
      const timer = setTimeout(resolve, timeoutMs)
      await promise
      clearTimeout(timer)
    }
  } finally {
    unwatch()
  }
  return [...new Set([...wanted.values()].map((want) => want.stream))]
}
