import { describe, expect, it } from 'vitest'
import { momentOf, relative } from './moment.ts'

describe('a moment in an address', () => {
  it.each([
    ['2026-03-02T12:00:00.000Z', '2026-03-02T12:00:00.000Z'],
    ['2026-03-02T12:00', '2026-03-02T12:00:00.000Z'],
    ['2026-03-02T12:00:05', '2026-03-02T12:00:05.000Z'],
    ['2026-03-02', '2026-03-02T00:00:00.000Z'],
  ])('is understood: %s', (text, at) => {
    expect(momentOf(text)).toBe(at)
  })

  it.each(['', 'yesterday', '2026-13-45T99:99', '2026-03-02T12:00+05:00', '<script>', `2026-03-02T12:00:00.000Z'`])('is refused: %j', (text) => {
    expect(momentOf(text)).toBeNull()
  })
})

describe('how long ago something was', () => {
  it.each([
    ['2026-03-02T11:59:30.000Z', '30 seconds ago'],
    ['2026-03-02T11:00:00.000Z', '1 hour ago'],
    ['2026-02-27T12:00:00.000Z', '3 days ago'],
    ['2026-03-02T12:00:00.000Z', 'now'],
  ])('is said in words: %s', (at, words) => {
    expect(relative(at, '2026-03-02T12:00:00.000Z')).toBe(words)
  })
})
