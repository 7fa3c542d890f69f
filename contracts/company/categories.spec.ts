import { describe, expect, it } from 'vitest'
import { type Categories, everyCategory, noCategories, withAdded, withoutDuplicates } from './categories.ts'

const of = (categoryId: string, name = categoryId) => ({ categoryId, name })
const engineering: Categories = {
  main: [{ ...of('e', 'Engineering'), subcategories: [of('b', 'Backend'), of('f', 'Frontend')] }],
  other: [of('o', 'Office')],
}

describe('categories of jobs', () => {
  it('ignore what is there twice, in whatever letter case, and what has a place elsewhere', () => {
    expect(
      withoutDuplicates({
        main: [
          { ...of('e', 'Engineering'), subcategories: [of('b', 'Backend'), of('b2', 'BACKEND ')] },
          { ...of('e2', 'engineering'), subcategories: [of('x')] },
        ],
        other: [of('o', 'Office'), of('o2', 'OFFICE'), of('b3', 'backend')],
      }),
    ).toEqual({
      main: [{ ...of('e', 'Engineering'), subcategories: [of('b', 'Backend')] }],
      other: [of('o', 'Office')],
    })
  })

  it('are listed with the main category of each', () => {
    expect(everyCategory(engineering).map(({ name, of }) => [name, of])).toEqual([
      ['Engineering', null],
      ['Backend', 'Engineering'],
      ['Frontend', 'Engineering'],
      ['Office', null],
    ])
  })

  it('learn what was typed, once', () => {
    const typed = [of('n', 'Nursing'), of('n2', 'nursing'), of('b9', 'BACKEND'), of('o', 'Renamed'), of('blank', ' ')]
    expect(withAdded(engineering, typed)).toEqual({ ...engineering, other: [of('o', 'Office'), of('n', 'Nursing')] })
    expect(withAdded(noCategories, [])).toEqual(noCategories)
  })
})
