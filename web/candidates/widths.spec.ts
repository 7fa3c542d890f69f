import { describe, expect, it } from 'vitest'
import { afterKey, wideAs, widthIn } from './widths.ts'

describe('the width of a column', () => {
  it('stays between its bounds', () => {
    expect([wideAs(12), wideAs(200.4), wideAs(9000)]).toEqual([80, 200, 640])
  })

  it('follows the arrow keys the way they point, in lines that run the other way too', () => {
    expect(afterKey('ArrowRight', 200, false)).toBe(216)
    expect(afterKey('ArrowLeft', 200, false)).toBe(184)
    expect(afterKey('ArrowRight', 200, true)).toBe(184)
    expect(afterKey('ArrowLeft', 200, true)).toBe(216)
    expect(afterKey('ArrowLeft', 80, false)).toBe(80)
    expect([afterKey('Home', 200, false), afterKey('End', 200, false)]).toEqual([80, 640])
    expect(afterKey('Tab', 200, false)).toBeUndefined()
  })

  it('is read from a form, and is never guessed', () => {
    expect(['', '80', '640'].map(widthIn)).toEqual([null, 80, 640])
    expect(['79', '641', '1e2', '-100', '100.5', 'wide'].map(widthIn)).toEqual(Array(6).fill(undefined))
  })
})
