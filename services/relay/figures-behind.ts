import { parseStream } from '#contracts/kernel/streams.ts'
import type { EventStore, Position } from '#infra/engines/event-store/event-store.ts'
import type { ReadStore } from '#infra/engines/read-store/read-store.ts'
import { allProjections } from '#projections/all.ts'
import { collectionOf } from '#projections/runtime/projection.ts'
import { SWEPT, type WorkerStatus } from '#projections/runtime/worker.ts'

const LOOK_MS = 5_000
const BATCH = 200

type Parts = {
  store: Pick<EventStore, 'headsSince' | 'comparePositions'>
  reads: Pick<ReadStore, 'loadState' | 'revisions'>
  status: () => Promise<Pick<WorkerStatus, 'stuck'>>
}

/**
 * How many events the read models lack that were written before the last look: what is younger may simply be on its
 * way. Told from memory; each look reads what the log has gained, and the documents of no other streams than these and
 * those that were behind. What is stuck does not count: that does not recover on its own, and has its own report.
 * @param most counting ends there, so that looking costs little however much waits.
 */
export function figuresBehind({ store, reads, status }: Parts, most: number) {
  /** Last revisions of streams whose documents may lack something, the oldest first. */
  const waiting = new Map<string, number>()
  let young: { stream: string; revision: number }[] = []
  let seen: Position | null | undefined
  let behind = 0
  let looking: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  /** Where the first look begins: whatever is older has been compared by those who fold; with none of them yet, the log is young. */
  async function start(): Promise<Position | null> {
    const swept = (await Promise.all(
      allProjections.map((projection) => reads.loadState(SWEPT + collectionOf(projection))),
    )) as (Position | null)[]
    const known = swept.filter((position) => position !== null)
    return known.length > 0 ? known.reduce((a, b) => (store.comparePositions(a, b) < 0 ? a : b)) : null
  }

  async function lookNow() {
    for (const { stream, revision } of young.splice(0)) waiting.set(stream, revision)
    behind = waiting.size > 0 ? await counted() : 0
    if (seen === undefined) seen = await start()
    const { heads, upTo } = await store.headsSince(seen)
    young = heads
    seen = upTo
  }

  async function counted(): Promise<number> {
    let stuck: Set<string> | undefined
    let events = 0
    for (const some of batches([...waiting])) {
      const lacking = await lackingIn(some)
      if (lacking.size > 0)
        stuck ??= new Set((await status()).stuck.map(({ projection, stream }) => `${projection}|${stream}`))
      for (const [stream] of some) {
        const of = lacking.get(stream)
        if (!of) waiting.delete(stream)
        else
          events += Math.max(
            0,
            ...of.filter(({ projection }) => !stuck!.has(`${projection}|${stream}`)).map((each) => each.events),
          )
      }
      if (events >= most) return most
    }
    return events
  }

  async function lackingIn(some: [stream: string, revision: number][]) {
    const lacking = new Map<string, { projection: string; events: number }[]>()
    const byCategory = Map.groupBy(some, ([stream]) => parseStream(stream).category)
    for (const projection of allProjections) {
      const streams = byCategory.get(projection.category)
      if (!streams) continue
      const revisions = await reads.revisions(
        collectionOf(projection),
        streams.map(([stream]) => parseStream(stream).id),
      )
      for (const [index, [stream, revision]] of streams.entries()) {
        const events = revision - (revisions[index] ?? -1)
        if (events > 0) lacking.set(stream, [...(lacking.get(stream) ?? []), { projection: projection.name, events }])
      }
    }
    return lacking
  }

  /** What is known stays as it was when an engine does not answer. */
  const look = () => (looking ??= lookNow().finally(() => (looking = undefined)))

  return {
    events: () => behind,
    look,
    start() {
      // Callers of the missing engine report it; here the next look will do.
      const lookAgain = () => void look().catch(() => {})
      lookAgain()
      timer = setInterval(lookAgain, LOOK_MS)
      timer.unref()
    },
    async stop() {
      clearInterval(timer)
      await looking?.catch(() => {})
    },
  }
}

function* batches<T>(all: T[]) {
  for (let i = 0; i < all.length; i += BATCH) yield all.slice(i, i + BATCH)
}
