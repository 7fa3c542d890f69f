import { describe, it } from 'vitest'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { TranscriptFailure } from '#contracts/candidate/transcript.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { ada, adaStarted, adaSubmitted, adasTake, adaUploaded } from '#test/fixtures/candidate.ts'
import { contextOf, editor, rita } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'

const given = specify(candidateDecider, contextOf(editor))
const of = { candidateId: ada, recordingId: adasTake }
const recorded: CandidateEvent[] = [adaStarted, adaSubmitted, adaUploaded]
type Language = 'auto' | 'en-GB'
const ask = (language: Language) => ({ type: 'AskForTranscript', data: { ...of, language } }) as const
const asked = (language: Language): CandidateEvent => ({
  type: 'TranscriptAsked',
  data: { recordingId: adasTake, language },
})
const segments = ['I build services', 'They run'].map((text, index) => ({
  start: index,
  end: index + 1,
  text,
  words: [],
}))
const heard = { language: 'en', source: 'machine' as const, model: 'whisper-1', segments }
const record = (language: Language) =>
  ({ type: 'RecordTranscript', data: { ...of, asked: language, ...heard } }) as const
const made = (version: number, language: Language = 'auto'): CandidateEvent => ({
  type: 'TranscriptMade',
  data: { recordingId: adasTake, asked: language, version, count: 2, ...heard },
})
const failed = (reason: TranscriptFailure): CandidateEvent => ({
  type: 'TranscriptFailed',
  data: { recordingId: adasTake, reason },
})
const correct = (basedOn: number, segment: number, text: string) =>
  ({ type: 'CorrectTranscript', data: { ...of, basedOn, segment, text } }) as const
const corrected = (version: number, text: string): CandidateEvent => ({
  type: 'TranscriptCorrected',
  data: { recordingId: adasTake, version, segment: 1, text, reviewerId: rita },
})

describe('asking for a transcript', () => {
  it('is for recordings that have arrived, and one at a time', () => {
    given(...recorded)
      .when(ask('auto'))
      .then(asked('auto'))
    given(...recorded, asked('auto'))
      .when(ask('en-GB'))
      .thenNothing()
    given(adaStarted, adaSubmitted).when(ask('auto')).thenRejects('candidate/recording-not-found', 'No such recording')
  })

  it('makes one anew in another language, or after a failure', () => {
    given(...recorded, asked('auto'), made(1))
      .when(ask('auto'))
      .thenNothing()
    given(...recorded, asked('auto'), made(1))
      .when(ask('en-GB'))
      .then(asked('en-GB'))
    given(...recorded, asked('auto'), failed('refused'))
      .when(ask('auto'))
      .then(asked('auto'))
  })
})

describe('a transcript that a service made', () => {
  it('is recorded once, however often and late the service answers', () => {
    given(...recorded, asked('auto'))
      .when(record('auto'))
      .then(made(1))
    given(...recorded, asked('auto'), made(1))
      .when(record('auto'))
      .thenNothing()
    given(...recorded, asked('auto'), made(1), asked('en-GB'))
      .when(record('auto'))
      .thenNothing()
    given(...recorded, asked('auto'), made(1), corrected(2, 'They run well'), asked('en-GB'))
      .when(record('en-GB'))
      .then(made(3, 'en-GB'))
  })

  it('that fails says why, once', () => {
    const fails = { type: 'RecordTranscriptFailure', data: { ...of, reason: 'too-large' } } as const
    given(...recorded, asked('auto'))
      .when(fails)
      .then(failed('too-large'))
    given(...recorded, asked('auto'), failed('too-large'))
      .when(fails)
      .thenNothing()
  })
})

describe('correcting a transcript', () => {
  const before = [...recorded, asked('auto'), made(1)]

  it('is a new version with the name of its author', () => {
    given(...before)
      .when(correct(1, 1, '  They  run well '))
      .then(corrected(2, 'They run well'))
  })

  it('overwrites nothing that another reviewer wrote meanwhile', () => {
    given(...before, corrected(2, 'They run well'))
      .when(correct(1, 1, 'They ran'))
      .thenRejects(
        'candidate/transcript-changed',
        'The transcript was changed meanwhile. Nothing was overwritten: look at it and correct it again.',
      )
  })

  it('is not longer than a passage can be', () => {
    given(...before)
      .when(correct(1, 0, 'a'.repeat(4001)))
      .thenRejects('candidate/transcript-invalid', 'Enter at most 4000 characters')
  })

  it('needs a passage that is there', () => {
    const missing = ['candidate/transcript-not-found', 'There is no such passage in a transcript'] as const
    given(...recorded)
      .when(correct(1, 0, 'x'))
      .thenRejects(...missing)
    given(...before)
      .when(correct(1, 2, 'x'))
      .thenRejects(...missing)
  })
})
