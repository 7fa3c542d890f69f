import { afterEach, describe, expect, it, vi } from 'vitest'
import { nextSpeed, rememberedSecond, rememberSecond } from './player-memory.ts'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
})
afterEach(() => kept.clear())

describe('the speed of the player', () => {
  it('goes one step up or down and stops at the ends', () => {
    expect(nextSpeed(1, 1)).toBe(1.25)
    expect(nextSpeed(1, -1)).toBe(0.75)
    expect(nextSpeed(2, 1)).toBe(2.5)
    expect(nextSpeed(3, 1)).toBe(3)
    expect(nextSpeed(0.5, -1)).toBe(0.5)
  })
})

describe('the second at which a person stopped', () => {
  it('is kept for each recording, and forgotten at its end', () => {
    rememberSecond('one', 42.4, 90)
    rememberSecond('two', 7, 30)
    expect([rememberedSecond('one'), rememberedSecond('two'), rememberedSecond('three')]).toEqual([42, 7, null])
    rememberSecond('one', 89, 90)
    expect(rememberedSecond('one')).toBeNull()
  })

  it('is no place to come back to at the beginning, and old ones give way', () => {
    rememberSecond('begun', 2, 90)
    expect(rememberedSecond('begun')).toBeNull()
    for (let number = 0; number < 220; number++) rememberSecond(`r${number}`, 10, 90)
    expect(rememberedSecond('r0')).toBeNull()
    expect(rememberedSecond('r219')).toBe(10)
  })
})
