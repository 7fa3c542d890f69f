import { expect, it } from 'vitest'
import { type ScoreCondition, rangesOf, scoreConditionIn, scoreConditionText } from './score-condition.ts'

const finds = (condition: ScoreCondition, score: number) =>
  rangesOf(condition).some(({ above, upTo }) => score > above && score <= upTo)
const scores = [0, 59, 60, 73.33, 74, 74.01, 100]

it('finds scores as they are shown, rounded up', () => {
  expect(scores.filter((score) => finds({ is: 'eq', value: 74 }, score))).toEqual([73.33, 74])
  expect(scores.filter((score) => finds({ is: 'ne', value: 74 }, score))).toEqual([0, 59, 60, 74.01, 100])
  expect(scores.filter((score) => finds({ is: 'gt', value: 74 }, score))).toEqual([74.01, 100])
  expect(scores.filter((score) => finds({ is: 'lt', value: 74 }, score))).toEqual([0, 59, 60])
  expect(scores.filter((score) => finds({ is: 'between', value: 74, to: 60 }, score))).toEqual([60, 73.33, 74])
  expect(scores.filter((score) => finds({ is: 'eq', value: 0 }, score))).toEqual([0])
})

it('is written in an address, and nothing else is one', () => {
  for (const text of ['gt-60', 'lt-0', 'eq-100', 'ne-5', 'between-40-80'])
    expect(scoreConditionText(scoreConditionIn(text)!)).toBe(text)
  for (const text of [null, '', 'gt', 'gt-101', 'gt-1-2', 'between-4', 'between-1-101', 'is-4', 'eq--1', 'eq-4.5'])
    expect(scoreConditionIn(text)).toBeUndefined()
})
