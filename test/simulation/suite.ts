import { describe, expect, it } from 'vitest'
import { rules, type Rule } from './rules.ts'
import { simulate } from './simulate.ts'

/** `npm run test:faults` walks thousands of schedules, `npm test` a share. SEED=n replays one of them. */
export function simulationSuite({ schedules, checked }: { schedules: number; checked: readonly Rule[] }) {
  const only = Number(process.env.SEED ?? 0)

  describe('records that are lost, doubled, held back and shuffled, while processes die, stall and run twice', () => {
    it(`leave every document equal to the fold of its stream, in ${schedules.toLocaleString('en')} schedules`, async () => {
      const wrong: string[] = []
      for (let seed = only || 1; seed <= (only || schedules); seed++)
        for (const divergence of await simulate(seed)) wrong.push(`SEED=${seed}: ${divergence}`)
      expect(wrong).toEqual([])
    })
  })

  describe('the checker notices when a worker does without the rule that', () => {
    it.each(checked)('%s', async (rule) => {
      let seed = 1
      while (seed <= 4000 && (await simulate(seed, rule)).length === 0) seed++
      console.log(`without "${rule}": documents differ, first with SEED=${seed}`)
      expect(seed).toBeLessThanOrEqual(4000)
    })
  })
}

export const everyRule = Object.keys(rules) as Rule[]
