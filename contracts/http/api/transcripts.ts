import * as z from 'zod'
import { transcriptFailures, transcriptSources } from '../../candidate/transcript.ts'
import { MAX_SAYS, wordsLookedFor } from '../../candidate/spoken.ts'
import { CandidateId, JobId, RecordingId } from '../../kernel/ids.ts'
import { transcriptChoices } from '../../kernel/spoken-languages.ts'
import { defineRoutes } from './route.ts'

const seconds = z.number().describe('From the beginning of the recording')
const Transcript = z.object({
  recordingId: z.string(),
  state: z.enum(['asked', 'made', 'failed']).describe('asked: it is being made'),
  failure: z.enum(transcriptFailures).nullable(),
  asked: z.enum(transcriptChoices).describe('The language that was named, or auto'),
  language: z.string().nullable().describe('As the service says'),
  source: z
    .enum(transcriptSources)
    .nullable()
    .describe('machine: a transcription service; sample: written for the demo'),
  model: z.string(),
  version: z.number().int().describe('Counts on with every correction; 0 while there is none'),
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
const TranscriptsOfCandidate = z
  .object({
    video_id: CandidateId,
    service: z.boolean().describe('Whether a service that makes transcripts is set up'),
    transcripts: z.array(Transcript),
  })
  .meta({ id: 'TranscriptsOfCandidate' })

const SaidOnJob = z
  .object({
    found: z.array(
      z.object({
        video_id: CandidateId,
        name: z.string(),
        more: z.number().int().describe('Sentences beyond these'),
        sentences: z.array(
          z.object({
            recordingId: z.string(),
            question: z.string(),
            start: seconds,
            parts: z.array(z.object({ text: z.string(), found: z.boolean() })).describe('The sentence, words marked'),
          }),
        ),
      }),
    ),
    total: z.number().int().describe('Candidates who say all the words; at most 10,000 are counted'),
    at_least: z.boolean().describe('There may be more'),
  })
  .meta({ id: 'SaidOnJob' })

const params = z.object({ id: CandidateId, recordingId: RecordingId })

/** Transcripts of recordings (GEN-014). The documents name no calls. */
export const transcriptRoutes = defineRoutes({
  getTranscripts: {
    at: [['v2', 'GET', '/videos/{id}/transcripts']],
    summary: 'What was said in the recordings of a candidate',
    permission: 'candidates.read',
    target: 'candidate',
    params: z.object({ id: CandidateId }),
    reply: TranscriptsOfCandidate,
  },
  searchTranscripts: {
    at: [['v2', 'GET', '/jobs/{id}/transcripts']],
    summary: 'Who says these words in the recordings of a job, and at which second; 50 candidates a page',
    permission: 'candidates.read',
    target: 'job',
    params: z.object({ id: JobId }),
    query: z.object({
      says: z
        .string()
        .max(MAX_SAYS)
        .refine((text) => wordsLookedFor(text).length > 0, 'Give words to look for')
        .describe('All of these words, each at the beginning of a word, in any letter case, without accents'),
      page: z.coerce.number().int().min(1).max(200).default(1),
    }),
    reply: SaidOnJob,
  },
  askForTranscript: {
    at: [['v2', 'POST', '/videos/{id}/recordings/{recordingId}/transcript']],
    summary: 'Has a recording transcribed that has no transcript, or one in another language',
    permission: 'candidates.review',
    target: 'candidate',
    params,
    body: z.object({ language: z.enum(transcriptChoices).default('auto') }),
    reply: TranscriptsOfCandidate,
  },
  correctTranscript: {
    at: [['v2', 'PATCH', '/videos/{id}/recordings/{recordingId}/transcript']],
    summary: 'Writes what a passage says; what the service heard stays on the record',
    permission: 'candidates.review',
    target: 'candidate',
    params,
    body: z.object({
      basedOn: z.number().int().min(1).describe('The version that was read'),
      segment: z.number().int().min(0).describe('Place of the passage, from 0'),
      text: z.string().max(100_000),
    }),
    reply: TranscriptsOfCandidate,
  },
  getCaptions: {
    at: [['v2', 'GET', '/videos/{id}/recordings/{recordingId}/captions']],
    summary: 'The transcript of a recording as captions (WebVTT) or as text',
    permission: 'candidates.read',
    target: 'candidate',
    params,
    query: z.object({ format: z.enum(['vtt', 'txt']).default('vtt') }),
    reply: z.string().describe('text/vtt, or text/plain'),
  },
})
