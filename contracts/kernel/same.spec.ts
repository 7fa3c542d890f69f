import { describe, expect, it } from 'vitest'
import { same } from './same.ts'

describe('comparing two drafts', () => {
  it('does not care in which order the fields were written', () => {
    expect(same({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 })).toBe(true)
  })

  it('cares about values, missing fields and the order of lists', () => {
    expect(same({ a: 1 }, { a: 2 })).toBe(false)
    expect(same({ a: undefined }, { b: undefined })).toBe(false)
    expect(same([1, 2], [2, 1])).toBe(false)
    expect(same([], {})).toBe(false)
    expect(same(null, {})).toBe(false)
  })
})
