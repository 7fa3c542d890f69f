import { wordsOf } from '../kernel/formatters.ts'
import { stopWords } from './stop-words.ts'

/** What the filter of the documents offers (CAN-016): the ten words of the most importance. */
export const MOST_CLOUD_WORDS = 10
/** In letters; a word of Chinese, Japanese or Korean says as much in two signs. */
const SHORTEST = 3
const inSigns = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]{2,}$/u
const isLong = (word: string) => word.length >= SHORTEST || inSigns.test(word)

export type CloudWord = { word: string; importance: number }
/** `language` as `de`; null: it is found by the words that are used most in it. */
type Said = { text: string; language: string | null }

/** Words that say something, as they are written in small letters. `importance` is how often they were used. */
export function wordCloudOf(said: readonly Said[]): CloudWord[] {
  const counts = new Map<string, number>()
  for (const { text, language } of said) {
    const all = wordsOf(text)
    const common = stopWords[language?.slice(0, 2) ?? ''] ?? stopWordsOf(all)
    for (const word of all)
      if (isLong(word) && !common.has(word) && !/^\p{N}+$/u.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return mostImportant(counts)
}

/** One cloud of several, such as those of a job's candidates. */
export function cloudOfClouds(clouds: readonly (readonly CloudWord[])[]): CloudWord[] {
  const counts = new Map<string, number>()
  for (const { word, importance } of clouds.flat()) counts.set(word, (counts.get(word) ?? 0) + importance)
  return mostImportant(counts)
}

const mostImportant = (counts: ReadonlyMap<string, number>): CloudWord[] =>
  [...counts]
    .map(([word, importance]) => ({ word, importance }))
    .sort((one, other) => other.importance - one.importance || (one.word < other.word ? -1 : 1))
    .slice(0, MOST_CLOUD_WORDS)

/** Of the language in which most of these words are common; of none where no language has any. */
function stopWordsOf(all: readonly string[]): ReadonlySet<string> {
  let best: { common: ReadonlySet<string>; hits: number } = { common: new Set(), hits: 0 }
  for (const common of Object.values(stopWords)) {
    const hits = all.filter((word) => common.has(word)).length
    if (hits > best.hits) best = { common, hits }
  }
  return best.common
}
