import { describe, expect, it } from 'vitest'
import { embeddedAttemptCounter } from '#infra/engines/attempt-counter/embedded.ts'
import { attempts } from './attempts.ts'

describe('a limit of three attempts in ten minutes', () => {
  const limited = () => {
    const clock = { now: 0 }
    const core = { engines: { attempts: embeddedAttemptCounter() }, now: () => new Date(clock.now).toISOString() }
    const open = (name = 'guesses') => attempts(core, { name, limit: 3, windowMs: 600_000 })
    return { clock, open, limit: open() }
  }
  const use = async (limit: ReturnType<typeof attempts>, key: string, times: number) => {
    for (let i = 0; i < times; i++) await limit.take(key)
  }

  it('refuses the fourth, and says how long to wait: to people in words, to programs in seconds', async () => {
    const { limit, clock } = limited()
    await use(limit, 'rita', 3)
    clock.now = 301_000
    const refused = {
      code: 'auth/too-many-attempts',
      message: 'Too many attempts. Please try again in 5 minutes.',
      retryAfterS: 299,
    }
    await expect(limit.take('rita')).rejects.toMatchObject(refused)
    await expect(limit.check('rita')).rejects.toMatchObject(refused)
  })

  it('is counted for each on their own, and apart from other limits', async () => {
    const { limit, open } = limited()
    await use(limit, 'rita', 3)
    await expect(limit.take('ada')).resolves.toBe(1)
    await expect(open('resets').take('rita')).resolves.toBe(1)
  })

  it('ends with the window, and with a success', async () => {
    const { limit, clock } = limited()
    await use(limit, 'rita', 3)
    clock.now = 600_000
    await use(limit, 'rita', 3)
    expect(await limit.spent('rita')).toBe(true)
    await limit.forget('rita')
    await expect(limit.check('rita')).resolves.toBeUndefined()
  })

  it('lets three through of any number who try at once', async () => {
    const { limit } = limited()
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => limit.take('rita')))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })
})
