import { describe, expect, it } from 'vitest'
import { loudness, secondsIn, silencesIn, skippedTo } from './silences.ts'

const RATE = 8000
/** Speech and pauses of so many seconds, in turns, over a room's noise. */
function sound(turns: readonly number[], { noise = 0.003, speech = 0.2 } = {}) {
  const samples = turns.flatMap((seconds, turn) =>
    Array.from({ length: seconds * RATE }, (_, at) => Math.sin(at) * (turn % 2 === 0 ? speech : noise)),
  )
  return loudness(Float32Array.from(samples), RATE)
}

describe('silences of a recording', () => {
  it('are the pauses of a second or more, less a margin at each end', () => {
    expect(silencesIn(sound([2, 3, 2, 0.5, 1]))).toEqual([[2.25, 4.75]])
  })

  it('are measured against the noise of the room', () => {
    expect(silencesIn(sound([2, 3, 2], { noise: 0.03 }))).toEqual([[2.25, 4.75]])
  })

  it('reach to the end', () => {
    expect(silencesIn(sound([1, 2]))).toEqual([[1.25, 2.75]])
  })

  it.each([
    ['a recording in which nothing is heard', sound([3], { speech: 0.0005 })],
    ['one without a sample', []],
  ])('are unknown in %s', (_, windows) => {
    expect(silencesIn(windows)).toBeNull()
  })

  it('are left at their end, and nothing that is said is skipped', () => {
    const silences = [[2, 4] as const, [7, 9] as const]
    expect([1.9, 2, 3.5, 3.95, 8].map((second) => skippedTo(silences, second))).toEqual([null, 4, 4, null, 9])
    expect(secondsIn(silences)).toBe(4)
  })
})
