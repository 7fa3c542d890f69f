import { expect, it } from 'vitest'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { adaStarted, adaSubmitted, adasStream, adasTake, adaUploaded } from '#test/fixtures/candidate.ts'
import { rita } from '#test/fixtures/people.ts'
import { recorded } from '#test/fixtures/recorded.ts'
import { specifyProjection } from '#test/specification/projection.ts'
import { spoken } from './spoken.ts'

const given = (...events: CandidateEvent[]) => specifyProjection(spoken)(...recorded(adasStream, events))
const segment = (start: number, text: string) => ({ start, end: start + 3, text, words: [] })
const made: CandidateEvent = {
  type: 'TranscriptMade',
  data: {
    ...{ recordingId: adasTake, version: 1, asked: 'auto', language: 'en', source: 'machine', model: 'm', count: 2 },
    segments: [segment(0, 'I ran Kafka.'), segment(3, 'In Zürich.')],
  },
}
const corrected: CandidateEvent = {
  type: 'TranscriptCorrected',
  data: { recordingId: adasTake, version: 2, segment: 0, text: 'I ran Cassandra.', reviewerId: rita },
}
const before = [adaStarted, adaSubmitted, adaUploaded, made]

it('holds what was said as it is searched', () => {
  given(...before).shows({
    takes: [
      expect.objectContaining({
        recordingId: adasTake,
        sentences: [
          { start: 0, text: 'I ran Kafka.' },
          { start: 3, text: 'In Zürich.' },
        ],
      }),
    ],
    text: ' i ran kafka in zurich',
  })
})

it('searches the words that a person corrected, in the place of those that were heard', () => {
  given(...before, corrected).shows({ text: ' i ran cassandra in zurich' })
})

it('searches the take that counts', () => {
  const { data } = adaSubmitted as Extract<CandidateEvent, { type: 'RecordingSubmitted' }>
  const again = { type: 'RecordingSubmitted', data: { ...data, recordingId: data.recordingId.replace(/.$/, 'f') } }
  given(...before, again as CandidateEvent).shows({ text: '' })
})

it('forgets what was said with the candidate', () => {
  given(...before, { type: 'CandidateDeleted', data: {} }).showsNothing()
})

it('takes the place of an earlier transcript of the same recording', () => {
  const again = { ...made, data: { ...made.data, version: 2, segments: [segment(0, 'Hola.')] } } as CandidateEvent
  given(...before, again).shows({ text: ' hola', rank: expect.stringContaining('~') as string })
})
