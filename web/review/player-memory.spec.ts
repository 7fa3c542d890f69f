import { describe, expect, it } from 'vitest'
import { clock, nextSpeed } from './player-memory.ts'

describe('the speed of the player', () => {
  it('goes one step up or down and stops at the ends', () => {
    expect(nextSpeed(1, 1)).toBe(1.25)
    expect(nextSpeed(1, -1)).toBe(0.75)
    expect(nextSpeed(2, 1)).toBe(2)
    expect(nextSpeed(0.5, -1)).toBe(0.5)
  })
})

describe('a time in a recording', () => {
  it('is said in minutes and seconds', () => {
    expect([0, 9.9, 61, 3599].map(clock)).toEqual(['0:00', '0:09', '1:01', '59:59'])
  })
})
