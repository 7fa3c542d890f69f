import { it } from 'vitest'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { ada, adaStarted } from '#test/fixtures/candidate.ts'
import { interviewId, wednesday } from '#test/fixtures/interview.ts'
import { contextOf, editor } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'
import { candidateDecider } from '../decider.ts'

const given = specify(candidateDecider, contextOf(editor))
const record = (step: 'awaiting' | 'scheduled', start: string | null = null) =>
  ({ type: 'RecordInterviewStep', data: { candidateId: ada, interviewId, step, start } }) as const
const recorded = (step: 'awaiting' | 'scheduled', start: string | null = null): CandidateEvent => ({
  type: 'InterviewStepRecorded',
  data: { interviewId, step, start },
})

it('a candidate knows how far each interview has come, each step once', () => {
  given(adaStarted).when(record('awaiting')).then(recorded('awaiting'))
  given(adaStarted, recorded('awaiting')).when(record('awaiting')).thenNothing()
  given(adaStarted, recorded('awaiting'))
    .when(record('scheduled', wednesday('10:00')))
    .then(recorded('scheduled', wednesday('10:00')))
  given(adaStarted, recorded('scheduled', wednesday('10:00')))
    .when(record('scheduled', wednesday('11:00')))
    .then(recorded('scheduled', wednesday('11:00')))
  given(adaStarted, { type: 'CandidateDeleted', data: {} }).when(record('awaiting')).thenRejects('candidate/not-found')
})
