import type { Segment } from '#contracts/candidate/transcript.ts'
import type { Step } from './step.ts'

/** Seconds of each recording, and when the speaking begins. */
const [LENGTH, BEGIN] = [8, 0.3]
/** Candidates of each job whose recordings have one: those at the top of the board. */
const MOST = 6

/**
 * The people in the demo's recordings are drawn and say nothing: their transcripts are what candidates of the job write, and are
 * labelled as samples.
 */
export function sampleTranscript(
  { candidateId, recordingId, place }: { candidateId: string; recordingId: string; place: number },
  { written, at, asker }: { written: Readonly<Record<string, readonly string[]>>; at: number; asker: Step['asker'] },
): Step[] {
  const all = Object.values(written).flat()
  if (place >= MOST || all.length === 0) return []
  const text = all[Number.parseInt(recordingId.slice(0, 6), 16) % all.length]!
  const of = { candidateId, recordingId }
  const heard = { asked: 'en-GB', source: 'sample', model: '', language: 'en', segments: spoken(text) } as const
  return [
    { at, asker, command: { type: 'AskForTranscript', data: { ...of, language: 'en-GB' } } },
    { at, asker, command: { type: 'RecordTranscript', data: { ...of, ...heard, segments: [...heard.segments] } } },
  ]
}

/** Sentence by sentence, each word as long as every other. */
function spoken(text: string): (Segment & { words: { start: number; end: number; text: string }[] })[] {
  const sentences = text.match(/[^.!?]+[.!?]*/g) ?? [text]
  const each = (LENGTH - 2 * BEGIN) / text.split(/\s+/).filter(Boolean).length
  let next = 0
  const time = (word: number) => Math.round((BEGIN + word * each) * 100) / 100
  return sentences.flatMap((sentence) => {
    const words = sentence
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => ({ start: time(next++), end: time(next), text: word }))
    const [first, last] = [words[0], words.at(-1)]
    return first && last ? [{ start: first.start, end: last.end, text: sentence.trim(), words }] : []
  })
}
