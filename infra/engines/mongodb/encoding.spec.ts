import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromStored, toStored } from './encoding.ts'

const name = fc.oneof(fc.string(), fc.stringMatching(/^[a.$\uff0e\uff04\uff3c]{0,6}$/))
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    fc.string(),
    fc.integer(),
    fc.constant(null),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(name, tie('any'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).any

const names = (of: unknown): string[] =>
  typeof of !== 'object' || of === null
    ? []
    : Object.entries(of).flatMap(([key, inner]) => [...(Array.isArray(of) ? [] : [key]), ...names(inner)])

describe('field names in MongoDB', () => {
  it('come back as they were, whatever they are, and never mean a path or an operator on the way', () => {
    fc.assert(
      fc.property(value, (any) => {
        const stored = toStored(any)
        expect(fromStored(stored)).toEqual(any)
        expect(names(stored).filter((each) => /[.$]/.test(each))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it('are left alone where they are ordinary', () => {
    const ordinary = { name: 'Ada', ratings: [{ by: 'rita', stars: 5 }] }
    expect(toStored(ordinary)).toBe(ordinary)
    expect(fromStored(ordinary)).toBe(ordinary)
  })
})
