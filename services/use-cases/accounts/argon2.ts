import type { argon2Sync } from 'node:crypto'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** A hash holds a core for some 30 ms: one core is left to the pages, however many people sign in at once. */
const lanes = Array.from({ length: Math.max(1, availableParallelism() - 1) }, () => ({ worker: null as Worker | null, free: Promise.resolve<unknown>(null) }))
let turn = 0

/**
 * argon2id on a thread that gives way to every other (services/use-cases/accounts/argon2.worker.ts). Those who come while
 * every thread is taken wait for their turn, in the order they came. A thread that failed is replaced with the next hash.
 */
export function argon2id(parameters: Parameters<typeof argon2Sync>[1]): Promise<Buffer> {
  const lane = lanes[turn++ % lanes.length]!
  const hashed = lane.free.then(async () => {
    const worker = (lane.worker ??= new Worker(new URL('./argon2.worker.ts', import.meta.url)))
    worker.ref()
    worker.postMessage(parameters)
    try {
      const [tag] = (await once(worker, 'message')) as [Uint8Array]
      return Buffer.from(tag)
    } catch (error) {
      lane.worker = null
      void worker.terminate()
      throw error
    } finally {
      worker.unref()
    }
  })
  lane.free = hashed.catch(() => undefined)
  return hashed
}
