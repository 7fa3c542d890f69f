import { crash } from '#infra/crash.ts'
import type { EventBus } from '#infra/engines/event-bus/event-bus.ts'
import type { Position, RecordedEvent } from '#infra/engines/event-store/event-store.ts'
import { applyRecords, type Applied, type Deps } from './apply.ts'
import type { ChangeNotifier } from './notifier.ts'
import { type AnyProjection, collectionOf } from './projection.ts'

const SWEEP_MS = 60_000
const SWEPT = 'projections.swept'

export type WorkerStatus = { holes: number; stuck: { projection: string; stream: string; error: string }[] }

/**
 * Keeps every projection up to date: one consumer group each, and a sweeper that compares the heads of changed
 * streams with the documents, at start before anything is served and then every minute, and mends what was lost.
 */
export async function startProjections(
  deps: Deps & { bus: EventBus; notifier: ChangeNotifier },
  projections: readonly AnyProjection[],
) {
  const { reads, store, bus, notifier } = deps
  const stuck = new Map<string, { projection: string; stream: string; error: string }>()
  let holes = 0

  for (const projection of projections)
    await reads.ensure({ name: collectionOf(projection), indexes: projection.indexes, counters: projection.counters })

  function account(projection: AnyProjection, applied: Applied) {
    holes += applied.holes
    for (const doc of applied.changed) stuck.delete(`${projection.name}|${doc.companyId}.${projection.category}-${doc._id}`)
    for (const { stream, error } of applied.failed) {
      const message = error instanceof Error ? error.message : String(error)
      if (!stuck.has(`${projection.name}|${stream}`)) console.error(`${projection.name} cannot fold ${stream}: ${message}`)
      stuck.set(`${projection.name}|${stream}`, { projection: projection.name, stream, error: message })
    }
    notifier.tell(applied.changed.map((doc) => ({ projection: projection.name, doc })))
  }

  async function apply(projection: AnyProjection, records: RecordedEvent[]) {
    account(projection, await applyRecords(deps, projection, collectionOf(projection), records))
    crash('P6')
  }

  /** Streams changed since the last sweep whose document is behind their head are read again from the store. */
  async function sweep(): Promise<number> {
    const since = (await reads.loadState(SWEPT)) as Position | null
    const { heads, upTo } = await store.headsSince(since)
    crash('P9')
    let mended = 0
    for (const projection of projections) {
      const ours = heads.filter(({ stream }) => stream.includes(`.${projection.category}-`))
      for (let i = 0; i < ours.length; i += 500) {
        const slice = ours.slice(i, i + 500)
        const docs = await reads.getMany(collectionOf(projection), slice.map(({ stream }) => stream.slice(stream.indexOf('-') + 1)))
        for (const [index, { stream, revision }] of slice.entries()) {
          const have = docs[index]?.rev ?? -1
          if (have >= revision) continue
          const applied = await applyRecords(deps, projection, collectionOf(projection), await store.read(stream, { from: have + 1 }))
          mended += applied.changed.length
          account(projection, applied)
        }
      }
    }
    if (stuck.size === 0) await reads.saveState(SWEPT, upTo)
    return mended
  }

  await sweep()
  const groups = await Promise.all(
    projections.map((projection) => bus.consume(`proj.${projection.name}.v${projection.version}`, (records) => apply(projection, records))),
  )
  let sweeping: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    sweeping = sweep().then((mended) => void (holes += mended), (error) => console.error('the sweeper failed and will run again:', error))
  }, SWEEP_MS)
  timer.unref()

  return {
    sweep,
    status: (): WorkerStatus => ({ holes, stuck: [...stuck.values()] }),
    async stop() {
      clearInterval(timer)
      await sweeping
      await Promise.all(groups.map((group) => group.stop()))
    },
  }
}

export type ProjectionWorker = Awaited<ReturnType<typeof startProjections>>
