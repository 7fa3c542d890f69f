import { describe, expect, it } from 'vitest'
import type { Categories } from '#contracts/company/categories.ts'
import { suggestedCategories } from './categories.ts'

const of = (categoryId: string, name: string) => ({ categoryId, name })
const categories: Categories = {
  main: [{ ...of('e', 'Engineering'), subcategories: [of('b', 'Backend'), of('f', 'Frontend')] }],
  other: [of('o', 'Office')],
}
const shown = (text: string) => {
  const { groups, isNew } = suggestedCategories(categories, text, 'Other')
  return [groups.map(({ title, entries }) => [title, entries.map(({ label }) => label).join()].join(': ')), isNew]
}

describe('the suggested categories', () => {
  it('are those that fit what is typed, in their groups', () => {
    expect(shown('')).toEqual([['Engineering: Engineering,Backend,Frontend', 'Other: Office'], false])
    expect(shown('back')).toEqual([['Engineering: Backend'], true])
    expect(shown(' engin')).toEqual([['Engineering: Engineering,Backend,Frontend'], true])
    expect(shown('OFFICE ')).toEqual([['Other: Office'], false])
    expect(shown('Nursing')).toEqual([[], true])
  })
})
