import { Rejected } from '#contracts/rejections.ts'

const MAX_KEYS = 100_000

/**
 * Counts attempts per key within a window that begins with the first. Kept in memory: a restart forgives, and no
 * caller can fill a disk.
 */
export function attempts({ limit, windowMs, now }: { limit: number; windowMs: number; now: () => number }) {
  const counted = new Map<string, { since: number; times: number }>()

  function current(key: string) {
    const entry = counted.get(key)
    return entry && now() - entry.since < windowMs ? entry : undefined
  }

  return {
    /** @throws Rejected 'auth/too-many-attempts' once the limit is used up. */
    check(key: string) {
      const entry = current(key)
      if (!entry || entry.times < limit) return
      const minutes = Math.max(1, Math.ceil((entry.since + windowMs - now()) / 60_000))
      throw new Rejected('auth/too-many-attempts', `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`)
    },
    /** Whether the limit is used up. */
    spent: (key: string) => (current(key)?.times ?? 0) >= limit,
    count(key: string) {
      const entry = current(key)
      if (entry) return void entry.times++
      counted.delete(key)
      if (counted.size >= MAX_KEYS) counted.delete(counted.keys().next().value!)
      counted.set(key, { since: now(), times: 1 })
    },
    forget: (key: string) => void counted.delete(key),
  }
}
