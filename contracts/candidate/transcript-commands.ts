import * as z from 'zod'
import { CandidateId, RecordingId } from '../kernel/ids.ts'
import { MOST_CLOUD_WORDS } from './word-cloud.ts'
import { transcriptChoices } from '../kernel/spoken-languages.ts'
import { MOST_SEGMENT_TEXT, MOST_SEGMENTS, MOST_WORDS, transcriptFailures, transcriptSources } from './transcript.ts'

const command = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), data: z.object({ candidateId: CandidateId, recordingId: RecordingId, ...shape }) })

const seconds = z.number().min(0).max(86_400)
const Word = z.object({ start: seconds, end: seconds, text: z.string().max(200) })
/** What was heard, in the order of time. */
export const Heard = z.object({
  language: z.string().max(20),
  segments: z
    .array(
      z.object({
        start: seconds,
        end: seconds,
        text: z.string().max(MOST_SEGMENT_TEXT),
        words: z.array(Word).max(MOST_WORDS),
      }),
    )
    .max(MOST_SEGMENTS),
})
export type Heard = z.infer<typeof Heard>

export const TranscriptLanguage = z.enum(transcriptChoices)
export const AskForTranscript = command('AskForTranscript', { language: TranscriptLanguage })
/** Sent by the process that has recordings transcribed; repeating it is harmless. */
export const RecordTranscript = command('RecordTranscript', {
  asked: TranscriptLanguage,
  source: z.enum(transcriptSources),
  model: z.string().max(200),
  ...Heard.shape,
})
export const RecordTranscriptFailure = command('RecordTranscriptFailure', { reason: z.enum(transcriptFailures) })
export const CorrectTranscript = command('CorrectTranscript', {
  /** The version that was in front of the reviewer. */
  basedOn: z.number().int().min(1),
  segment: z.number().int().min(0),
  text: z.string().max(100_000),
  /** What the transcript uses most with this text; found by who sends it, not by the reviewer. */
  words: z
    .array(z.object({ word: z.string(), importance: z.number().int() }))
    .max(MOST_CLOUD_WORDS)
    .optional(),
})
export const transcriptCommands = [
  AskForTranscript,
  RecordTranscript,
  RecordTranscriptFailure,
  CorrectTranscript,
] as const
