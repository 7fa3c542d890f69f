import { describe, expect, it } from 'vitest'
import { rangeOf } from './send-media.ts'

describe('a player asking for a part of a recording', () => {
  it.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=0-99999', { start: 0, end: 999 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=5-2', 'unsatisfiable'],
    ['bytes=-', null],
    ['bytes=0-1,5-6', null],
    ['seconds=1-2', null],
    [undefined, null],
  ])('%s', (header, range) => {
    expect(rangeOf(header, 1000)).toEqual(range)
  })
})
