import type { Segment, TranscriptFailure, TranscriptSource } from '#contracts/candidate/transcript.ts'
import type { TranscriptChoice } from '#contracts/kernel/spoken-languages.ts'

export type Correction = {
  version: number
  segment: number
  before: string
  after: string
  reviewerId: string
  at: string
}
/** As the API answers it. */
export type ShownTranscript = {
  recordingId: string
  state: 'asked' | 'made' | 'failed'
  failure: TranscriptFailure | null
  asked: TranscriptChoice
  language: string | null
  source: TranscriptSource | null
  model: string
  version: number
  segments: readonly Segment[]
  corrections: readonly Correction[]
}

export const captionsPath = (candidateId: string, recordingId: string, format: 'vtt' | 'txt') =>
  `/api/v2/videos/${candidateId}/recordings/${recordingId}/captions?format=${format}`

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur', 'yi'])
/** Of a text in that language; where it is not known, as its first letter says. */
export const directionOf = (language: string | null): 'ltr' | 'rtl' | 'auto' => {
  const code = language?.split('-')[0] ?? ''
  return code === '' ? 'auto' : rightToLeft.has(code) ? 'rtl' : 'ltr'
}

/** Which word is said at that second: the last that has begun, while its passage lasts. Null: none. */
export function wordAt(segments: readonly Segment[], second: number): { segment: number; word: number | null } | null {
  const segment = segments.findLastIndex(({ start }) => start <= second)
  const said = segments[segment]
  if (!said || second > said.end + 0.5) return null
  const word = said.words.findLastIndex(({ start }) => start <= second)
  return { segment, word: word < 0 ? null : word }
}
