import * as z from 'zod'
import { defineEvent } from '../kernel/event.ts'
import { RecordingId, UserId } from '../kernel/ids.ts'
import { transcriptChoices } from '../kernel/spoken-languages.ts'
import { transcriptFailures, transcriptSources } from './transcript.ts'

const seconds = z.number().min(0)
const CloudWord = z.object({ word: z.string(), importance: z.number().int() })
const Segments = z.array(
  z.object({
    start: seconds,
    end: seconds,
    text: z.string(),
    words: z.array(z.object({ start: seconds, end: seconds, text: z.string() })),
  }),
)

/** A recording is to be transcribed; by the product as it arrives, or by a person. */
export const TranscriptAsked = defineEvent(
  'TranscriptAsked',
  z.object({ recordingId: RecordingId, language: z.enum(transcriptChoices) }),
)
/** What was said, as a service heard it. Version 1 is the first of this recording; corrections count on. */
export const TranscriptMade = defineEvent(
  'TranscriptMade',
  z.object({
    recordingId: RecordingId,
    version: z.number().int().min(1),
    asked: z.enum(transcriptChoices),
    /** As found out or as named. A service may find one that is on no list of ours. */
    language: z.string().max(20),
    source: z.enum(transcriptSources),
    /** As the operator named it; empty for a sample. */
    model: z.string(),
    count: z.number().int().min(0),
    segments: Segments.nullable(),
  }),
  ['segments'],
)
export const TranscriptFailed = defineEvent(
  'TranscriptFailed',
  z.object({ recordingId: RecordingId, reason: z.enum(transcriptFailures) }),
)
const Correction = z.object({
  recordingId: RecordingId,
  version: z.number().int().min(2),
  segment: z.number().int().min(0),
  text: z.string(),
  reviewerId: UserId,
})
const CountedCorrection = Correction.extend({
  /** What the transcript uses most from now on, without names and contacts; null where it was not counted. */
  words: z.array(CloudWord).nullish(),
})
/** A reviewer wrote what a segment says; what the service heard stays in the events before. */
export const TranscriptCorrected = defineEvent('TranscriptCorrected', Correction, ['text']).next<
  z.infer<typeof CountedCorrection>
>(CountedCorrection, (before) => ({ ...before, words: null }), ['text', 'words'])
export const transcriptEvents = [TranscriptAsked, TranscriptMade, TranscriptFailed, TranscriptCorrected] as const
