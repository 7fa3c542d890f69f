import { describe, expect, it } from 'vitest'
import { FIT_MODIFIERS, fitOf, missedMustHaves, quotientOf, shownScore, teamScoreOf, totalOf } from './scoring.ts'

const skill = (points: number | null, weight = 1, metricId = 's1') => ({ metricId, name: metricId, weight, points })

describe('the total of a scorecard', () => {
  it("is the weighted average, exact, shown rounded up: the document's 80 at 2 and 60 at 1 shows 74 (B§5)", () => {
    const total = totalOf([skill(80, 2), skill(60, 1)])!
    expect(total).toEqual({ sum: 440, of: 6 })
    expect(quotientOf(total)).toBeCloseTo(73.333, 3)
    expect(shownScore(quotientOf(total))).toBe(74)
  })

  it('counts half weights, and leaves out what was not judged', () => {
    expect(totalOf([skill(100, 0.5), skill(70, 2), skill(null, 2)])).toEqual({ sum: 380, of: 5 })
    expect(totalOf([skill(null)])).toBeNull()
    expect(totalOf([])).toBeNull()
  })
})

describe('the team score', () => {
  it('is the average of the totals, and whole where it is whole', () => {
    const third = { sum: 440, of: 6 }
    expect(teamScoreOf([])).toBeNull()
    expect(teamScoreOf([third])).toBeCloseTo(73.333, 3)
    expect(
      teamScoreOf([
        { sum: 211, of: 3 },
        { sum: 209, of: 3 },
        { sum: 210, of: 3 },
      ]),
    ).toBe(70)
    expect(teamScoreOf(Array.from({ length: 30 }, () => third))).toBe(teamScoreOf([third]))
    const many = Array.from({ length: 40 }, (_, index) => ({ sum: 70 * (index + 2), of: index + 2 }))
    expect(teamScoreOf(many)).toBe(70)
  })
})

describe('the fit', () => {
  it('has modifiers that the document names without a purpose (SCR-018)', () => {
    expect(FIT_MODIFIERS).toEqual([800, 400])
  })

  it('has five buckets of twenty points, and the word agrees with the number shown', () => {
    expect([0, 19, 20, 39.5, 40, 60, 79, 79.01, 80, 100].map(fitOf)).toEqual([
      'Very bad fit',
      'Very bad fit',
      'Bad fit',
      'Medium fit',
      'Medium fit',
      'Good fit',
      'Good fit',
      'Best fit',
      'Best fit',
      'Best fit',
    ])
  })
})

describe('a must-have skill', () => {
  it('is missed below an average of 50, compared exactly', () => {
    const cards = (...points: (number | null)[]) => points.map((each) => [skill(each, 2), skill(10, 1, 's2')])
    expect(missedMustHaves(cards(49))).toEqual([{ metricId: 's1', name: 's1', sum: 49, cards: 1 }])
    expect(missedMustHaves(cards(49, 51))).toEqual([])
    expect(missedMustHaves(cards(49, 50, null))).toEqual([{ metricId: 's1', name: 's1', sum: 99, cards: 2 }])
    expect(missedMustHaves(cards(null))).toEqual([])
  })
})
