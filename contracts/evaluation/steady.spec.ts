import { describe, expect, it } from 'vitest'
import { driftOf, isSteady, settled, spreadOf } from './steady.ts'

const run = (...scores: (number | null)[]) => scores.map((score, index) => ({ metricId: `s${index}`, score }))

describe('two runs', () => {
  it('give the mean in whole points, and how far they are apart', () => {
    expect(settled([run(80, 60), run(83, 60)])).toEqual([
      { metricId: 's0', points: 82, spread: 3 },
      { metricId: 's1', points: 60, spread: 0 },
    ])
  })

  it('of which one found nothing to score do not agree', () => {
    expect(settled([run(80), run(null)])).toEqual([{ metricId: 's0', points: null, spread: 100 }])
    expect(settled([run(null), run(null)])).toEqual([{ metricId: 's0', points: null, spread: 0 }])
  })
})

it.each([
  [5, null, true],
  [6, null, false],
  [0, 5, true],
  [0, 6, false],
])('a spread of %d and a drift of %s: steady is %s', (spread, drift, steady) => {
  expect(isSteady({ spread, drift })).toBe(steady)
})

it('drift and spread are those of the skill that differs most', () => {
  const points = (...all: (number | null)[]) => all.map((each, index) => ({ metricId: `s${index}`, points: each }))
  expect(driftOf(points(80, 60, null), points(78, 67, null))).toBe(7)
  expect(driftOf(points(80), points(null))).toBe(100)
  expect(driftOf([], [])).toBe(0)
  expect(spreadOf([{ spread: 2 }, { spread: 9 }])).toBe(9)
})
