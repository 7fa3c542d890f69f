import { beforeEach, describe, expect, it } from 'vitest'
import type { AttemptCounter } from '#infra/engines/attempt-counter/attempt-counter.ts'

const minute = 60_000
const noon = Date.UTC(2026, 2, 2, 12)

/** The promises every counter of attempts keeps; `another` is the same counter as another web process sees it. */
export function attemptCounterContract(
  engine: string,
  open: () => Promise<{
    counter: AttemptCounter
    another: () => Promise<AttemptCounter>
    atRest?: () => Promise<Buffer>
  }>,
) {
  describe(`the ${engine} counter of attempts`, () => {
    let under: Awaited<ReturnType<typeof open>>
    let counter: AttemptCounter
    beforeEach(async () => {
      under = await open()
      counter = under.counter
    })

    it('counts from the first try to the end of its window, and then from the beginning', async () => {
      expect(await counter.count('rita', minute, noon)).toEqual({ times: 1, endsAt: noon + minute })
      expect(await counter.count('rita', minute, noon + minute - 1)).toEqual({ times: 2, endsAt: noon + minute })
      expect(await counter.count('rita', minute, noon + minute)).toEqual({ times: 1, endsAt: noon + 2 * minute })
    })

    it('tells how it stands without counting', async () => {
      expect(await counter.read('rita', noon)).toBeNull()
      await counter.count('rita', minute, noon)
      for (let look = 0; look < 3; look++)
        expect(await counter.read('rita', noon + 1)).toEqual({ times: 1, endsAt: noon + minute })
      expect(await counter.read('rita', noon + minute)).toBeNull()
    })

    it('counts each on their own, and forgets one without the others', async () => {
      for (const key of ['rita', 'ada', 'rita']) await counter.count(key, minute, noon)
      await counter.forget('rita')
      expect([await counter.read('rita', noon), await counter.read('ada', noon)]).toEqual([
        null,
        { times: 1, endsAt: noon + minute },
      ])
    })

    it('tells no two of many at once the same', async () => {
      const told = await Promise.all(Array.from({ length: 40 }, () => counter.count('office', minute, noon)))
      expect(told.map(({ times }) => times).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 40 }, (_, n) => n + 1),
      )
      expect(new Set(told.map(({ endsAt }) => endsAt))).toEqual(new Set([noon + minute]))
    })

    it('counts for all processes as one, also where they begin at the same moment', async () => {
      const processes = [counter, await under.another(), await under.another()]
      await Promise.all(
        processes.flatMap((each) => Array.from({ length: 10 }, () => each.count('attacker', minute, noon))),
      )
      for (const each of processes) expect(await each.read('attacker', noon)).toMatchObject({ times: 30 })
      await processes[1]!.forget('attacker')
      expect(await counter.read('attacker', noon)).toBeNull()
    })

    it('keeps no one’s address where others can read it', async () => {
      await counter.count('sign-in 203.0.113.77', minute, noon)
      expect((await under.atRest?.())?.includes('203.0.113.77') ?? false).toBe(false)
    })
  })
}
