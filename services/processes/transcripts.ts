import * as z from 'zod'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { TranscriptFailure } from '#contracts/candidate/transcript.ts'
import { Heard, TranscriptLanguage } from '#contracts/candidate/transcript-commands.ts'
import type { CandidateId } from '#contracts/kernel/ids.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import { spoken } from '#contracts/job/empty-details.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { jobDecider } from '#domain/job/decider.ts'
import type { KnownJob } from '#domain/job/job.ts'
import type { Core } from '../core/core.ts'
import type { ProcessManager } from './process-manager.ts'

/** The language that the interview names for its recordings, or else the job; null where no service is set up. */
async function languageFor(core: Core, companyId: string, candidateId: string, moduleId: string | null) {
  if (!core.engines.transcriber) return null
  const asker = { companyId }
  const candidate = await core.commands.newestOf(candidateDecider, asker, candidateId)
  if (!isKnown(candidate)) return null
  const job = await core.commands.newestOf(jobDecider, asker, candidate.jobId)
  const named = job.status === 'unknown' ? undefined : spokenIn(job, moduleId)
  const language = TranscriptLanguage.safeParse(named ?? spoken.transcriptLanguage)
  return language.success ? language.data : ('auto' as const)
}

/** As the job is now, so that a correction counts for the recordings that come. */
function spokenIn({ draft, published }: KnownJob, moduleId: string | null): string | undefined {
  const modules = [draft.journey, ...published.toReversed()].flatMap((journey) => journey.modules)
  const module = modules.find(({ id }) => id === moduleId)
  return (module?.kind === 'WIDGET' ? module.transcriptLanguage : undefined) ?? draft.details.transcriptLanguage
}

/** Every recording gets a transcript while a service is set up; what came before, a person asks for. */
export const uploadedRecordingAsksForTranscript: ProcessManager<
  CandidateEvent,
  Awaited<ReturnType<typeof languageFor>>
> = {
  name: 'uploaded-recording-asks-for-transcript',
  category: 'candidate',
  on: ['RecordingUploaded'],
  look: (core, { tenant, stream, event }) =>
    languageFor(core, tenant, parseStream(stream).id, event.type === 'RecordingUploaded' ? event.data.moduleId : null),
  react: ({ event, stream }, language) => {
    if (event.type !== 'RecordingUploaded' || language === null) return []
    const { id } = parseStream(stream)
    const data = { candidateId: id, recordingId: event.data.recordingId, language }
    return [{ kind: 'command', aggregate: 'candidate', id, command: { type: 'AskForTranscript', data } }]
  },
}

const Answered = Heard.extend({ model: z.string() })
const reasons: Record<string, TranscriptFailure> = {
  'transcriber/too-large': 'too-large',
  'transcriber/refused': 'refused',
  'transcriber/unusable': 'unusable',
  'transcriber/lost': 'lost',
  'transcriber/no-sound': 'no-sound',
  'transcriber/not-set-up': 'no-service',
  'call/dropped': 'dropped',
}

export const askedTranscriptIsMade: ProcessManager<CandidateEvent> = {
  name: 'asked-transcript-is-made',
  category: 'candidate',
  on: ['TranscriptAsked'],
  react: ({ event }) =>
    event.type === 'TranscriptAsked'
      ? [{ kind: 'call', port: 'transcriber', operation: 'transcribe', payload: event.data }]
      : [],
  onOutcome: ({ event, stream }, { outcome }) => {
    if (event.type !== 'TranscriptAsked') return []
    const { recordingId, language: asked } = event.data
    const id = parseStream(stream).id as CandidateId
    const command = (type: string, data: object) =>
      [
        {
          kind: 'command',
          aggregate: 'candidate',
          id,
          command: { type, data: { candidateId: id, recordingId, ...data } },
        },
      ] as const
    if (outcome.ended === 'succeeded') {
      const { model, ...heard } = Answered.parse(outcome.result)
      return [...command('RecordTranscript', { asked, source: 'machine', model, ...heard })]
    }
    const reason = (outcome.ended === 'failed' && reasons[outcome.code]) || 'unusable'
    return [...command('RecordTranscriptFailure', { reason })]
  },
}
