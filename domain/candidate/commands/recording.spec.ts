import { describe, it } from 'vitest'
import { candidateDecider } from '#domain/candidate/decider.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { ada, adaCompleted, adaFinished, adaStarted } from '#test/fixtures/candidate.ts'
import { adaAsking, allAnswers, fullJourney, takeId } from '#test/fixtures/journey.ts'
import { contextOf } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(candidateDecider, contextOf(adaAsking))
const sent = (n: number, questionId = 'q1', take = 1) => ({
  recordingId: takeId(n),
  moduleId: 'video',
  questionId,
  take,
  mimeType: 'video/webm',
})
const submit = (...args: Parameters<typeof sent>) =>
  ({ type: 'SubmitRecording', data: { candidateId: ada, ...sent(...args), journey: fullJourney } }) as const
const submitted = (...args: Parameters<typeof sent>): CandidateEvent => ({
  type: 'RecordingSubmitted',
  data: sent(...args),
})
const bytes = { sha256: 'ab'.repeat(32), size: 204_800, mimeType: 'video/webm', durationMs: 30_000 }
const confirm = (n: number) =>
  ({ type: 'ConfirmRecording', data: { candidateId: ada, recordingId: takeId(n), ...bytes } }) as const
const uploaded = (...args: Parameters<typeof sent>): CandidateEvent => ({
  type: 'RecordingUploaded',
  data: { ...sent(...args), ...bytes },
})
const finish = { type: 'FinishJourney', data: { candidateId: ada, journey: fullJourney } } as const
const ready = [adaStarted, ...allAnswers]

describe('sending a take', () => {
  it('counts for the question, once', () => {
    given(adaStarted).when(submit(1)).then(submitted(1))
    given(adaStarted, submitted(1)).when(submit(1)).thenNothing()
  })

  it('may be replaced by a later take while takes are left', () => {
    given(adaStarted, submitted(1))
      .when(submit(2, 'q1', 3))
      .then(submitted(2, 'q1', 3))
    given(adaStarted, submitted(1))
      .when(submit(2, 'q1', 1))
      .thenRejects('candidate/no-retakes-left')
    given(adaStarted)
      .when(submit(1, 'q1', 4))
      .thenRejects('candidate/no-retakes-left')
    given(adaStarted, submitted(1, 'q2'))
      .when(submit(2, 'q2', 2))
      .thenRejects('candidate/no-retakes-left')
  })

  it('is refused for a question that is not asked', () => {
    given(adaStarted)
      .when(submit(1, 'q9'))
      .thenRejects('candidate/answer-invalid', 'This question is not part of the interview')
    given(adaStarted, submitted(1))
      .when(submit(1, 'q2'))
      .thenRejects('candidate/answer-invalid', 'This recording answers another question')
  })
})

describe('the bytes of a take arrive', () => {
  it('is on the record once, however often it is said', () => {
    given(adaStarted, submitted(1)).when(confirm(1)).then(uploaded(1))
    given(adaStarted, submitted(1), uploaded(1)).when(confirm(1)).thenNothing()
  })

  it('is refused for a take that was not sent', () => {
    given(adaStarted).when(confirm(1)).thenRejects('candidate/recording-not-found')
  })

  it('completes a finished application with the last of them', () => {
    const finished = [...ready, submitted(1), submitted(2, 'q2'), adaFinished(2)]
    given(...finished)
      .when(confirm(1))
      .then(uploaded(1))
    given(...finished, uploaded(1))
      .when(confirm(2))
      .then(uploaded(2, 'q2'), adaCompleted)
  })
})

describe('a still of a take', () => {
  const still = {
    recordingId: takeId(1),
    posterId: takeId(101),
    sha256: 'cd'.repeat(32),
    size: 9000,
    mimeType: 'image/webp',
  } as const
  const add = (changes: { recordingId?: string; posterId?: string } = {}) =>
    ({ type: 'AddRecordingPoster', data: { candidateId: ada, ...still, ...changes } }) as const
  const added: CandidateEvent = { type: 'RecordingPosterAdded', data: still }

  it('is on the record once; another of the same take changes nothing', () => {
    given(adaStarted, submitted(1)).when(add()).then(added)
    given(adaStarted, submitted(1), added)
      .when(add({ posterId: takeId(102) }))
      .thenNothing()
  })

  it('may come when the application is complete', () => {
    given(adaStarted, submitted(1), uploaded(1), adaFinished(0), adaCompleted).when(add()).then(added)
  })

  it('is refused for a take that was not sent', () => {
    given(adaStarted, submitted(1))
      .when(add({ recordingId: takeId(2) }))
      .thenRejects('candidate/recording-not-found')
  })
})

describe('a take that was replaced', () => {
  it('adds nothing to an application that is complete', () => {
    const complete = [
      ...ready,
      submitted(1),
      submitted(2, 'q2'),
      submitted(3, 'q1', 2),
      uploaded(2, 'q2'),
      uploaded(3, 'q1', 2),
      adaFinished(0),
      adaCompleted,
    ]
    given(...complete)
      .when(confirm(1))
      .thenRejects('candidate/already-completed')
    given(...complete)
      .when(submit(4, 'q1', 3))
      .thenRejects('candidate/already-completed')
    given(...complete)
      .when(submit(1))
      .thenRejects('candidate/already-completed')
    given(...complete)
      .when(submit(3, 'q1', 2))
      .thenNothing()
  })
})

describe('finishing the journey', () => {
  it('completes at once when every take has arrived', () => {
    given(...ready, submitted(1), submitted(2, 'q2'), uploaded(1), uploaded(2, 'q2'))
      .when(finish)
      .then(adaFinished(0), adaCompleted)
  })

  it('waits for takes still on their way, but not for one that was replaced', () => {
    given(...ready, submitted(1), submitted(2, 'q2'), uploaded(1))
      .when(finish)
      .then(adaFinished(1))
    given(...ready, submitted(1), submitted(2, 'q2'), submitted(3, 'q1', 2), uploaded(2, 'q2'), uploaded(3, 'q1', 2))
      .when(finish)
      .then(adaFinished(0), adaCompleted)
  })

  it('names what is missing', () => {
    given(adaStarted, ...allAnswers.slice(1), submitted(1))
      .when(finish)
      .thenRejects('candidate/answers-missing', {
        permit: 'This field is required',
        'video.q2': 'This field is required',
      })
  })

  it('changes nothing the second time', () => {
    given(...ready, submitted(1), submitted(2, 'q2'), adaFinished(2))
      .when(finish)
      .thenNothing()
  })
})
