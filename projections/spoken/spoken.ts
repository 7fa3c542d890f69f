import * as z from 'zod'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { spokenText } from '#contracts/candidate/spoken.ts'
import type { Projection } from '../runtime/projection.ts'

const Sentence = z.object({ start: z.number(), text: z.string() })
export type Sentence = z.infer<typeof Sentence>

const Take = z.object({
  recordingId: z.string(),
  moduleId: z.string(),
  questionId: z.string(),
  sentences: z.array(Sentence),
})

export const SpokenView = z.object({
  jobId: z.string().describe('The job applied to'),
  journeyVersion: z.number().int().nullable().describe('Version of the journey the candidate walks through'),
  completedAt: z.string().nullable().describe('Finished date'),
  takes: z.array(Take).describe('The take that counts of each question, and its sentences as people corrected them'),
  text: z.string().describe('All of them in small letters without accents and signs, a blank before each word'),
  rank: z.string().describe('Order by the last transcript, the newest the greatest'),
})
export type SpokenView = z.infer<typeof SpokenView>

/** What the recordings of a candidate say, for searching: the times of words are in the transcripts. */
export const spoken: Projection<SpokenView, CandidateEvent> = {
  name: 'spoken',
  version: 1,
  category: 'candidate',
  description: 'One document per candidate: the sentences of the recordings, for searching',
  schema: SpokenView,
  indexes: [{ fields: ['companyId', 'jobId', 'rank'] }, { fields: ['companyId', 'rank'] }],
  counters: [],
  columns: ['text', 'completedAt'],
  evolve: (before, { event, occurredAt: at, stream }) => {
    if (event.type === 'CandidateAdded') return before ?? blank(event.data.jobId)
    if (event.type === 'CandidateStarted') {
      const { jobId, journeyVersion } = event.data
      return { ...(before ?? blank(jobId)), journeyVersion }
    }
    if (!before || event.type === 'CandidateDeleted' || event.type === 'CandidateErased') return null
    switch (event.type) {
      case 'CandidateCompleted':
        return { ...before, completedAt: at }
      case 'CandidateReinvited':
        return { ...before, completedAt: null }
      case 'RecordingSubmitted': {
        const { recordingId, moduleId, questionId } = event.data
        const others = before.takes.filter((each) => each.moduleId !== moduleId || each.questionId !== questionId)
        return withTakes(before, [...others, { recordingId, moduleId, questionId, sentences: [] }])
      }
      case 'TranscriptMade': {
        const sentences = (event.data.segments ?? []).map(({ start, text }) => ({ start, text }))
        return { ...withSentences(before, event.data.recordingId, () => sentences), rank: `${at}~${stream}` }
      }
      case 'TranscriptCorrected': {
        const { recordingId, segment, text } = event.data
        return withSentences(before, recordingId, (sentences) =>
          sentences.map((each, index) => (index === segment ? { ...each, text } : each)),
        )
      }
      default:
        return before
    }
  },
}

const blank = (jobId: string): SpokenView => ({
  jobId,
  journeyVersion: null,
  completedAt: null,
  takes: [],
  text: '',
  rank: '',
})

const withSentences = (view: SpokenView, recordingId: string, change: (before: Sentence[]) => Sentence[]): SpokenView =>
  withTakes(
    view,
    view.takes.map((each) =>
      each.recordingId === recordingId ? { ...each, sentences: change(each.sentences) } : each,
    ),
  )

function withTakes(view: SpokenView, takes: SpokenView['takes']): SpokenView {
  return { ...view, takes, text: spokenText(takes.flatMap(({ sentences }) => sentences.map(({ text }) => text))) }
}
