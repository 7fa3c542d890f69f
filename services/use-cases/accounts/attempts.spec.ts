import { describe, expect, it } from 'vitest'
import { attempts } from './attempts.ts'

describe('a limit of three attempts in ten minutes', () => {
  const limited = () => {
    const clock = { now: 0 }
    return { clock, limit: attempts({ limit: 3, windowMs: 600_000, now: () => clock.now }) }
  }
  const use = (limit: ReturnType<typeof attempts>, key: string, times: number) => {
    for (let i = 0; i < times; i++) {
      limit.check(key)
      limit.count(key)
    }
  }

  it('refuses the fourth, and says how long to wait', () => {
    const { limit, clock } = limited()
    use(limit, 'rita', 3)
    clock.now = 301_000
    expect(() => limit.check('rita')).toThrow('Too many attempts. Please try again in 5 minutes.')
  })

  it('is counted for each on their own', () => {
    const { limit } = limited()
    use(limit, 'rita', 3)
    expect(() => limit.check('ada')).not.toThrow()
  })

  it('ends with the window, and with a success', () => {
    const { limit, clock } = limited()
    use(limit, 'rita', 3)
    clock.now = 600_000
    expect(() => use(limit, 'rita', 3)).not.toThrow()
    limit.forget('rita')
    expect(() => limit.check('rita')).not.toThrow()
  })
})
