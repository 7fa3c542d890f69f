import { Rejected } from '#contracts/kernel/rejections.ts'
import { said } from '#contracts/kernel/wording.ts'
import type { Core } from './core.ts'

type Limit = { /** No two limits count in the same place. */ name: string; limit: number; windowMs: number }

/** A limit on attempts per key, within a window that begins with the first: the same for every process that answers people. */
export function attempts(
  { engines, now }: { engines: Pick<Core['engines'], 'attempts'>; now: () => string },
  { name, limit, windowMs }: Limit,
) {
  const counter = engines.attempts
  const clock = () => Date.parse(now())
  const at = (key: string) => `${name} ${key}`

  return {
    /** One attempt more; answers how many it makes. @throws Rejected 'auth/too-many-attempts' past the limit. */
    async take(key: string): Promise<number> {
      const { times, endsAt } = await counter.count(at(key), windowMs, clock())
      if (times > limit) throw tooMany(endsAt - clock())
      return times
    },
    /** @throws as take, once the limit is used up; nothing is counted. */
    async check(key: string): Promise<void> {
      const counted = await counter.read(at(key), clock())
      if (counted && counted.times >= limit) throw tooMany(counted.endsAt - clock())
    },
    /** How many there were in this window. */
    times: async (key: string): Promise<number> => (await counter.read(at(key), clock()))?.times ?? 0,
    /** Whether the limit is used up. */
    spent: async (key: string): Promise<boolean> => ((await counter.read(at(key), clock()))?.times ?? 0) >= limit,
    count: async (key: string): Promise<void> => void (await counter.count(at(key), windowMs, clock())),
    forget: (key: string): Promise<void> => counter.forget(at(key)),
  }
}

/** In words for people, and in seconds for programs. */
export function tooMany(waitMs: number): Rejected {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000))
  const words =
    minutes === 1
      ? 'Too many attempts. Please try again in 1 minute.'
      : said`Too many attempts. Please try again in ${minutes} minutes.`
  return new Rejected('auth/too-many-attempts', words, undefined, Math.max(1, Math.ceil(waitMs / 1000)))
}
