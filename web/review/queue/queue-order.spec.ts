import { describe, expect, it } from 'vitest'
import { begin, beside, goesOn, positionIn, record } from './queue-order.ts'

const queue = begin(['a', 'b', 'c'], 'b', 0)

describe('the order of a queue', () => {
  it('knows where one is and who is beside, to either end', () => {
    expect(positionIn(queue)).toBe(2)
    expect([beside(queue, -1), beside(queue, 1)]).toEqual(['a', 'c'])
    expect([beside({ ...queue, at: 'a' }, -1), beside({ ...queue, at: 'c' }, 1)]).toEqual([null, null])
  })

  it('begins with the candidate it was opened at, also one that the filter does not find any more', () => {
    expect(begin(['a'], 'z', 0).ids).toEqual(['z', 'a'])
    expect(begin([], 'z', 0).ids).toEqual(['z'])
  })
})

describe('what was done in a queue', () => {
  it('is put together for each candidate', () => {
    const rated = record(queue, 'b', { rated: 4 }, 1)
    const moved = record(record(rated, 'b', { commented: true }, 2), 'b', { moved: { from: 'x', to: 'y' } }, 3)
    expect(moved.done).toEqual({ b: { rated: 4, commented: true, moved: { from: 'x', to: 'y' } } })
    expect(moved.usedAt).toBe(3)
  })

  it('counts two moves as one, and a move and the way back as none', () => {
    const once = record(queue, 'b', { moved: { from: 'x', to: 'y' } }, 1)
    expect(record(once, 'b', { moved: { from: 'y', to: 'z' } }, 2).done.b).toEqual({ moved: { from: 'x', to: 'z' } })
    expect(record(once, 'b', { moved: { from: 'y', to: 'x' } }, 2).done).toEqual({})
  })

  it.each([
    ['never', { moved: { from: 'x', to: 'y' } }, false],
    ['move', { moved: { from: 'x', to: 'y' } }, true],
    ['move', { rated: 4 }, false],
    ['any', { rated: 4 }, true],
    ['any', { scored: true }, true],
    ['any', { commented: true }, false],
  ] as const)('set to %s, %o opens the next candidate: %s', (advance, just, expected) => {
    expect(goesOn(advance, just)).toBe(expected)
  })
})
