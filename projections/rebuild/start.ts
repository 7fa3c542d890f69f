import { randomBytes } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import type { ReadStore } from '#infra/engines/read-store/read-store.ts'
import type { EventStore } from '#infra/engines/event-store/event-store.ts'
import { type AnyProjection, collectionOf } from '../runtime/projection.ts'
import type { Progress, RebuildReport } from './rebuild.ts'
import type { WorkerRequest } from './rebuild.worker.ts'
import { Unfoldable } from './unfoldable.ts'

/** A log this short is folded by the sweeper before a thread would have started. */
const SHORT_LOG = 2000

/** Rebuilds in a thread with connections of its own, so that serving goes on. */
export function rebuildBeside(
  request: { dataDir: string; names: readonly string[]; shared: boolean },
  onProgress?: (progress: Progress) => void,
): Promise<RebuildReport> {
  const workerData: WorkerRequest = { ...request, tag: randomBytes(4).toString('hex') }
  const worker = new Worker(new URL('./rebuild.worker.ts', import.meta.url), { workerData })
  return new Promise((done, failed) => {
    worker.on('message', (message: { progress?: Progress; report?: RebuildReport; unfoldable?: string }) => {
      if (message.progress) onProgress?.(message.progress)
      if (message.report) done(message.report)
      if (message.unfoldable !== undefined) failed(new Unfoldable(message.unfoldable))
    })
    worker.once('error', failed)
    worker.once('exit', (code) => failed(new Error(`the rebuild ended with ${code}`)))
  })
}

/** Before anything is served: projections that are new, or whose version changed, are built from the log; what they replace goes. */
export async function buildMissing(
  { reads, store, dataDir }: { reads: ReadStore; store: EventStore; dataDir: string },
  projections: readonly AnyProjection[],
): Promise<RebuildReport | null> {
  const there = new Set((await reads.collections()).map(({ name }) => name))
  const missing = projections.filter((projection) => !there.has(collectionOf(projection)))
  if (missing.length === 0 || (await store.countAfter(null, SHORT_LOG)) < SHORT_LOG) return null
  const report = await rebuildBeside({ dataDir, names: missing.map(({ name }) => name), shared: false })
  for (const projection of missing) for (const name of there) if (olderVersion(projection, name)) await reads.drop(name)
  return report
}

function olderVersion(projection: AnyProjection, collection: string) {
  const stem = collectionOf({ ...projection, version: 0 }).slice(0, -1)
  return (
    collection.startsWith(stem) &&
    /^\d+$/.test(collection.slice(stem.length)) &&
    Number(collection.slice(stem.length)) < projection.version
  )
}
