import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type ProcessRule, processRules } from './process-rules.ts'
import { simulateProcesses } from './simulate-processes.ts'

const SEARCHED = 4000

/** `npm run test:faults` walks thousands of schedules, `npm test` a share. SEED=n replays one of them. */
export function processSimulationSuite({ schedules }: { schedules: number }) {
  const only = Number(process.env.SEED ?? 0)
  // A worker that loses a race says that it will try again; that is what is wanted here.
  beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
  afterAll(() => vi.restoreAllMocks())

  describe('process managers that get events lost, doubled and shuffled, and die, stall and run twice', () => {
    it(`decide everything once, in order, and carry it out once, in ${schedules.toLocaleString('en')} schedules`, async () => {
      const wrong: string[] = []
      for (let seed = only || 1; seed <= (only || schedules); seed++)
        for (const problem of await simulateProcesses(seed)) wrong.push(`SEED=${seed}: ${problem}`)
      expect(wrong).toEqual([])
    })
  })

  describe('the checker notices when a process manager does without the rule that', () => {
    it.each(Object.keys(processRules) as ProcessRule[])('%s', async (rule) => {
      let seed = 1
      let problems: string[] = []
      while (seed <= SEARCHED && (problems = await simulateProcesses(seed, rule)).length === 0) seed++
      console.log(`without "${rule}": first with SEED=${seed}: ${problems[0]?.slice(0, 160)}`)
      expect(seed).toBeLessThanOrEqual(SEARCHED)
    })
  })
}
