import type { Codec } from '#infra/codec.ts'
import { crash } from '#infra/crash.ts'
import type { EventStore, Position } from '#infra/engines/event-store/event-store.ts'
import type { Leases } from '#infra/engines/leases/leases.ts'
import type { Doc, ReadStore, Replacement } from '#infra/engines/read-store/read-store.ts'
import { applyRecords } from '../runtime/apply.ts'
import { type AnyProjection, collectionOf, specOf } from '../runtime/projection.ts'
import { SWEPT } from '../runtime/worker.ts'
import { type Comparison, comparison as tallying } from './compare.ts'
import { logFolder } from './fold-log.ts'
import { progressTo, REBUILD_STATE } from './progress.ts'
import type { Progress, RebuildReport } from './rebuild.ts'
import { HalfSwitched, underLease } from './under-lease.ts'
import { Unfoldable } from './unfoldable.ts'

export type SharedEngines = { store: EventStore; reads: ReadStore; leases: Leases; codec: Codec }

const BATCH = 500
const PAGE = 1000

/**
 * The rebuild of engines that several processes use: from the event store, not from the bus, into collections beside
 * the live ones. When they are level, each writer of a live document writes the new one too; then they are compared
 * and switched. One that dies leaves the live collections as they are, and the next one removes what it left; one whose
 * engines do not answer for a while begins again.
 */
export const rebuildByPort = (
  engines: SharedEngines,
  projections: readonly AnyProjection[],
  onProgress?: (progress: Progress) => void,
): Promise<RebuildReport> =>
  underLease(engines.leases, (lost, again) => rebuilding(engines, projections, { lost, again }, onProgress))

type Try = { lost: AbortSignal; again: (error: unknown) => boolean }
type Build = { projection: AnyProjection; replacement: Replacement }

async function rebuilding(
  { store, reads, codec }: SharedEngines,
  projections: readonly AnyProjection[],
  { lost, again }: Try,
  onProgress?: (progress: Progress) => void,
): Promise<RebuildReport> {
  const began = performance.now()
  if (!reads.replace) throw new Error('the read store builds no collection beside a live one')
  const builds: Build[] = []
  for (const projection of projections)
    builds.push({ projection, replacement: await reads.replace(specOf(projection), projection) })
  const folder = logFolder(
    { store, reads, codec },
    builds.map(({ projection, replacement }) => ({ projection, collection: replacement.collection })),
  )
  const progress = (): Progress => ({ ...folder.figures, seconds: (performance.now() - began) / 1000 })
  const end = await store.lastPosition()
  let told: Promise<unknown> = Promise.resolve()
  const tell = progressTo(
    (state) => (told = reads.saveState(REBUILD_STATE, state).catch(() => {})),
    projections.map(({ name }) => name),
  )
  const switched = new Set<Build>()

  /**
   * Everything after `from` that is in the log by now into what is being built, beside its other writers: what comes
   * later they write here as well, so this ends however much they have to do.
   */
  async function catchUp({ projection, replacement }: Build, from: Position | null): Promise<Position | null> {
    const end = await store.lastPosition()
    let upTo = from
    while (end !== null && (upTo === null || store.comparePositions(upTo, end) < 0)) {
      const records = await store.readAll(upTo, BATCH)
      if (records.length === 0) break
      const { failed } = await applyRecords({ store, reads, codec }, projection, replacement.collection, records)
      if (failed.length > 0 && replacement.replaces)
        throw new Unfoldable(`nothing was switched: ${failed[0]!.stream}: ${String(failed[0]!.error)}`)
      upTo = records.at(-1)!.position
    }
    return upTo
  }
  try {
    crash('B1')
    const folded = await folder.fold(null, (upTo) => {
      lost.throwIfAborted()
      crash('B2')
      tell({ done: end === null ? 1 : store.shareBefore(upTo, end), of: 1, ...folder.figures })
      onProgress?.(progress())
    })
    crash('B3')
    const unreadable = folder.unreadable()
    if (unreadable.length > 0 && builds.some(({ replacement }) => replacement.replaces))
      throw new Unfoldable(`nothing was switched: ${unreadable[0]}`)
    await Promise.all(builds.map(({ replacement }) => replacement.follow()))
    tell({ phase: 'comparing', ...folder.figures })
    const level = await Promise.all(
      builds.map(async (build) => {
        const reached = await catchUp(build, folded)
        const { projection, replacement } = build
        return {
          reached,
          comparison: replacement.replaces
            ? await compareStored(
                { reads, collection: collectionOf(projection) },
                { reads, collection: replacement.collection },
              )
            : null,
        }
      }),
    )
    lost.throwIfAborted()
    crash('B4')
    await Promise.all(builds.map((build) => build.replacement.switchOver().then(() => switched.add(build))))
    crash('B5')
    const rebuilt = await Promise.all(
      builds.map(async (build, at) => {
        const { reached, comparison } = level[at]!
        // Now all processes write it as the live one; late writes are caught up here.
        await catchUp(build, reached)
        if (unreadable.length === 0) await reads.saveState(SWEPT + collectionOf(build.projection), reached)
        await build.replacement.finish()
        return { name: build.projection.name, collection: collectionOf(build.projection), comparison }
      }),
    )
    crash('B6')
    tell({ phase: 'switched', ...folder.figures })
    await told
    return { ...progress(), rebuilt, unreadable }
  } catch (error) {
    tell({
      phase: switched.size === 0 && again(error) ? 'again' : 'failed',
      error: (error as Error).message,
      ...folder.figures,
    })
    await told
    for (const build of builds) if (!switched.has(build)) await build.replacement.abandon().catch(() => {})
    if (switched.size === 0) throw error
    throw new HalfSwitched(
      `${switched.size} of ${builds.length} read models were switched, but not all was done: rebuild again. ${(error as Error).message}`,
      { cause: error },
    )
  }
}

type Stored = { reads: Pick<ReadStore, 'find'>; collection: string }

/** Every document of both, also where only one has it. */
export async function compareStored(live: Stored, fresh: Stored): Promise<Comparison> {
  const tally = tallying()
  const [left, right] = [inOrder(live), inOrder(fresh)]
  let a = await left.next()
  let b = await right.next()
  while (!a.done || !b.done) {
    const id = a.done ? b.value!._id : b.done ? a.value._id : a.value._id < b.value._id ? a.value._id : b.value._id
    const [ours, theirs] = [
      !a.done && a.value._id === id ? a.value : null,
      !b.done && b.value._id === id ? b.value : null,
    ]
    tally.take({ id, live: side(ours), fresh: side(theirs) })
    if (ours) a = await left.next()
    if (theirs) b = await right.next()
  }
  return tally.result
}

const side = (doc: Doc | null) => doc && { rev: doc.rev, doc: JSON.stringify(doc) }

async function* inOrder({ reads, collection }: Stored): AsyncGenerator<Doc, undefined> {
  for (let after = ''; ; ) {
    const page = await reads.find(collection, { filter: { _id: { $gt: after } }, sort: { _id: 1 }, limit: PAGE })
    yield* page
    if (page.length < PAGE) return
    after = page.at(-1)!._id
  }
}

/** Before anything is served: projections that were never folded here are built from the log, by one process for all. */
export async function buildMissingByPort(
  engines: SharedEngines,
  projections: readonly AnyProjection[],
  onProgress?: (progress: Progress) => void,
): Promise<RebuildReport | null> {
  const { store, reads } = engines
  // One that was folded from the first event on has documents before it has been compared with the log.
  const isFolded = async (collection: string) =>
    (await reads.loadState(SWEPT + collection)) !== null ||
    (await reads.find(collection, { filter: {}, limit: 1 })).length > 0
  const missing = async () => {
    const folded = await Promise.all(projections.map((projection) => isFolded(collectionOf(projection))))
    return projections.filter((_, at) => !folded[at])
  }
  if ((await missing()).length === 0 || (await store.lastPosition()) === null) return null
  return underLease(engines.leases, async (lost, again) => {
    const still = await missing()
    return still.length === 0 ? null : rebuilding(engines, still, { lost, again }, onProgress)
  })
}
