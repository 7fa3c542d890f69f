import type { RecordedEvent } from '../event-store/event-store.ts'
import type { BusHandler, EventBus } from './event-bus.ts'

const RETRY_MS = 200

/**
 * In-process bus. It keeps nothing: `publish` resolves when every group has handled the records, so the relay's
 * checkpoint never runs ahead of a consumer and a restart sends again what was not finished.
 */
export function embeddedEventBus(): EventBus {
  const groups = new Map<string, { handler: BusHandler; tail: Promise<void>; stopped: AbortController }>()

  async function deliver(handler: BusHandler, records: RecordedEvent[], signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        return await handler(records)
      } catch (error) {
        if (signal.aborted) return
        console.error('a bus handler failed and will be tried again:', error)
        await new Promise((done) => setTimeout(done, RETRY_MS))
      }
    }
    throw new Error('stopped')
  }

  return {
    async publish(records) {
      await Promise.all(
        [...groups.values()].map((group) => {
          const done = group.tail.then(() => deliver(group.handler, records, group.stopped.signal))
          group.tail = done.catch(() => {})
          return done
        }),
      )
    },
    async consume(name, handler) {
      if (groups.has(name)) throw new Error(`Group ${name} is already consumed`)
      const group = { handler, tail: Promise.resolve(), stopped: new AbortController() }
      groups.set(name, group)
      return {
        async stop() {
          group.stopped.abort()
          groups.delete(name)
          await group.tail
        },
      }
    },
    async close() {
      for (const group of groups.values()) group.stopped.abort()
      await Promise.all([...groups.values()].map((group) => group.tail))
      groups.clear()
    },
  }
}
