import { type Category, parseStream } from '#contracts/kernel/streams.ts'
import { crash } from '#infra/crash.ts'
import type { ChangeFeed } from '#infra/engines/change-feed/change-feed.ts'
import type { EventBus } from '#infra/engines/event-bus/event-bus.ts'
import type { Position, RecordedEvent } from '#infra/engines/event-store/event-store.ts'
import { patiently } from '#infra/engines/patience.ts'
import { trouble } from '#infra/engines/trouble.ts'
import { log } from '#infra/log.ts'
import { applyRecords, type Applied, type Deps } from './apply.ts'
import { openTogether } from './open-together.ts'
import { type AnyProjection, collectionOf, specOf } from './projection.ts'

const SWEEP_MS = 60_000
const SWEEP_BATCH = 200

/** How far a collection is known to be level with the log. */
export const SWEPT = 'projections.swept.'

/** The status of a projection, for processes that do not fold themselves. */
const TOLD = 'projections.status.'

type Head = { stream: string; revision: number }

export type WorkerStatus = { holes: number; stuck: { projection: string; stream: string; error: string }[] }

/**
 * Keeps every projection up to date: a consumer group each, or one for those of a category where every group fetches
 * for itself, and a sweeper that compares the heads of changed streams with the documents, at start before anything is
 * served and then every minute, and mends what was lost. A start waits so many seconds for an engine that does not answer.
 */
export async function startProjections(
  deps: Deps & { bus: EventBus; changes: ChangeFeed },
  projections: readonly AnyProjection[],
  { waitS }: { waitS?: number } = {},
) {
  const { reads, store, bus, changes } = deps
  const stuck = new Map<string, { projection: string; stream: string; error: string }>()
  const stuckIn = ({ name }: AnyProjection) => [...stuck.values()].filter(({ projection }) => projection === name)
  const swept = new Map<string, Position | null>()
  let holes = 0

  function account(projection: AnyProjection, applied: Applied) {
    holes += applied.holes
    const before = stuck.size
    for (const doc of applied.changed)
      stuck.delete(`${projection.name}|${doc.companyId}.${projection.category}-${doc._id}`)
    const known = stuck.size
    for (const { stream, error } of applied.failed) {
      const message = error instanceof Error ? error.message : String(error)
      if (!stuck.has(`${projection.name}|${stream}`)) log.error(`${projection.name} cannot fold ${stream}: ${message}`)
      stuck.set(`${projection.name}|${stream}`, { projection: projection.name, stream, error: message })
    }
    if (known < before || stuck.size > known || applied.holes > 0)
      reads
        .saveState(TOLD + collectionOf(projection), { holes, stuck: stuckIn(projection) })
        .catch((error) => log.error('what is stuck could not be told to other processes:', error))
    // Also of what had its records already: they come again when their writer died before it could publish them.
    changes.tell(
      [...applied.changed, ...applied.level].map(({ _id: id, companyId, rev }) => ({
        projection: projection.name,
        companyId,
        id,
        rev,
      })),
    )
  }

  async function apply(projection: AnyProjection, records: RecordedEvent[]) {
    account(projection, await applyRecords(deps, projection, collectionOf(projection), records))
    crash('P6')
  }

  /** Side by side. One that fails keeps no other from its documents; the records come again for all of them. */
  async function applyToAll(some: readonly AnyProjection[], records: RecordedEvent[]) {
    await openTogether(deps.codec, records)
    const ended = await Promise.allSettled(some.map((projection) => apply(projection, records)))
    for (const each of ended) if (each.status === 'rejected') throw each.reason
  }

  /**
   * Streams changed since the last sweep, and those that are stuck, are compared with their documents; what is behind
   * is read again from the store. Until the position `until`: younger events may simply be on their way.
   */
  async function sweep(until?: Position | null): Promise<number> {
    let mended = 0
    const failures: unknown[] = []
    const changedSince = changesUntil(until)
    for (const projection of projections)
      mended += await sweepOne(projection, changedSince).catch((error: unknown) => (failures.push(error), 0))
    // One that cannot be written keeps no other from being mended.
    if (failures.length > 0) throw failures[0]
    return mended
  }

  /** Heads of changed streams by category. Most projections have come equally far: one question to the log serves them all. */
  function changesUntil(until?: Position | null) {
    const asked = new Map<Position | null, { heads: Map<Category, Head[]>; upTo: Position | null }>()
    return async (since: Position | null) => {
      const known = asked.get(since)
      if (known) return known
      const { heads, upTo } = await store.headsSince(since, until)
      const changes = { heads: Map.groupBy(heads, ({ stream }) => parseStream(stream).category), upTo }
      asked.set(since, changes)
      return changes
    }
  }

  async function sweepOne(projection: AnyProjection, changedSince: ReturnType<typeof changesUntil>): Promise<number> {
    let mended = 0
    const collection = collectionOf(projection)
    if (!swept.has(collection)) swept.set(collection, (await reads.loadState(SWEPT + collection)) as Position | null)
    const { heads, upTo } = await changedSince(swept.get(collection) ?? null)
    crash('P9')
    const wanted = [...(heads.get(projection.category) ?? [])]
    for (const { stream } of stuckIn(projection)) wanted.push({ stream, revision: Infinity })
    for (let i = 0; i < wanted.length; i += SWEEP_BATCH)
      mended += await mend(projection, collection, wanted.slice(i, i + SWEEP_BATCH))
    swept.set(collection, upTo)
    // A restart looks again at everything since something got stuck.
    if (stuckIn(projection).length === 0) await reads.saveState(SWEPT + collection, upTo)
    return mended
  }

  async function mend(projection: AnyProjection, collection: string, wanted: Head[]): Promise<number> {
    const docs = await reads.getMany(
      collection,
      wanted.map(({ stream }) => parseStream(stream).id),
    )
    const records: RecordedEvent[] = []
    for (const [index, { stream, revision }] of wanted.entries()) {
      const have = docs[index]?.rev ?? -1
      if (have < revision) records.push(...(await store.read(stream, { from: have + 1 })))
    }
    const applied = await applyRecords(deps, projection, collection, records, { recent: false })
    account(projection, applied)
    return applied.changed.length
  }

  // What was mended before an engine did not answer stays, so that a long sweep comes to its end in the end.
  await patiently(async () => {
    for (const projection of projections) await reads.ensure(specOf(projection), projection)
    await sweep()
  }, waitS)
  let sweeping: Promise<unknown> = Promise.resolve()
  const comparing = trouble('the sweeper failed and will run again')
  let settled = await store.lastPosition()
  function sweepSoon(until?: Position | null) {
    sweeping = sweeping
      .then(() => sweep(until))
      .then(async (mended) => {
        holes += mended
        settled = await store.lastPosition()
        comparing.worked()
      })
      .catch(comparing.failed)
  }
  const onMissed = (why: string) => {
    log.warn(`${why}; comparing with the event store`)
    sweepSoon()
  }
  const groups = bus.everyGroupFetches
    ? [...Map.groupBy(projections, ({ category }) => category).values()]
    : projections.map((each) => [each])
  const consumers = await Promise.all(
    groups.map((some) =>
      bus.consume(groupOf(some), [some[0]!.category], (records) => applyToAll(some, records), {
        onMissed,
        together: true,
      }),
    ),
  )
  const timer = setInterval(() => sweepSoon(settled), SWEEP_MS)
  timer.unref()

  return {
    sweep,
    status: (): WorkerStatus => ({ holes, stuck: [...stuck.values()] }),
    async stop() {
      clearInterval(timer)
      await Promise.all(consumers.map((consumer) => consumer.stop()))
      await sweeping
    },
  }
}

/** A process with other versions is another group, so that each of the two gets every event. */
function groupOf(projections: readonly AnyProjection[]): string {
  const [{ name, version, category }] = projections as [AnyProjection]
  return projections.length === 1
    ? `proj.${name}.v${version}`
    : ['proj', category, ...projections.map((each) => `${each.name}-v${each.version}`).sort()].join('.')
}

/** Holes and stuck streams as those who fold have last told. */
export async function statusElsewhere(
  reads: Pick<Deps['reads'], 'loadState'>,
  projections: readonly AnyProjection[],
): Promise<WorkerStatus> {
  const told = await Promise.all(
    projections.map((projection) => reads.loadState(TOLD + collectionOf(projection)) as Promise<WorkerStatus | null>),
  )
  return {
    holes: Math.max(0, ...told.map((each) => each?.holes ?? 0)),
    stuck: told.flatMap((each) => each?.stuck ?? []),
  }
}
