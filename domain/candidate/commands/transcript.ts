import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { MOST_SEGMENT_TEXT } from '#contracts/candidate/transcript.ts'
import type { CommandContext } from '#contracts/kernel/command-context.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { said } from '#contracts/kernel/wording.ts'
import type { Candidate } from '../candidate.ts'
import { known } from '../policies/known.ts'
import { reviewerOf } from '../policies/reviewer.ts'
import { transcriptOf } from '../transcripts.ts'

/** One at a time for a recording. Another is made of one that has a transcript only in another language. */
export function askForTranscript(
  { recordingId, language }: CandidateCommandData<'AskForTranscript'>,
  state: Candidate,
): CandidateEvent[] {
  const { takes, transcripts } = known(state)
  if (!takes.some((take) => take.recordingId === recordingId && take.uploaded))
    throw new Rejected('candidate/recording-not-found', 'No such recording')
  const now = transcriptOf(transcripts, recordingId)
  if (now.asked !== null || (now.version > 0 && !now.failed && now.language === language)) return []
  return [{ type: 'TranscriptAsked', data: { recordingId, language } }]
}

/** Counts once, however often the service was called: what is not waited for any more is dropped. */
export function recordTranscript(
  { recordingId, asked, language, source, model, segments }: CandidateCommandData<'RecordTranscript'>,
  state: Candidate,
): CandidateEvent[] {
  const now = transcriptOf(known(state).transcripts, recordingId)
  if (now.asked !== asked) return []
  const heard = { recordingId, asked, language, source, model, count: segments.length, segments }
  return [{ type: 'TranscriptMade', data: { ...heard, version: now.version + 1 } }]
}

export function recordTranscriptFailure(
  { recordingId, reason }: CandidateCommandData<'RecordTranscriptFailure'>,
  state: Candidate,
): CandidateEvent[] {
  const now = transcriptOf(known(state).transcripts, recordingId)
  return now.asked === null ? [] : [{ type: 'TranscriptFailed', data: { recordingId, reason } }]
}

/** @throws Rejected 'candidate/transcript-changed' where another reviewer was first, 'candidate/transcript-invalid' */
export function correctTranscript(
  { recordingId, basedOn, segment, text, words }: CandidateCommandData<'CorrectTranscript'>,
  state: Candidate,
  { asker }: CommandContext,
): CandidateEvent[] {
  const reviewerId = reviewerOf(asker)
  const { version, segments } = transcriptOf(known(state).transcripts, recordingId)
  if (version === 0 || segment >= segments)
    throw new Rejected('candidate/transcript-not-found', 'There is no such passage in a transcript')
  if (basedOn !== version)
    throw new Rejected(
      'candidate/transcript-changed',
      'The transcript was changed meanwhile. Nothing was overwritten: look at it and correct it again.',
    )
  const written = text.replace(/\s+/g, ' ').trim()
  if (written.length > MOST_SEGMENT_TEXT)
    throw new Rejected('candidate/transcript-invalid', said`Enter at most ${MOST_SEGMENT_TEXT} characters`)
  return [
    {
      type: 'TranscriptCorrected',
      data: { recordingId, version: version + 1, segment, text: written, reviewerId, ...(words && { words }) },
    },
  ]
}
