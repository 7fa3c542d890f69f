import { describe, it } from 'vitest'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { adaAdded, adaCompleted, adaFinished, adaStarted } from '#test/fixtures/candidate.ts'
import { journeyWith } from '#test/fixtures/job.ts'
import { adaAsking, give, given as said, languages, permit, story } from '#test/fixtures/journey.ts'
import { contextOf } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(candidateDecider, contextOf(adaAsking))
const yes = { kind: 'YES_NO', choice: 'yes' } as const
const no = { kind: 'YES_NO', choice: 'no' } as const
const text = (text: string) => ({ kind: 'FREE_TEXT', text }) as const
const chosen = (...optionIds: string[]) => ({ kind: 'MULTIPLE_CHOICE', optionIds }) as const

describe('answering a question', () => {
  it('keeps the answer', () => {
    given(adaStarted).when(give('permit', yes)).then(said('permit', yes))
    given(adaStarted)
      .when(give('shift', { kind: 'SINGLE_CHOICE', optionId: 'early' }))
      .then(said('shift', { kind: 'SINGLE_CHOICE', optionId: 'early' }))
  })

  it('lets the candidate change it until the end, and writes nothing when it is the same', () => {
    given(adaStarted, said('story', text('A parser')))
      .when(give('story', text('A compiler')))
      .then(said('story', text('A compiler')))
    given(adaStarted, said('story', text('A parser')))
      .when(give('story', text('A parser')))
      .thenNothing()
    given(adaStarted, adaFinished(0), adaCompleted)
      .when(give('story', text('Too late')))
      .thenRejects('candidate/already-completed', 'This application has been sent already')
  })

  it('counts a choice that was sent twice once', () => {
    given(adaStarted)
      .when(give('languages', chosen('ts', 'go', 'ts')))
      .then(said('languages', chosen('ts', 'go')))
  })

  it('needs the start form first', () => {
    given(adaAdded)
      .when(give('permit', yes))
      .thenRejects('candidate/not-started', 'Please fill in the start form first')
    given().when(give('permit', yes)).thenRejects('candidate/not-found')
  })
})

describe('an answer that cannot stand', () => {
  const refuses = (moduleId: string, answer: Parameters<typeof give>[1], message: string) =>
    given(adaStarted)
      .when(give(moduleId, answer))
      .thenRejects('candidate/answer-invalid', { [moduleId]: message })

  it('is empty where it is required', () => {
    refuses('story', text('  '), 'This field is required')
    refuses('languages', chosen(), 'This field is required')
  })

  it('is longer than the question allows', () => {
    refuses('story', text('x'.repeat(201)), 'Please use at most 200 characters')
    refuses('languages', chosen('ts', 'go', 'cobol'), 'Please choose at most 2')
  })

  it('was not offered, or is not what the page asks for', () => {
    refuses('shift', { kind: 'SINGLE_CHOICE', optionId: 'night' }, 'This is not one of the choices')
    refuses('languages', chosen('rust'), 'This is not one of the choices')
    refuses('permit', text('yes'), 'This page asks for another kind of answer')
    refuses('nowhere', yes, 'This page asks for another kind of answer')
    refuses('video', text('yes'), 'This page asks for another kind of answer')
  })
})

describe('an optional question', () => {
  const optional = journeyWith({ ...story, required: false, maxLength: 0 })
  it('may be left empty, and be as long as one likes where no limit is set', () => {
    given(adaStarted)
      .when(give('story', text(''), optional))
      .then(said('story', text('')))
    given(adaStarted)
      .when(give('story', text('x'.repeat(9000)), optional))
      .then(said('story', text('x'.repeat(9000))))
  })
})

describe('a wrong answer', () => {
  const ruledOut = (moduleId: string) =>
    ({ type: 'CandidateAutoRejected', data: { moduleId, from: 'default' } }) as const

  it('rejects the candidate where the journey says so', () => {
    given(adaStarted)
      .when(give('permit', no))
      .then(said('permit', no, 'fail'), ruledOut('permit'))
  })

  it('rejects who misses one of several right choices, or takes a wrong one along', () => {
    const strict = journeyWith({ ...languages, rejectOnWrong: true, maxSelected: 3 })
    given(adaStarted)
      .when(give('languages', chosen('ts'), strict))
      .then(said('languages', chosen('ts'), 'fail'), ruledOut('languages'))
    given(adaStarted)
      .when(give('languages', chosen('ts', 'go', 'cobol'), strict))
      .then(said('languages', chosen('ts', 'go', 'cobol'), 'fail'), ruledOut('languages'))
    given(adaStarted)
      .when(give('languages', chosen('go', 'ts'), strict))
      .then(said('languages', chosen('go', 'ts')))
  })

  it('is only an answer elsewhere', () => {
    given(adaStarted)
      .when(give('permit', no, journeyWith({ ...permit, rejectOnWrong: false })))
      .then(said('permit', no))
    given(adaStarted)
      .when(give('languages', chosen('cobol')))
      .then(said('languages', chosen('cobol')))
  })

  it('ends the journey', () => {
    given(adaStarted, said('permit', no, 'fail'), ruledOut('permit'))
      .when(give('permit', yes))
      .thenRejects('candidate/rejected', 'This application has ended')
  })
})
