import { describe, expect, it } from 'vitest'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { adaStarted, adaSubmitted, adasStream, adasTake, adaUploaded } from '#test/fixtures/candidate.ts'
import { rita } from '#test/fixtures/people.ts'
import { recorded } from '#test/fixtures/recorded.ts'
import { specifyProjection } from '#test/specification/projection.ts'
import { transcripts } from './transcripts.ts'

const given = (...events: CandidateEvent[]) => specifyProjection(transcripts)(...recorded(adasStream, events))
const before = [adaStarted, adaSubmitted, adaUploaded]
const asked: CandidateEvent = { type: 'TranscriptAsked', data: { recordingId: adasTake, language: 'auto' } }
const words = ['I', 'built', 'it'].map((text, index) => ({ start: index, end: index + 1, text }))
const segments = [{ start: 0, end: 3, text: 'I built it', words }]
const made: CandidateEvent = {
  type: 'TranscriptMade',
  data: {
    ...{ recordingId: adasTake, version: 1, asked: 'auto', language: 'en' },
    ...{ source: 'machine', model: 'whisper-1', count: 1, segments },
  },
}
const corrected: CandidateEvent = {
  type: 'TranscriptCorrected',
  data: { recordingId: adasTake, version: 2, segment: 0, text: 'We built it', reviewerId: rita },
}

describe('transcripts', () => {
  it('say that one is being made, has failed and why, or is there', () => {
    given(...before, asked).shows({ transcripts: [expect.objectContaining({ state: 'asked', version: 0 })] })
    const failed: CandidateEvent = { type: 'TranscriptFailed', data: { recordingId: adasTake, reason: 'no-sound' } }
    given(...before, asked, failed).shows({
      transcripts: [expect.objectContaining({ state: 'failed', failure: 'no-sound' })],
    })
    given(...before, asked, failed, asked, made).shows({
      transcripts: [expect.objectContaining({ state: 'made', failure: null, version: 1, language: 'en', segments })],
    })
  })

  it('show what people corrected, and keep what the service heard', () => {
    given(...before, asked, made, corrected).shows({
      transcripts: [
        expect.objectContaining({
          version: 2,
          segments: [
            expect.objectContaining({
              text: 'We built it',
              words: [{ start: 0, end: 1, text: 'We' }, ...words.slice(1)],
            }),
          ],
          corrections: [expect.objectContaining({ before: 'I built it', after: 'We built it', reviewerId: rita })],
        }),
      ],
    })
  })

  it('go with the candidate', () => {
    given(...before, asked, made, { type: 'CandidateDeleted', data: {} }).showsNothing()
  })
})
