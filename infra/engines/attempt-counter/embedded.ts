import type { AttemptCounter, Counted } from './attempt-counter.ts'

const MOST_KEYS = 100_000

/** For one process: in memory, so that a restart forgives and no caller can fill a disk. The oldest window makes room. */
export function embeddedAttemptCounter(mostKeys = MOST_KEYS): AttemptCounter {
  const counted = new Map<string, Counted>()
  const current = (key: string, at: number) => {
    const entry = counted.get(key)
    return entry && at < entry.endsAt ? entry : undefined
  }

  return {
    async count(key, windowMs, at) {
      const entry = current(key, at)
      if (entry) return { ...entry, times: ++entry.times }
      counted.delete(key)
      if (counted.size >= mostKeys) counted.delete(counted.keys().next().value!)
      const first = { times: 1, endsAt: at + windowMs }
      counted.set(key, first)
      return { ...first }
    },
    async read(key, at) {
      const entry = current(key, at)
      return entry ? { ...entry } : null
    },
    async forget(key) {
      counted.delete(key)
    },
  }
}
