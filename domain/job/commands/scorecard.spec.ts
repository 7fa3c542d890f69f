import { describe, expect, it } from 'vitest'
import type { Scorecard } from '#contracts/job/draft.ts'
import { noQualities, type Quality } from '#contracts/job/qualities.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { aJob, backendJob, drafted, live } from '#test/fixtures/job.ts'
import { contextOf, editor } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'
import { evolve, initialState, pinnedScorecard } from '../job.ts'

const given = specify(jobDecider, contextOf(editor))
const top: Quality[] = ['driven', 'creative', 'friendly', 'persuasive', 'optimistic']
const { scorecard } = aJob()
const ranked: Scorecard = { ...scorecard, qualities: top }
const save = (scorecard: Scorecard) =>
  ({
    type: 'SaveJob',
    data: { jobId: backendJob, draft: { scorecard }, step: null, basedOn: null },
  }) as const

describe('a scorecard', () => {
  it('keeps its ranked qualities, and drops places that are all free', () => {
    given(drafted())
      .when(save(ranked))
      .then({ type: 'ScorecardEdited', data: { scorecard: ranked } })
    given(drafted())
      .when(save({ ...scorecard, qualities: noQualities() }))
      .thenNothing()
  })

  it('is refused on a live job while some places are free', () => {
    given(...live())
      .when(save({ ...scorecard, qualities: ['driven', null, null, null, null] }))
      .thenRejects('job/invalid-fields')
  })
})

describe('the weights of a live job', () => {
  const lighter: Scorecard = { ...scorecard, skills: [{ metricId: 's1', name: 'TypeScript', weight: 1 }] }
  const after = (...events: Parameters<typeof evolve>[1][]) => events.reduce(evolve, initialState())
  const edited = (scorecard: Scorecard) => ({ type: 'ScorecardEdited', data: { scorecard } }) as const

  it('stay as they were under the version that was live, whatever is edited later', () => {
    const job = after(...live(), edited(lighter))
    expect(pinnedScorecard(job, 1)).toEqual(scorecard)
    expect(pinnedScorecard(job, 2)).toEqual(lighter)
    expect(pinnedScorecard(job, 3)).toBeNull()
  })

  it('are a version only once they are live, and once for the same weights', () => {
    expect(pinnedScorecard(after(drafted(), edited(lighter)), 1)).toBeNull()
    const again = after(
      ...live(),
      { type: 'JobArchived', data: {} },
      { type: 'JobActivated', data: { journeyVersion: 1 } },
    )
    expect(pinnedScorecard(again, 2)).toBeNull()
  })
})
