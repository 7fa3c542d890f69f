import { Query } from 'mingo'
import { expect, it } from 'vitest'
import type { GivenCondition, StarCondition } from '#contracts/candidate/given.ts'
import { starsFilter } from '../runtime/comparing.ts'
import { answersWith, givenFilter } from './measured.ts'

const none = { chosen: '', numbers: {}, days: {} }
const give = (before: Parameters<typeof answersWith>[0], moduleId: string, answer: object | null) =>
  answersWith(before, { moduleId, answer, outcome: 'ok' } as Parameters<typeof answersWith>[1])

it('keeps the last number and day of each question', () => {
  const years = give(none, 'years', { kind: 'NUMBER', number: '-1234.5' })
  expect(years).toEqual({ chosen: '', numbers: { years: -1234.5 }, days: {} })
  const both = give(years, 'start', { kind: 'DATE', date: '2026-12-31' })
  expect(both).toEqual({ chosen: '', numbers: { years: -1234.5 }, days: { start: '2026-12-31' } })
  expect(give(both, 'years', { kind: 'NUMBER', number: '' }).numbers).toEqual({})
  expect(give(both, 'start', { kind: 'DATE', date: '2026-02-30' }).days).toEqual({})
  expect(give(both, 'shift', { kind: 'YES_NO', choice: 'yes' })).toEqual({ ...both, chosen: ' shift~yes ' })
})

const numbers = [-3.5, 0, 2, 7]
const found = (condition: Omit<GivenCondition, 'moduleId'>) =>
  numbers.filter((years) =>
    new Query(givenFilter({ moduleId: 'years-1', ...condition } as GivenCondition)).test({
      numbers: { 'years-1': years },
      days: {},
    }),
  )

it('compares numbers in five ways, and days as they follow each other', () => {
  expect(found({ is: 'gt', value: 0 })).toEqual([2, 7])
  expect(found({ is: 'lt', value: 2 })).toEqual([-3.5, 0])
  expect(found({ is: 'eq', value: -3.5 })).toEqual([-3.5])
  expect(found({ is: 'ne', value: 0 })).toEqual([-3.5, 2, 7])
  expect(found({ is: 'between', value: 2, to: -3.5 })).toEqual([-3.5, 0, 2])
  const start = (condition: object, days: object) =>
    new Query(givenFilter({ moduleId: 'start', ...condition } as GivenCondition)).test({ numbers: {}, days })
  const day = { start: '2026-03-01' }
  expect(start({ is: 'gt', value: '2026-02-28' }, day)).toBe(true)
  expect(start({ is: 'between', value: '2026-03-02', to: '2026-03-31' }, day)).toBe(false)
  expect(start({ is: 'ne', value: '2026-03-02' }, day)).toBe(true)
  for (const condition of [
    { is: 'ne', value: '2026-03-02' },
    { is: 'lt', value: 9 },
    { is: 'ne', value: 9 },
  ])
    expect(start(condition, { other: '2026-01-01' }), 'who gave no answer').toBe(false)
})

it('compares the stars that are shown, and who has none meets no condition', () => {
  const rated = [null, 1, 3.5, 4, 5]
  const shown = (stars: Exclude<StarCondition, 'none'>) =>
    rated.filter((ratingsAvg) => new Query(starsFilter(stars)).test({ ratingsAvg }))
  expect(shown(4)).toEqual([4, 5])
  expect(shown({ is: 'eq', value: 4 })).toEqual([4])
  expect(shown({ is: 'ne', value: 4 })).toEqual([1, 3.5, 5])
  expect(shown({ is: 'lt', value: 3.6 })).toEqual([1, 3.5])
  expect(shown({ is: 'gt', value: 3.5 })).toEqual([4, 5])
  expect(shown({ is: 'between', value: 3.5, to: 4 })).toEqual([3.5, 4])
})
