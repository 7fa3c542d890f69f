/** Seconds from the beginning of the recording. */
export type SpokenWord = { start: number; end: number; text: string }
/** `words` is empty where the service gave no times for them. */
export type Segment = { start: number; end: number; text: string; words: readonly SpokenWord[] }

/** Who wrote it: a transcription service, or we, for the demo company. */
export const transcriptSources = ['machine', 'sample'] as const
export type TranscriptSource = (typeof transcriptSources)[number]

/** Why there is no transcript, and will be none until a person asks again. */
export const transcriptFailures = [
  'too-large',
  'refused',
  'unusable',
  'lost',
  'no-sound',
  'no-service',
  'dropped',
] as const
export type TranscriptFailure = (typeof transcriptFailures)[number]

/** Half an hour of fast speech; what a service answers beyond it is not kept. */
export const MOST_WORDS = 9000
export const MOST_SEGMENTS = 3000
export const MOST_SEGMENT_TEXT = 4000

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean)

/**
 * The segment with the text that a person wrote instead. Words before and after what was changed keep their times; those
 * in between share the time that is left.
 */
export function withText(segment: Segment, text: string): Segment {
  const before = segment.words
  const after = wordsIn(text)
  if (before.length === 0) return { ...segment, text }
  const shortest = Math.min(before.length, after.length)
  let head = 0
  while (head < shortest && before[head]!.text.trim() === after[head]) head++
  let tail = 0
  while (tail < shortest - head && before.at(-1 - tail)!.text.trim() === after.at(-1 - tail)) tail++
  const start = before[head - 1]?.end ?? segment.start
  const end = before[before.length - tail]?.start ?? segment.end
  const between = after.slice(head, after.length - tail)
  const each = Math.max(0, end - start) / (between.length || 1)
  const changed = between.map((word, index) => ({
    start: rounded(start + index * each),
    end: rounded(start + (index + 1) * each),
    text: word,
  }))
  return { ...segment, text, words: [...before.slice(0, head), ...changed, ...before.slice(before.length - tail)] }
}
const rounded = (seconds: number) => Math.round(seconds * 100) / 100

export const plainText = (segments: readonly Segment[]) => segments.map(({ text }) => text).join('\n')

const two = (number: number) => String(Math.floor(number)).padStart(2, '0')
const vttTime = (seconds: number) =>
  `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}.${String(Math.round(seconds * 1000) % 1000).padStart(3, '0')}`

/** Captions as WebVTT (W3C). What was said is text there, never a tag or the end of a cue. */
export function webVtt(segments: readonly Segment[]): string {
  const cues = segments.map(({ start, end, text }) => {
    const said = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replace(/\s+/g, ' ')
    return `${vttTime(start)} --> ${vttTime(Math.max(end, start + 0.1))}\n${said.trim()}`
  })
  return ['WEBVTT', ...cues].join('\n\n') + '\n'
}
