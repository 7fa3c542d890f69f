import { describe, expect, it } from 'vitest'
import { anInterview, aQuestion, choice } from '#test/fixtures/job.ts'
import { answerKinds, canChangeKind, ofKind } from './answer-type.ts'

describe('a question that is to be answered in another way', () => {
  const asked = choice('q', {
    title: 'Which shift?',
    description: 'Think of winter',
    required: false,
    options: [
      { id: 'a', label: 'Early', correct: true },
      { id: 'b', label: 'Late', correct: false },
    ],
  })

  it.each(answerKinds.filter((kind) => kind !== 'WIDGET'))('keeps its words as %s', (kind) => {
    expect(ofKind(asked, kind, 'new')).toMatchObject({
      kind,
      id: 'new',
      title: 'Which shift?',
      description: 'Think of winter',
      required: false,
    })
  })

  it('keeps its options where the kind has some, and says which are right where one can be', () => {
    expect(ofKind(asked, 'MULTIPLE_CHOICE', 'new')).toMatchObject({ options: 'options' in asked && asked.options })
    const listed = ofKind(asked, 'DROPDOWN', 'new')
    expect(listed).toMatchObject({
      options: [
        { id: 'a', label: 'Early' },
        { id: 'b', label: 'Late' },
      ],
    })
    expect(ofKind(listed, 'SINGLE_CHOICE', 'newer')).toMatchObject({
      options: [
        { id: 'a', label: 'Early', correct: false },
        { id: 'b', label: 'Late', correct: false },
      ],
    })
  })

  it('goes on video and comes back', () => {
    const recorded = ofKind(asked, 'WIDGET', 'new')
    expect(recorded).toMatchObject({ questions: [{ question: 'Which shift?', description: 'Think of winter' }] })
    expect(ofKind(recorded, 'FREE_TEXT', 'back')).toMatchObject({
      title: 'Which shift?',
      description: 'Think of winter',
    })
  })

  it('is one question', () => {
    expect(canChangeKind(asked)).toBe(true)
    expect(canChangeKind(anInterview('v'))).toBe(true)
    expect(canChangeKind(anInterview('v', [aQuestion, { ...aQuestion, id: 'q2' }]))).toBe(false)
  })
})
