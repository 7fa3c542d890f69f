import { describe, expect, it } from 'vitest'
import { hashPassword as hash, installation, isOutdated, verifyPassword as verify } from './passwords.ts'

const hashPassword = (password: string) => hash(password, installation)
const verifyPassword = (password: string, hashed: string) => verify(password, hashed, installation)

describe('a stored password', () => {
  it('is argon2id in its standard form, salted', async () => {
    const [first, second] = await Promise.all([hashPassword('tR4-vexing-lamp'), hashPassword('tR4-vexing-lamp')])
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$[^$]{43}$/)
    expect(first).not.toBe(second)
  })

  it('is recognised, and another is not', async () => {
    const hash = await hashPassword('tR4-vexing-lamp')
    expect(await verifyPassword('tR4-vexing-lamp', hash)).toBe(true)
    expect(await verifyPassword('tR4-vexing-lamP', hash)).toBe(false)
  })

  it('is verified with the parameters it was made with', async () => {
    const older = '$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHQ$'
    expect(await verifyPassword('x', older)).toBe(false)
    expect(await verifyPassword('x', '[erased]')).toBe(false)
  })

  it('is outdated when it names other parameters than those of today', async () => {
    const today = await hashPassword('tR4-vexing-lamp')
    expect(isOutdated(today)).toBe(false)
    for (const [now, once] of [
      ['m=19456', 'm=8192'],
      ['t=2', 't=1'],
      ['p=1', 'p=2'],
      [/.{11}$/, ''],
    ] as const)
      expect(isOutdated(today.replace(now, once))).toBe(true)
  })

  it('does not hold up everything else while it is hashed', async () => {
    let turns = 0
    const ticking = setInterval(() => turns++, 1)
    await Promise.all([hashPassword('a'), hashPassword('b'), hashPassword('c')])
    clearInterval(ticking)
    expect(turns).toBeGreaterThan(3)
  })
})
