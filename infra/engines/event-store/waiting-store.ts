import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { mayPass } from '../failures.ts'
import type { EventStore } from './event-store.ts'

/** A request that a person or program waits for. `arrivedAt` is of `performance.now()`; `gone` once they wait no more. */
export type Caller = { arrivedAt: number; gone: AbortSignal }

const callers = new AsyncLocalStorage<Caller | undefined>()

/** What `work` asks of the event store waits for a new leader; work of process managers and workers has its own retry. */
export const onBehalfOf = <Result>(caller: Caller, work: () => Result): Result => callers.run(caller, work)
/** For what has another answer where the event store has none at the moment. */
export const atOnce = <Result>(work: () => Result): Result => callers.run(undefined, work)

const LIMITS = {
  /** From the arrival of a request. */
  boundMs: 5_000,
  /** One that spent its time on a call without an answer has a second try until then. */
  frozenMs: 10_000,
  hungMs: 4_000,
  /** At once; one more is refused. */
  waiting: 500,
}
const FIRST_MS = 50
const LONGEST_MS = 400

/**
 * The event store of a cluster whose leader may change: a call on behalf of a request that meets no leader, no connection
 * or an unknown outcome is made again as it was, the same events at the same revision, until the request is too old
 * (ADR 036). Every other call, and every other failure, passes through.
 */
export function waitingStore<Store extends EventStore>(store: Store, limits: Partial<typeof LIMITS> = {}): Store {
  const { boundMs, frozenMs, hungMs, waiting: most } = { ...LIMITS, ...limits }
  /** The last failure, until a call succeeds. */
  let away: unknown = null
  let waiting = 0

  async function call<Result>(run: () => Promise<Result>): Promise<Result> {
    const caller = callers.getStore()
    const ageMs = () => performance.now() - caller!.arrivedAt
    // The request spent its time in a queue behind others.
    if (caller && away !== null && ageMs() > frozenMs) throw away
    let hasHung = false
    for (let tries = 0; ; tries++) {
      const began = performance.now()
      try {
        const result = await (hasHung ? until(run(), frozenMs - ageMs()) : run())
        away = null
        return result
      } catch (error) {
        if (!mayPass(error)) {
          away = null
          throw error
        }
        away = error
        if (!caller || caller.gone.aborted || hasHung) throw error
        hasHung = ageMs() >= boundMs && performance.now() - began >= hungMs && ageMs() < frozenMs
        if ((ageMs() >= boundMs && !hasHung) || waiting >= most) throw error
        waiting++
        await wait(hasHung ? FIRST_MS : pauseMs(tries, boundMs - ageMs()), undefined, { signal: caller.gone })
          .catch(() => Promise.reject(error))
          .finally(() => waiting--)
      }
    }
  }

  /** A frozen leader has no more than what is left of the time. */
  async function until<Result>(result: Promise<Result>, ms: number): Promise<Result> {
    const over = new AbortController()
    const late = wait(Math.max(ms, 0), undefined, { signal: over.signal }).then(() => Promise.reject(away))
    late.catch(() => {})
    return Promise.race([result, late]).finally(() => over.abort())
  }

  return {
    ...store,
    append: (stream, expected, events) => call(() => store.append(stream, expected, events)),
    read: (stream, range) => call(() => store.read(stream, range)),
    readToFold: (stream) => call(() => store.readToFold(stream)),
    head: (stream) => call(() => store.head(stream)),
    readAll: (after, limit) => call(() => store.readAll(after, limit)),
    headsSince: (after, end) => call(() => store.headsSince(after, end)),
    lastPosition: () => call(store.lastPosition),
    countAfter: (after, atMost) => call(() => store.countAfter(after, atMost)),
  }
}

/** Longer from try to try and never twice the same, but not beyond what is left. */
const pauseMs = (tries: number, leftMs: number) =>
  Math.max(1, Math.min(FIRST_MS * 2 ** Math.min(tries, 5), LONGEST_MS, leftMs) * (0.5 + Math.random() / 2))
