import { expect, it } from 'vitest'
import { anInterview, choice, journeyWith } from '#test/fixtures/job.ts'
import { type Applied, impactOf } from './impact.ts'

const shift = (right: 'early' | 'late') =>
  choice('shift', {
    rejectOnWrong: true,
    options: ['early', 'late'].map((id) => ({ id, label: id, correct: id === right })),
  })
const chose = (optionId: string, outcome: 'ok' | 'fail', status: Applied['status']): Applied => ({
  status,
  answers: [{ moduleId: 'shift', answer: { kind: 'SINGLE_CHOICE', optionId }, outcome }],
  recordings: [],
})
const people: Applied[] = [
  chose('early', 'ok', 'completed'),
  chose('late', 'fail', 'auto rejected'),
  chose('early', 'ok', 'uploading'),
  chose('early', 'ok', 'started'),
  { status: 'pending', answers: [], recordings: [] },
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
  expect(impactOf(people, journey)).toEqual(impact)
})

it('sees what was recorded', () => {
  const recorded: Applied = { status: 'completed', answers: [], recordings: [{ moduleId: 'video', questionId: 'q1' }] }
  expect(impactOf([recorded], journeyWith(anInterview('video')))).toMatchObject({ completed: 1, unasked: 0 })
})
