import type { ReadStore } from '../read-store/read-store.ts'
import type { Lease, Leases } from './leases.ts'

/**
 * Leases among the parts of one process, which alone may open the folder: no other process can take one, so none is ever
 * lost. Epochs lie with the states they guard.
 */
export function embeddedLeases(states: Pick<ReadStore, 'loadState' | 'saveState'>): Leases {
  /** Settles when the last of those who wait for a name has released it. */
  const queues = new Map<string, Promise<void>>()
  const held = new Set<Lease>()

  return {
    async acquire(name, signal) {
      signal.throwIfAborted()
      const before = queues.get(name) ?? Promise.resolve()
      const turn = Promise.withResolvers<void>()
      const queue = before.then(() => turn.promise)
      queues.set(name, queue)
      try {
        await unlessAborted(before, signal)
        const key = `lease.${name}`
        const epoch = Number((await states.loadState(key)) ?? 0) + 1
        await states.saveState(key, epoch)
        const lease: Lease = {
          name,
          epoch,
          lost: new AbortController().signal,
          async release() {
            held.delete(lease)
            turn.resolve()
            if (queues.get(name) === queue) queues.delete(name)
          },
        }
        held.add(lease)
        return lease
      } catch (error) {
        turn.resolve()
        throw error
      }
    },
    async close() {
      for (const lease of [...held]) await lease.release()
    },
  }
}

function unlessAborted(wait: Promise<void>, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const abort = () => reject(signal.reason as Error)
  signal.addEventListener('abort', abort)
  void wait.then(resolve)
  return promise.finally(() => signal.removeEventListener('abort', abort))
}
