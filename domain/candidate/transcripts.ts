import type { CandidateEvent } from '#contracts/candidate/events.ts'

/** Of one recording: whether one is being made, and what the newest version is. */
export type Transcribed = {
  asked: string | null
  /** 0 while there is none. */
  version: number
  segments: number
  /** The language that was named for the newest one. */
  language: string | null
  failed: boolean
}
export type Transcripts = Readonly<Record<string, Transcribed>>
const none: Transcribed = { asked: null, version: 0, segments: 0, language: null, failed: false }
export const transcriptOf = (transcripts: Transcripts, recordingId: string) => transcripts[recordingId] ?? none

type TranscriptEvent = Extract<CandidateEvent, { type: `Transcript${string}` }>

export function withTranscript(transcripts: Transcripts, event: TranscriptEvent): Transcripts {
  const { recordingId } = event.data
  return { ...transcripts, [recordingId]: next(transcriptOf(transcripts, recordingId), event) }
}

function next(before: Transcribed, event: TranscriptEvent): Transcribed {
  switch (event.type) {
    case 'TranscriptAsked':
      return { ...before, asked: event.data.language, failed: false }
    case 'TranscriptFailed':
      return { ...before, asked: null, failed: true }
    case 'TranscriptMade': {
      const { version, count, asked } = event.data
      return { asked: null, version, segments: count, language: asked, failed: false }
    }
    case 'TranscriptCorrected':
      return { ...before, version: event.data.version }
  }
}
