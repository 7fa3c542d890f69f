import type { ShownTranscript } from '../transcript/shown.ts'
import type { Chapter } from '../player.tsx'
import type { Answered } from '../questions.ts'
import { type Sentence, sentencesOf } from './nearest.ts'

/** What was said in the takes that count, and what was written in answers of free text. */
export function sentencesIn(
  chapters: readonly Chapter[],
  answers: readonly Answered[],
  transcripts: readonly ShownTranscript[],
): Sentence[] {
  const spoken = chapters.flatMap(({ recording, question }) => {
    const made = transcripts.find(({ recordingId }) => recordingId === recording?.recordingId)
    return (made?.segments ?? []).map(({ text, start }, index): Sentence => {
      return { id: `${made!.recordingId} ${index}`, question, text, recordingId: made!.recordingId, second: start }
    })
  })
  const written = answers.flatMap(({ moduleId, title, given }) =>
    given?.said?.type === 'text'
      ? sentencesOf(given.said.value).map((text, index): Sentence => {
          return { id: `${moduleId} ${index}`, question: title, text, recordingId: null, second: null }
        })
      : [],
  )
  return [...spoken, ...written]
}
