import { describe, expect, it } from 'vitest'
import { aQuestion, anInterview, choice, journeyWith } from '#test/fixtures/job.ts'
import { answersOf, chaptersOf } from './questions.ts'

const journey = journeyWith(
  anInterview('video', [aQuestion, { ...aQuestion, id: 'q2', question: 'And why us?' }]),
  choice('shift'),
)
const take = (recordingId: string, questionId: string, number: number) => ({
  recordingId,
  moduleId: 'video',
  questionId,
  take: number,
  mimeType: 'video/webm',
  state: 'uploaded' as const,
  durationMs: 1000,
  size: 1,
  posterId: null,
  submittedAt: '2026-03-02T12:00:00.000Z',
})

const left = (questionId: string) => ({
  moduleId: 'video',
  questionId,
  at: '2026-03-02T12:00:00.000Z',
  type: 'away' as const,
  amount: 42,
})

describe('the questions of an interview', () => {
  it('show the last take that was sent, and which have none', () => {
    const chapters = chaptersOf(journey, {
      recordings: [take('one', 'q1', 1), take('two', 'q1', 2)],
      signals: [left('q1')],
    })
    expect(
      chapters.map(({ question, recording, signals }) => [question, recording?.recordingId ?? null, signals.length]),
    ).toEqual([
      ['Why this job?', 'two', 1],
      ['And why us?', null, 0],
    ])
  })

  it('still show a recording whose question is not known any more', () => {
    expect(
      chaptersOf(null, { recordings: [take('one', 'q1', 1)], signals: [] }).map(({ question }) => question),
    ).toEqual([''])
  })
})

describe('the answers', () => {
  it('are in the words the candidate saw, and say when they were wrong', () => {
    const givenAt = '2026-03-02T12:00:00.000Z'
    const answers = [
      {
        moduleId: 'shift',
        answer: { kind: 'SINGLE_CHOICE' as const, optionId: 'late' },
        outcome: 'fail' as const,
        givenAt,
      },
    ]
    expect(answersOf(journey, { answers, signals: [] }, false)).toEqual([
      {
        moduleId: 'shift',
        title: 'Which shift?',
        given: { said: { type: 'choice', value: ['Late'] }, failed: true },
        signals: [],
      },
    ])
  })

  it('say when they are not there or were erased', () => {
    expect(answersOf(journey, { answers: [], signals: [] }, false)).toMatchObject([{ given: null }])
    const erased = [{ moduleId: 'shift', answer: null, outcome: 'ok' as const, givenAt: '2026-03-02T12:00:00.000Z' }]
    expect(answersOf(journey, { answers: erased, signals: [] }, false)).toMatchObject([
      { given: { said: null, failed: false } },
    ])
  })

  it('show a picture of an identity document to those alone who may open it', () => {
    const methods: ('I' | 'D' | 'P')[] = ['P']
    const passport = { ...choice('passport'), kind: 'ID_ANALYZER' as const, methods }
    const file = { fileId: 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaf1', name: 'me.png', size: 9, mimeType: 'image/png' }
    const answers = [
      {
        moduleId: 'passport',
        answer: { kind: 'ID_ANALYZER' as const, method: 'P' as const, file },
        outcome: 'ok' as const,
        givenAt: '2026-03-02T12:00:00.000Z',
      },
    ]
    const said = (opens: boolean) => answersOf(journeyWith(passport), { answers, signals: [] }, opens)[0]!.given!.said
    expect(said(true)).toEqual({ type: 'identity', value: { method: 'P', file } })
    expect(said(false)).toEqual({ type: 'identity', value: { method: 'P', file: null } })
  })
})
