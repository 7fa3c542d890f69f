import { describe, expect, it } from 'vitest'
import { nextSpeed } from './player-memory.ts'

describe('the speed of the player', () => {
  it('goes one step up or down and stops at the ends', () => {
    expect(nextSpeed(1, 1)).toBe(1.25)
    expect(nextSpeed(1, -1)).toBe(0.75)
    expect(nextSpeed(2, 1)).toBe(2)
    expect(nextSpeed(0.5, -1)).toBe(0.5)
  })
})
