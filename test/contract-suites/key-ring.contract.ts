import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { KeyRing } from '#infra/engines/key-ring/key-ring.ts'

export type KeyRingUnderTest = { keys: KeyRing; reopen: () => Promise<KeyRing>; atRest: () => Buffer | Promise<Buffer> }

/** The promises every key ring keeps. */
export function keyRingContract(engine: string, open: () => Promise<KeyRingUnderTest>) {
  describe(`the ${engine} key ring`, () => {
    let under: KeyRingUnderTest
    let keys: KeyRing
    beforeEach(async () => {
      under = await open()
      keys = under.keys
    })
    afterEach(() => keys.close())
    const restart = async () => {
      await keys.close()
      keys = await under.reopen()
    }

    it('makes a key only when asked to, and then always answers the same', async () => {
      expect(await keys.key('ada')).toBeNull()
      const key = await keys.key('ada', { create: true })
      expect(key).toHaveLength(32)
      expect(await keys.key('ada')).toEqual(key)
      expect(keys.cached('ada')).toEqual(key)
      expect(await keys.key('bob', { create: true })).not.toEqual(key)

      await restart()
      expect(keys.cached('ada')).toBeUndefined()
      expect(await keys.key('ada', { create: true })).toEqual(key)
    })

    it('knows whose key it ever had, destroyed or not', async () => {
      await keys.key('ada', { create: true })
      await keys.key('bob', { create: true })
      await keys.shred('bob')
      await restart()
      expect(await Promise.all(['ada', 'bob', 'eve'].map((subject) => keys.has(subject)))).toEqual([true, true, false])
    })

    it('makes one key for everyone who asks at the same moment', async () => {
      const made = await Promise.all(Array.from({ length: 20 }, () => keys.key('ada', { create: true })))
      expect(new Set(made.map((key) => key!.toString('hex'))).size).toBe(1)
    })

    it('answers many who are asked for at once, each for itself', async () => {
      const made = await Promise.all(Array.from({ length: 1200 }, (_, n) => keys.key(`person ${n}`, { create: true })))
      await keys.shred('person 7')
      await restart()
      const asked = [...made.map((_, n) => `person ${n}`), 'nobody', 'person 3']
      expect(await Promise.all(asked.map((subject) => keys.key(subject)))).toEqual([
        ...made.map((key, n) => (n === 7 ? null : key)),
        null,
        made[3],
      ])
    })

    it('has forgotten a shredded key for good and never makes another for that subject', async () => {
      await keys.key('ada', { create: true })
      await keys.key('bob', { create: true })
      await keys.shred('ada')
      expect(keys.cached('ada')).toBeNull()
      expect(await keys.key('ada', { create: true })).toBeNull()

      await restart()
      expect(await keys.key('ada')).toBeNull()
      expect(await keys.key('ada', { create: true })).toBeNull()
      expect(await keys.key('bob')).toHaveLength(32)
    })

    it('keeps nothing usable of a key that is being made while its subject is shredded, and spoils no other', async () => {
      const making = [keys.key('ada', { create: true }), keys.key('bob', { create: true })]
      await keys.shred('ada')
      expect(await making[0]).toBeNull()
      expect(await making[1]).toHaveLength(32)
      expect(await keys.key('ada', { create: true })).toBeNull()
    })

    it('does not hold a key readably', async () => {
      const key = (await keys.key('ada', { create: true }))!
      expect((await under.atRest()).includes(key)).toBe(false)
      expect((await under.atRest()).includes(key.toString('hex'))).toBe(false)
      expect((await under.atRest()).includes(key.toString('base64'))).toBe(false)
    })

    it('indexes and signs the same way after a restart, apart by kind and purpose', async () => {
      const before = [keys.blindIndex('email', 'ada@example.org'), keys.sign('media', 'r1')]
      expect(before[0]).not.toContain('ada@')
      expect(keys.blindIndex('phone', 'ada@example.org')).not.toBe(before[0])
      expect(keys.sign('link', 'r1')).not.toBe(before[1])
      await restart()
      expect([keys.blindIndex('email', 'ada@example.org'), keys.sign('media', 'r1')]).toEqual(before)
    })
  })
}
