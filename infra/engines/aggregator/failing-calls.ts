import type { AttemptCounter } from '../attempt-counter/attempt-counter.ts'
import { unavailable } from './refusals.ts'

/** Merge blocks an address after twenty failing calls in ten seconds, with all companies behind it. */
const MOST = 10
const WINDOW_MS = 10_000
const KEY = 'failing calls to the aggregator'

/**
 * Lets no more than ten calls of all companies fail in any ten seconds: calls under way count as failing while others fail.
 * Processes that share a counter see each other's failures.
 */
export function failingCalls(attempts: Pick<AttemptCounter, 'count' | 'read'>, now: () => number = Date.now) {
  let failed: number[] = []
  let underWay = 0
  const waiting: (() => void)[] = []

  async function begin() {
    for (;;) {
      const at = now()
      failed = failed.filter((moment) => moment > at - WINDOW_MS)
      if (failed.length > 0 && failed.length + underWay >= MOST) {
        waiting.shift()?.()
        throw later(failed[0]! + WINDOW_MS - at)
      }
      if (underWay < MOST) break
      await new Promise<void>((free) => waiting.push(free))
    }
    underWay++
    const at = now()
    const others = await attempts.read(KEY, at)
    if (!others || others.times < MOST) return
    end()
    throw later(others.endsAt - at)
  }
  function end() {
    underWay--
    waiting.shift()?.()
  }

  /** @throws Rejected 'ats/unavailable' without a call while too many fail */
  return async function guarded<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    await begin()
    try {
      return await call()
    } catch (error) {
      failed.push(now())
      await attempts.count(KEY, WINDOW_MS, now())
      throw error
    } finally {
      end()
    }
  }
}

const later = (ms: number) => unavailable(Math.max(1, Math.ceil(ms / 1000)))
