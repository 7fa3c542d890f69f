import { describe, expect, it } from 'vitest'
import { emptyVideoDraft } from '#contracts/job/video/blank.ts'
import { answerTypeOf } from '#contracts/job/video/answer-types.ts'
import { questionsOf } from '#contracts/job/video/questions.ts'
import { anInterview, aQuestion, choice, journeyWith } from '#test/fixtures/job.ts'
import {
  addQuestion,
  changeType,
  editSaid,
  editTyped,
  moveQuestion,
  pathOf,
  removeQuestion,
  said,
} from './questions.ts'

const asking = (...modules: Parameters<typeof journeyWith>) => ({
  ...emptyVideoDraft('en'),
  journey: journeyWith(...modules),
})
const field = { ...choice('cv'), kind: 'URL' } as never
const listed = (draft: ReturnType<typeof asking>) => questionsOf(draft.journey)
const ids = (draft: ReturnType<typeof asking>) => listed(draft).map(({ id }) => id)
const two = anInterview('v', [aQuestion, { ...aQuestion, id: 'q2' }])

describe('the questions of a video interview', () => {
  it('are added to the interview before them, moved and taken away', () => {
    const draft = addQuestion(asking(choice('a'), two), 'new')
    expect(ids(draft)).toEqual(['a', 'v/q1', 'v/q2', 'v/new'])
    expect(ids(moveQuestion(draft, 'v/new', 0))).toEqual(['v/new', 'a', 'v--2/q1', 'v--2/q2'])
    expect(ids(removeQuestion(draft, 'v/q1'))).toEqual(['a', 'v/q2', 'v/new'])
    expect(ids(addQuestion(asking(choice('a')), 'new'))).toEqual(['a', 'new/new'])
  })
  it('are edited in place, with the path that problems have', () => {
    const draft = editSaid(asking(choice('a'), two), 'v/q2', { question: 'Why us?' })
    const changed = editSaid(draft, 'a', { question: 'Which?', partDuration: 60 })
    expect(listed(changed).map(said)).toMatchObject([
      { question: 'Which?', partDuration: 60 },
      { question: aQuestion.question },
      { question: 'Why us?' },
    ])
    expect(listed(changed).map((entry) => pathOf(entry, 'question'))).toEqual([
      'journey.a.title',
      'journey.v.questions.q1.question',
      'journey.v.questions.q2.question',
    ])
  })
})

describe('another answer type', () => {
  const changed = (draft: ReturnType<typeof asking>, id: string, type: Parameters<typeof changeType>[2]) => {
    const after = changeType(draft, id, type, 'new')
    return listed(after).find((entry) => entry.id.startsWith('new'))!
  }
  const interview = (partDuration: number) => asking(anInterview('v', [{ ...aQuestion, partDuration }]))

  it.each([
    [15, 30],
    [45, 45],
  ])('a choice gets two empty answers, and %d seconds become %d', (before, after) => {
    const entry = changed(interview(before), 'v/q1', 'single_choice')
    expect(answerTypeOf(entry)).toBe('single_choice')
    expect(entry).toMatchObject({ module: { answerTime: after, title: aQuestion.question } })
    expect(entry).toMatchObject({
      module: {
        options: [
          { label: '', correct: false },
          { label: '', correct: false },
        ],
      },
    })
  })
  it('keeps the answers of a choice, with the right ones cleared', () => {
    const right = choice('a').options.map((option) => ({ ...option, correct: true }))
    const entry = changed(asking(choice('a', { options: right })), 'a', 'multiple_choice')
    expect(entry).toMatchObject({
      module: { maxSelected: 2, options: right.map((option) => ({ ...option, correct: false })) },
    })
  })
  it.each([
    [undefined, 45],
    [0, 45],
    [60, 60],
  ])('to video, %s seconds become %d, and nothing of the answers is left', (answerTime, partDuration) => {
    const entry = changed(asking(choice('a', { answerTime })), 'a', 'video')
    expect(entry).toMatchObject({ of: 'video', question: { question: 'Which shift?', partDuration, numOfRetakes: 3 } })
  })
  it('to text there is no time, at least 5 characters and no most', () => {
    expect(changed(interview(45), 'v/q1', 'text')).toMatchObject({
      module: { answerTime: 0, minLength: 5, maxLength: 0 },
    })
  })
  it('divides an interview, and the rest of it stays', () => {
    expect(ids(changeType(asking(two), 'v/q1', 'text', 'new'))).toEqual(['new', 'v/q2'])
  })
  it('is the same question where it has that type already', () => {
    const draft = asking(choice('a'))
    expect(changeType(draft, 'a', 'single_choice', 'new').journey).toEqual(draft.journey)
  })
})

it('lets as many answers be chosen as there are, and candidate fields keep their place', () => {
  const draft = changeType(asking(field, choice('a')), 'a', 'multiple_choice', 'm')
  const options = [...choice('a').options, { id: 'third', label: 'Third', correct: true }]
  const [entry] = listed(editTyped(draft, 'm', { options }))
  expect(entry).toMatchObject({ module: { maxSelected: 3 } })
})
