import * as z from 'zod'
import type { Segment, SpokenWord } from '#contracts/candidate/transcript.ts'
import { MOST_SEGMENT_TEXT, MOST_SEGMENTS, MOST_WORDS } from '#contracts/candidate/transcript.ts'
import { Heard } from '#contracts/candidate/transcript-commands.ts'
import { unusable } from './transcriber.ts'

const Answer = z.object({
  text: z.string(),
  language: z.string().nullish(),
  duration: z.coerce.number().min(0).nullish(),
  segments: z.array(z.object({ start: z.number(), end: z.number(), text: z.string() })).nullish(),
  words: z.array(z.object({ start: z.number(), end: z.number(), word: z.string() })).nullish(),
})
type Answer = z.infer<typeof Answer>

const CONTROL = /\p{Cc}+/gu
/** What models write where they hear nothing: no words of a person. */
const NOISE = /^[[(](blank_audio|silence|music|inaudible|no speech|noise)[\])]$/i
const clean = (text: string) => text.replace(CONTROL, ' ').replace(/\s+/g, ' ').trim()
const rounded = (seconds: number) => Math.round(Math.max(0, seconds) * 100) / 100

/**
 * What a service wrote, in the shape of ours: times that run backwards are put in order, words belong to the segment in which they
 * begin, markers of silence go. An answer without segments is one segment.
 * @throws Rejected 'transcriber/unusable'
 */
export function readTranscription(body: string): Heard {
  const answer = Answer.safeParse(parsed(body))
  if (!answer.success) throw unusable()
  const segments = segmentsOf(answer.data)
  if (segments.length > MOST_SEGMENTS) throw unusable()
  const heard = Heard.safeParse({
    language: clean(answer.data.language ?? '')
      .slice(0, 20)
      .toLowerCase(),
    segments,
  })
  if (!heard.success) throw unusable()
  return heard.data
}

function segmentsOf({ text, duration, segments, words }: Answer): Segment[] {
  const spoken = (words ?? [])
    .slice(0, MOST_WORDS)
    .map(({ start, end, word }) => placed({ start, end, text: clean(word).slice(0, 200) }))
    .filter(({ text: word }) => word !== '')
    .sort((one, other) => one.start - other.start)
  const given = segments?.length ? segments : [{ start: 0, end: duration ?? spoken.at(-1)?.end ?? 0, text }]
  const ordered = given
    .map((each) => placed({ ...each, text: clean(each.text) }))
    .filter(({ text: said }) => said !== '' && !NOISE.test(said))
    .sort((one, other) => one.start - other.start)
  if (ordered.some(({ text: said }) => said.length > MOST_SEGMENT_TEXT)) throw unusable()
  return ordered.map((segment, index) => {
    const until = ordered[index + 1]?.start ?? Number.POSITIVE_INFINITY
    const from = index === 0 ? 0 : segment.start
    return { ...segment, words: spoken.filter(({ start }) => start >= from && start < until) }
  })
}

const placed = ({ start, end, text }: SpokenWord) => {
  return { start: rounded(start), end: rounded(Math.max(start, end)), text }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
