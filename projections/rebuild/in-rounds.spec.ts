import { describe, expect, it } from 'vitest'
import { inRounds } from './in-rounds.ts'

/** Rounds of these lengths; how many were needed, and before which of them a hurry began. */
function after(...lengths: number[]) {
  let rounds = 0
  const hurries: number[] = []
  inRounds(
    () => lengths[rounds++] ?? expect.fail('there are no more rounds'),
    () => hurries.push(rounds + 1),
  )
  return { rounds, hurries }
}

describe('a rebuild that catches up with those who go on writing', () => {
  it('is level when nothing, or little, came meanwhile', () => {
    expect(after(0)).toEqual({ rounds: 1, hurries: [] })
    expect(after(4000, 900, 150, 20)).toEqual({ rounds: 4, hurries: [] })
  })

  it('hurries when it hardly gains, and then leaves more to the switch', () => {
    expect(after(4000, 3000, 1200, 500)).toEqual({ rounds: 4, hurries: [3] })
  })

  it('goes on while it gains at all', () => {
    expect(after(4000, 3900, 3800, 3700, 3600, 400).rounds).toBe(6)
  })

  it('does not go on for ever at the pace of those who write', () => {
    expect(() => after(...Array.from({ length: 9 }, () => 4000))).toThrow(/4000 streams are behind/)
  })

  it('gives up, in words, when what is behind grows and grows', () => {
    expect(() => after(4000, 4100, 4050, 4200, 4300)).toThrow(
      /^nothing was switched: events come faster than they can be folded, and 4300 streams are behind/,
    )
  })
})
