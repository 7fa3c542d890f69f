import { folded } from '../kernel/fold.ts'

/** Of a question about what was said; what is beyond is not looked for. */
const MOST_WORDS = 6
export const MAX_SAYS = 100
/** People that one search for words finds: of a search that finds more, those with the newest transcripts. */
export const MOST_SAYING = 10_000

const SIGNS = /[^\p{L}\p{N}]+/gu
const WORD = /[\p{L}\p{M}\p{N}]+/gu
/** Scripts that put no blank between words: a word is found wherever it occurs. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

const plain = (text: string) => folded(text).replace(SIGNS, ' ').trim()

/** Text as it is searched: small letters without accents and signs, one blank before each word. */
export const spokenText = (texts: readonly string[]) =>
  texts
    .map(plain)
    .filter(Boolean)
    .map((text) => ` ${text}`)
    .join('')

/** The words of a question, each to be found at the beginning of a word. */
export const wordsLookedFor = (question: string): string[] =>
  [...new Set(plain(question.slice(0, MAX_SAYS)).split(' ').filter(Boolean))].slice(0, MOST_WORDS)

/** What {@link spokenText} has to contain for a word to be in it. */
export const occurrenceOf = (word: string) => (UNSPACED.test(word) ? word : ` ${word}`)
const isIn = (spoken: string, word: string) => spoken.includes(occurrenceOf(word))
export const saysAll = (spoken: string, words: readonly string[]) =>
  words.length > 0 && words.every((word) => isIn(spoken, word))

/** A text in parts, those that were looked for marked. */
export type Marked = { text: string; found: boolean }
export function marked(text: string, words: readonly string[]): Marked[] {
  const parts: Marked[] = []
  let from = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!words.some((each) => isIn(spokenText([word]), each))) continue
    if (index > from) parts.push({ text: text.slice(from, index), found: false })
    parts.push({ text: word, found: true })
    from = index + word.length
  }
  return from < text.length ? [...parts, { text: text.slice(from), found: false }] : parts
}

/** Sentences in which all the words are, or some where none has all; in the order of time. */
export function sentencesWith<Sentence extends { text: string }>(
  sentences: readonly Sentence[],
  words: readonly string[],
): Sentence[] {
  const hits = sentences.map((sentence) => {
    const spoken = spokenText([sentence.text])
    return { sentence, count: words.filter((word) => isIn(spoken, word)).length }
  })
  const least = hits.some(({ count }) => count === words.length) ? words.length : 1
  return hits.filter(({ count }) => count >= least).map(({ sentence }) => sentence)
}
