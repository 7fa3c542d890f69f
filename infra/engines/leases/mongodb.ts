import { randomUUID } from 'node:crypto'
import type { Collection } from 'mongodb'
import type { Connection } from '../mongodb/connect.ts'
import { isSameId, writing } from '../mongodb/errors.ts'
import type { Lease, Leases } from './leases.ts'

/** `beat` rises with every renewal; a lease whose beat stops has no holder any more. */
type Held = { _id: string; owner: string | null; epoch: number; beat: number }

/** How long a holder may be silent. Renewed three times in that span, given up before it is over. */
const TTL_MS = 10_000
const LOOK_MS = 200

/**
 * Leases in a collection. Clocks are not compared: a waiting process watches the beat with its own clock and takes over
 * when it has not risen for the whole span; the holder gives up earlier, by its own clock, when no renewal was answered.
 */
export function mongodbLeases({ runtime }: Pick<Connection, 'runtime'>, { ttlMs = TTL_MS } = {}): Leases {
  const leases: Collection<Held> = runtime.collection<Held>('leases')
  const held = new Set<Lease>()

  async function take(name: string, seen: Held | null): Promise<Held | null> {
    const mine = { owner: randomUUID(), epoch: (seen?.epoch ?? 0) + 1, beat: 0 }
    if (!seen)
      return leases.insertOne({ _id: name, ...mine }).then(
        () => ({ _id: name, ...mine }),
        (error: unknown) => (isSameId(error) ? null : Promise.reject(error as Error)),
      )
    const { _id, owner, epoch, beat } = seen
    const { matchedCount } = await leases.updateOne({ _id, owner, epoch, beat }, { $set: mine })
    return matchedCount === 1 ? { _id, ...mine } : null
  }

  function hold({ _id: name, owner, epoch }: Held): Lease {
    const lost = new AbortController()
    let beat = 0
    let renewedAt = performance.now()
    let timer: NodeJS.Timeout
    let done = false
    const give = (why: string) => {
      if (done) return
      done = true
      clearTimeout(timer)
      held.delete(lease)
      lost.abort(new Error(`the lease ${name} was lost: ${why}`))
    }
    async function renew() {
      const asked = performance.now()
      if (asked - renewedAt > (ttlMs * 2) / 3) return give('it could not be renewed in time')
      try {
        const { matchedCount } = await leases.updateOne({ _id: name, owner, epoch }, { $set: { beat: ++beat } })
        if (matchedCount === 0) return give('another process has taken it')
        renewedAt = asked
      } catch {
        // Tried again until the time is over.
      }
      if (!done) watch()
    }
    /** The answer to a renewal may itself not come: the span ends whether or not it does. */
    function watch() {
      clearTimeout(timer)
      timer = setTimeout(() => void renew(), ttlMs / 6)
      timer.unref()
    }
    const deadline = setInterval(() => {
      if (done) clearInterval(deadline)
      else if (performance.now() - renewedAt > (ttlMs * 2) / 3) give('it could not be renewed in time')
    }, ttlMs / 10)
    deadline.unref()
    const lease: Lease = {
      name,
      epoch,
      lost: lost.signal,
      async release() {
        if (done) return
        done = true
        clearTimeout(timer)
        clearInterval(deadline)
        held.delete(lease)
        await writing(() => leases.updateOne({ _id: name, owner, epoch }, { $set: { owner: null } }))
      },
    }
    held.add(lease)
    watch()
    return lease
  }

  return {
    async acquire(name, signal) {
      let watched: { held: Held; since: number } | null = null
      for (;;) {
        signal.throwIfAborted()
        try {
          const seen = await leases.findOne({ _id: name })
          const asked = performance.now()
          const still =
            seen &&
            watched &&
            seen.owner === watched.held.owner &&
            seen.epoch === watched.held.epoch &&
            seen.beat === watched.held.beat
          if (seen && !still) watched = { held: seen, since: asked }
          if (!seen || seen.owner === null || (watched && asked - watched.since > ttlMs)) {
            const taken = await take(name, seen)
            if (taken) return await handed(hold(taken), signal)
          }
        } catch (error) {
          if (signal.aborted) throw error
          // The server was away: a lease that another process holds by now is waited for.
        }
        await pause(Math.min(LOOK_MS, ttlMs / 10), signal)
      }
    },
    async close() {
      await Promise.allSettled([...held].map((lease) => lease.release()))
    },
  }
}

/** A caller that has stopped waiting gets none. */
async function handed(lease: Lease, signal: AbortSignal): Promise<Lease> {
  if (!signal.aborted) return lease
  await lease.release()
  throw signal.reason
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  signal.addEventListener('abort', () => resolve(), { once: true })
  return promise.finally(() => clearTimeout(timer))
}
