import { expect, it } from 'vitest'
import type { AnswerValue } from '#contracts/candidate/answers.ts'
import type { Journey } from '#contracts/job/journey.ts'
import { fullJourney } from '#test/fixtures/journey.ts'
import { changeOf } from './labels.ts'

const said = (moduleId: string, answer: AnswerValue, journey: Journey | null = fullJourney) =>
  changeOf({ field: `answer:${moduleId}`, before: null, after: answer }, { journey, columns: [], user: (id) => id })

it('an answer is told in the words the candidate saw, under the title of its question', () => {
  expect(said('languages', { kind: 'MULTIPLE_CHOICE', optionIds: ['ts', 'go'] })).toMatchObject({
    of: 'Which of these do you use?',
    before: null,
    after: { type: 'choice', value: ['TypeScript', 'Go'] },
  })
  expect(said('permit', { kind: 'YES_NO', choice: 'yes' }).after).toEqual({ type: 'yesNo', value: 'yes' })
  expect(said('story', { kind: 'FREE_TEXT', text: 'One, two' }).after).toEqual({ type: 'text', value: 'One, two' })
})

it('an answer to a question that is not known any more is told by its ids', () => {
  const answer = { kind: 'SINGLE_CHOICE', optionId: 'late' } as const
  expect(said('shift', answer, null)).toMatchObject({ of: 'shift', after: { type: 'choice', value: ['late'] } })
  // Another kind of question has its place since.
  expect(said('story', answer).after).toEqual({ type: 'choice', value: ['late'] })
})
