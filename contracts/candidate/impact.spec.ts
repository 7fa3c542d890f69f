import { describe, expect, it } from 'vitest'
import { anInterview, choice, journeyWith } from '#test/fixtures/job.ts'
import { type Applied, FEWEST_COMPARED, impactOf } from './impact.ts'
import type { ScoredSkill } from './scoring.ts'

const scorecard = { skills: [], englishLevel: null }
const applied = { source: 'direct', cards: [], cardsHidden: false } as const

const shift = (right: 'early' | 'late') =>
  choice('shift', {
    rejectOnWrong: true,
    options: ['early', 'late'].map((id) => ({ id, label: id, correct: id === right })),
  })
const chose = (optionId: string, outcome: 'ok' | 'fail', status: Applied['status']): Applied => ({
  ...applied,
  status,
  answers: [{ moduleId: 'shift', answer: { kind: 'SINGLE_CHOICE', optionId }, outcome }],
  recordings: [],
})
const people: Applied[] = [
  chose('early', 'ok', 'completed'),
  chose('late', 'fail', 'auto rejected'),
  chose('early', 'ok', 'uploading'),
  chose('early', 'ok', 'started'),
  { ...applied, status: 'pending', answers: [], recordings: [] },
]
const nothing = { underWay: 1, completed: 3, wouldFail: 0, wouldPass: 0, unasked: 0 }

it.each([
  ['the same rules', journeyWith(shift('early')), nothing],
  ['another right answer', journeyWith(shift('late')), { ...nothing, wouldFail: 2, wouldPass: 1 }],
  [
    'an answer that rejects no more',
    journeyWith({ ...shift('early'), rejectOnWrong: false }),
    { ...nothing, wouldPass: 1 },
  ],
  ['a question that is gone', journeyWith(), { ...nothing, wouldPass: 1 }],
  ['a new required interview', journeyWith(shift('early'), anInterview('video')), { ...nothing, unasked: 2 }],
  [
    'a question of another kind under the same id',
    journeyWith(anInterview('shift')),
    { ...nothing, wouldPass: 1, unasked: 2 },
  ],
])('%s', (_what, journey, impact) => {
  expect(impactOf(people, { journey, scorecard })).toMatchObject(impact)
})

it('sees what was recorded', () => {
  const recorded: Applied = {
    ...applied,
    status: 'completed',
    answers: [],
    recordings: [{ moduleId: 'video', questionId: 'q1' }],
  }
  expect(impactOf([recorded], { journey: journeyWith(anInterview('video')), scorecard })).toMatchObject({
    completed: 1,
    unasked: 0,
  })
})

describe('another scorecard', () => {
  const skill = (metricId: string, weight: 0.5 | 1 | 2, points: number | null): ScoredSkill => ({
    metricId,
    name: metricId,
    weight,
    points,
  })
  const wants = (sql: 0.5 | 1 | 2, talk: 0.5 | 1 | 2) => ({
    journey: journeyWith(),
    scorecard: {
      skills: [
        { metricId: 'sql', name: 'sql', weight: sql },
        { metricId: 'talk', name: 'talk', weight: talk },
      ],
      englishLevel: null,
    },
  })
  /** Judged when both skills were of weight 1. */
  const judged = (sql: number, talk: number, source: Applied['source'] = 'direct'): Applied => ({
    ...applied,
    source,
    status: 'completed',
    answers: [],
    recordings: [],
    cards: [[skill('sql', 1, sql), skill('talk', 1, talk)]],
  })

  it('changes the order, and says how many would move, how far, and who would come to the top', () => {
    const people = [judged(90, 60), judged(60, 80), judged(70, 70), judged(0, 100)]
    expect(impactOf(people, wants(1, 1)).reordered).toEqual({
      scored: 4,
      up: 0,
      down: 0,
      furthest: 0,
      top: 4,
      newInTop: 0,
    })
    // Talk alone: 60, 80, 70, 100 in place of the averages 75, 70, 70, 50.
    const talk = { ...wants(1, 1), scorecard: { skills: [wants(1, 1).scorecard.skills[1]!], englishLevel: null } }
    expect(impactOf(people, talk).reordered).toMatchObject({ scored: 4, up: 1, down: 2, furthest: 3 })
    const crowd = [...Array.from({ length: 10 }, () => judged(90, 60)), judged(10, 100)]
    expect(impactOf(crowd, talk).reordered).toMatchObject({ top: 10, newInTop: 1 })
  })

  it('with a new must-have rejects those below half of it, and without one keeps them', () => {
    expect(impactOf([judged(49, 90), judged(50, 90)], wants(2, 1))).toMatchObject({ wouldFail: 1, wouldPass: 0 })
    const ruled: Applied = { ...judged(0, 0), cards: [[skill('sql', 2, 49), skill('talk', 1, 90)]] }
    expect(impactOf([ruled], wants(1, 1))).toMatchObject({ wouldFail: 0, wouldPass: 1 })
  })

  it('compares sources by their rate, from five on, and no smaller one', () => {
    const many = (sql: number, source: Applied['source'], count: number) =>
      Array.from({ length: count }, () => judged(sql, 90, source))
    const people = [
      ...many(90, 'direct', FEWEST_COMPARED),
      ...many(90, 'invitation', 2),
      ...many(10, 'invitation', 3),
      ...many(10, 'api', FEWEST_COMPARED - 1),
    ]
    expect(impactOf(people, wants(2, 1)).sources).toEqual([
      { source: 'direct', completed: 5, passed: 5, wouldPass: 5, ratio: 1 },
      { source: 'invitation', completed: 5, passed: 5, wouldPass: 2, ratio: 0.4 },
      { source: 'api', completed: 4, passed: 4, wouldPass: 0, ratio: null },
    ])
    expect(impactOf(many(10, 'direct', 5), wants(2, 1)).sources).toMatchObject([{ ratio: null }])
  })

  it('counts those whose cards are kept from the asker, and nothing that these cards say', () => {
    const kept: Applied = { ...judged(0, 0), cards: [], cardsHidden: true }
    expect(impactOf([kept, judged(80, 80)], wants(2, 2))).toMatchObject({ cardsHidden: 1, reordered: { scored: 1 } })
  })
})
