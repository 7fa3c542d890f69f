import { type Category, parseStream } from '#contracts/kernel/streams.ts'
import type { RecordedEvent } from '../event-store/event-store.ts'
import { trouble } from '../trouble.ts'
import type { BusHandler, EventBus } from './event-bus.ts'

const RETRY_MS = 200
/**
 * Records handed over at once at most; what has gathered while a group was busy travels together. The more, the more of
 * them belong to one document, which is written once for all.
 */
const BATCH = 4000

type Parcel = { records: RecordedEvent[]; accepted: () => void; refused: (error: Error) => void }

/**
 * In-process bus. It keeps nothing: `publish` resolves when every group has handled the records, so the relay's
 * checkpoint never runs ahead of a consumer and a restart sends again what was not finished.
 */
export function embeddedEventBus(): EventBus {
  const groups = new Map<string, ReturnType<typeof startGroup>>()
  return {
    async publish(records) {
      await Promise.all([...groups.values()].map((group) => group.enqueue(records)))
    },
    async consume(name, categories, handler) {
      if (groups.has(name)) throw new Error(`Group ${name} is already consumed`)
      const group = startGroup(categories, handler)
      groups.set(name, group)
      return {
        async stop() {
          groups.delete(name)
          await group.stop()
        },
      }
    },
    async close() {
      await Promise.all([...groups.values()].map((group) => group.stop()))
      groups.clear()
    },
  }
}

/** One consumer group: a queue in order of arrival, handled by one call at a time. */
function startGroup(categories: readonly Category[], handler: BusHandler) {
  const wanted = new Set(categories)
  let queue: Parcel[] = []
  let working: Promise<void> | null = null
  let stopped = false

  async function work() {
    while (queue.length > 0 && !stopped) {
      let taken = 0
      let count = 0
      while (taken < queue.length && (taken === 0 || count + queue[taken]!.records.length <= BATCH))
        count += queue[taken++]!.records.length
      const parcels = queue.splice(0, taken)
      await handled(parcels.length === 1 ? parcels[0]!.records : parcels.flatMap((parcel) => parcel.records))
      for (const parcel of parcels) {
        if (stopped) parcel.refused(new Error('The consumer has stopped'))
        else parcel.accepted()
      }
    }
    working = null
  }

  async function handled(records: RecordedEvent[]) {
    const handling = trouble('a bus handler failed and will be tried again')
    while (!stopped) {
      try {
        await handler(records)
        return handling.worked()
      } catch (error) {
        if (stopped) return
        handling.failed(error)
        await new Promise((done) => setTimeout(done, RETRY_MS))
      }
    }
  }

  return {
    enqueue(published: RecordedEvent[]) {
      const records = published.filter(({ stream }) => wanted.has(parseStream(stream).category))
      return new Promise<void>((accepted, refused) => {
        if (stopped) return refused(new Error('The consumer has stopped'))
        if (records.length === 0) return accepted()
        queue.push({ records, accepted, refused })
        working ??= work()
      })
    },
    async stop() {
      stopped = true
      await working
      for (const parcel of queue) parcel.refused(new Error('The consumer has stopped'))
      queue = []
    },
  }
}
