import * as z from 'zod'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { transcriptFailures, transcriptSources, withText } from '#contracts/candidate/transcript.ts'
import { transcriptChoices } from '#contracts/kernel/spoken-languages.ts'
import type { Projection } from '../runtime/projection.ts'

const seconds = z.number()
const Transcript = z.object({
  recordingId: z.string(),
  state: z.enum(['asked', 'made', 'failed']),
  failure: z.enum(transcriptFailures).nullable(),
  asked: z.enum(transcriptChoices),
  language: z.string().nullable(),
  source: z.enum(transcriptSources).nullable(),
  model: z.string(),
  version: z.number().int(),
  madeAt: z.string().nullable(),
  segments: z.array(
    z.object({
      start: seconds,
      end: seconds,
      text: z.string(),
      words: z.array(z.object({ start: seconds, end: seconds, text: z.string() })),
    }),
  ),
  corrections: z.array(
    z.object({
      version: z.number().int(),
      segment: z.number().int(),
      before: z.string(),
      after: z.string(),
      reviewerId: z.string(),
      at: z.string(),
    }),
  ),
})
export type TranscriptOfRecording = z.infer<typeof Transcript>

export const TranscriptsView = z.object({
  jobId: z.string().describe('The job applied to'),
  transcripts: z
    .array(Transcript)
    .describe('What was said in each recording, with the times of the words, and every correction by a person'),
})
export type TranscriptsView = z.infer<typeof TranscriptsView>

/** Transcripts of a candidate, in a document of their own: they are long, and most pages do not need them. */
export const transcripts: Projection<TranscriptsView, CandidateEvent> = {
  name: 'transcripts',
  version: 1,
  category: 'candidate',
  description:
    'One document per candidate: what was said in the recordings, as machines heard it and people corrected it',
  schema: TranscriptsView,
  indexes: [{ fields: ['companyId', 'jobId'] }],
  counters: [],
  evolve: (view, { event, occurredAt: at }) => {
    if (event.type === 'CandidateAdded' || event.type === 'CandidateStarted')
      return view ?? { jobId: event.data.jobId, transcripts: [] }
    if (!view || event.type === 'CandidateDeleted') return null
    switch (event.type) {
      case 'TranscriptAsked':
        return withOne(view, event.data.recordingId, (before) => ({
          ...before,
          state: 'asked',
          failure: null,
          asked: event.data.language,
        }))
      case 'TranscriptFailed':
        return withOne(view, event.data.recordingId, (before) => ({
          ...before,
          state: 'failed',
          failure: event.data.reason,
        }))
      case 'TranscriptMade': {
        const { recordingId, asked, language, source, model, version, segments } = event.data
        const made = { asked, language, source, model, version, segments: segments ?? [], madeAt: at }
        return withOne(view, recordingId, () => ({
          recordingId,
          state: 'made',
          failure: null,
          corrections: [],
          ...made,
        }))
      }
      case 'TranscriptCorrected':
        return withOne(view, event.data.recordingId, (before) => corrected(before, event.data, at))
      default:
        return view
    }
  },
}

function corrected(
  before: TranscriptOfRecording,
  { version, segment, text, reviewerId }: Extract<CandidateEvent, { type: 'TranscriptCorrected' }>['data'],
  at: string,
): TranscriptOfRecording {
  const written = before.segments[segment]
  if (!written) return before
  const correction = { version, segment, before: written.text, after: text, reviewerId, at }
  return {
    ...before,
    version,
    segments: before.segments.map((each, index) => {
      if (index !== segment) return each
      const { words, ...rest } = withText(each, text)
      return { ...rest, words: [...words] }
    }),
    corrections: [...before.corrections, correction],
  }
}

function withOne(
  view: TranscriptsView,
  recordingId: string,
  change: (before: TranscriptOfRecording) => TranscriptOfRecording,
): TranscriptsView {
  const before = view.transcripts.find((each) => each.recordingId === recordingId)
  const after = change(before ?? { ...blank, recordingId })
  return {
    ...view,
    transcripts: before
      ? view.transcripts.map((each) => (each === before ? after : each))
      : [...view.transcripts, after],
  }
}

const blank: Omit<TranscriptOfRecording, 'recordingId'> = {
  state: 'asked',
  failure: null,
  asked: 'auto',
  language: null,
  source: null,
  model: '',
  version: 0,
  madeAt: null,
  segments: [],
  corrections: [],
}
