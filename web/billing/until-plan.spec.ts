import { expect, it } from 'vitest'
import type { PlanName } from '#contracts/subscription/plans.ts'
import { ASK_EVERY_MS, untilPlan } from './until-plan.ts'

/** Answers one plan after another, and then the last one for ever; time is counted, not waited for. */
function scene(...plans: (PlanName | null)[]) {
  const leaving = new AbortController()
  const seen = { asked: 0, waited: 0 }
  return {
    seen,
    leaving,
    asking: {
      ask: async () => plans[Math.min(seen.asked++, plans.length - 1)]!,
      wait: async (ms: number) => void (seen.waited += ms),
      signal: leaving.signal,
    },
  }
}

it('asks every five seconds until the plan is the new one, also past an answer that did not come (BILL-037)', async () => {
  const { seen, asking } = scene('starter', null, 'team')
  expect(await untilPlan('team', asking)).toBe('here')
  expect(seen).toEqual({ asked: 3, waited: 3 * ASK_EVERY_MS })
})

it('gives up after two minutes', async () => {
  const { seen, asking } = scene('starter')
  expect(await untilPlan('team', asking)).toBe('late')
  expect(seen.waited).toBe(120_000)
})

it('ends with the page', async () => {
  const { seen, asking, leaving } = scene('team')
  leaving.abort()
  expect(await untilPlan('team', asking)).toBe('ended')
  expect(seen.asked).toBe(0)
})
