import { describe, expect, it } from 'vitest'
import { noQualities, qualities, type QualitySlots, traitScores } from './qualities.ts'
import { scorecardProblems } from './validation.ts'

const scores = (slots: QualitySlots) => Object.fromEntries(traitScores(slots).map(({ trait, score }) => [trait, score]))
const scorecard = (slots: QualitySlots) => ({ skills: [], englishLevel: null, qualities: [...slots] })

describe('ranked qualities', () => {
  it('count 5 at the first place down to 1 at the last, against their trait where the sign is negative', () => {
    expect(scores(['creative', 'strategic', 'assertive', 'persuasive', 'optimistic'])).toEqual({
      O: 9,
      C: 0,
      E: 0,
      A: -1,
      N: -1,
    })
    expect(scores(['stressTolerant', 'driven', 'friendly', 'outgoing', 'disciplined'])).toEqual({
      O: 0,
      C: 5,
      E: 5,
      A: 0,
      N: -5,
    })
  })

  it('say nothing about a trait that is not ranked', () => {
    expect(scores(noQualities())).toEqual({ O: 0, C: 0, E: 0, A: 0, N: 0 })
    expect(qualities).toHaveLength(10)
  })

  it('are all five or none', () => {
    expect(scorecardProblems(scorecard(noQualities()))).toEqual({})
    expect(scorecardProblems(scorecard(['driven', null, 'creative', 'friendly', null]))).toEqual({
      'scorecard.qualities.1': 'Required field',
      'scorecard.qualities.4': 'Required field',
    })
  })
})
