import MiniSearch from 'minisearch'
import { folded } from '#contracts/kernel/fold.ts'

/** One sentence of an answer. `second` is where it is said in a recording; null for what was written. */
export type Sentence = {
  id: string
  question: string
  text: string
  recordingId: string | null
  second: number | null
}

const MOST = 3
/** Words of a longer name that say little by themselves, such as "to" and "and". */
const SHORT = 3
/** Longer words may differ in a letter or two, so that other forms of a word are found. */
const BENDS_FROM = 6
const BEND = 0.2

/**
 * For each skill the sentences that share the most words with its name (BM25), the best first; other endings and small differences
 * count as well. It says where to look. It is no judgement, and has no number that is shown.
 */
export function nearestTo(skills: readonly string[], sentences: readonly Sentence[]): Sentence[][] {
  const index = new MiniSearch<Sentence>({ fields: ['text'], processTerm: (term) => folded(term) || null })
  index.addAll(sentences)
  const byId = new Map(sentences.map((sentence) => [sentence.id, sentence]))
  return skills.map((skill) =>
    index
      .search(wordsOf(skill), {
        prefix: (term) => term.length > SHORT,
        fuzzy: (term) => (term.length >= BENDS_FROM ? BEND : false),
      })
      .slice(0, MOST)
      .flatMap(({ id }) => byId.get(id as string) ?? []),
  )
}

function wordsOf(skill: string): string {
  const words = skill.split(/[\s/,&()]+/).filter(Boolean)
  const telling = words.filter((word) => word.length > SHORT || /\p{Lu}/u.test(word))
  return (telling.length > 0 ? telling : words).join(' ')
}

/** Where a sentence ends; abbreviations may end one too, which shows a little less of it. */
export const sentencesOf = (text: string): string[] =>
  (text.match(/[^.!?。！？\n]+[.!?。！？]*/g) ?? []).map((sentence) => sentence.trim()).filter(Boolean)
