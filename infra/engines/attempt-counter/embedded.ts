import type { AttemptCounter, Counted } from './attempt-counter.ts'

const MOST_KEYS = 100_000
const LONG_MS = 24 * 3_600_000

/**
 * For one process: in memory, so that a restart forgives and no caller can fill a disk. The oldest window makes room.
 * Long windows have room of their own: where people signed in from is not pushed out by the tries of strangers.
 */
export function embeddedAttemptCounter(mostKeys = MOST_KEYS): AttemptCounter {
  const [short, long] = [new Map<string, Counted>(), new Map<string, Counted>()]
  const current = (key: string, at: number) => {
    const entry = short.get(key) ?? long.get(key)
    return entry && at < entry.endsAt ? entry : undefined
  }
  const forgotten = (key: string) => {
    short.delete(key)
    long.delete(key)
  }

  return {
    async count(key, windowMs, at) {
      const entry = current(key, at)
      if (entry) return { ...entry, times: ++entry.times }
      forgotten(key)
      const counted = windowMs > LONG_MS ? long : short
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
      forgotten(key)
    },
  }
}
