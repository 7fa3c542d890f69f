import { afterEach, describe, expect, it, vi } from 'vitest'
import { isSwitchedOff, switchSingleKeys } from './single-keys.ts'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
})
afterEach(() => kept.clear())

const pressed = (key: string, held = false) => ({ key, ctrlKey: held, metaKey: false })

describe('keys of one character', () => {
  it('are on until they are switched off, and again when they are switched on', () => {
    expect(isSwitchedOff(pressed('j'))).toBe(false)
    switchSingleKeys(false)
    for (const key of ['j', '?', '1', '[']) expect(isSwitchedOff(pressed(key))).toBe(true)
    switchSingleKeys(true)
    expect(isSwitchedOff(pressed('j'))).toBe(false)
  })

  it('leave alone, switched off, what is named, held with Ctrl, or plays the video', () => {
    switchSingleKeys(false)
    for (const key of ['ArrowLeft', 'Escape', 'Enter', ' ']) expect(isSwitchedOff(pressed(key))).toBe(false)
    expect(isSwitchedOff(pressed('z', true))).toBe(false)
  })
})
