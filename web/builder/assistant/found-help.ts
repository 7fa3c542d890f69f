import { searchable, wordsAsked } from '#contracts/kernel/fold.ts'
import type { Translate } from '../../locales/text.ts'
import { helpGroups } from '../../shell/help-groups.ts'

const MOST = 3
/** Shorter words are in every text. */
const SHORTEST = 4

export type Found = { topic: string; title: string; text: string }

/** What the Help Center says to a question: the topics that have most of its longer words, the best first. */
export function foundHelp(t: Translate<'help'>, question: string): Found[] {
  const words = wordsAsked(question.replace(/[^\p{L}\p{N}\s]/gu, ' ')).filter((word) => word.length >= SHORTEST)
  return helpGroups
    .flatMap(({ topics }) => topics)
    .map((topic) => {
      const [title, text] = [t(`${topic}Title`), t(topic)]
      const [inTitle, inText] = [searchable(title), searchable(text)]
      // The beginning of a word is enough: its ending differs with its number and case.
      const score = words.reduce((sum, word) => {
        const start = ` ${word.slice(0, Math.max(SHORTEST, word.length - 2))}`
        return sum + (inTitle.includes(start) ? 2 : inText.includes(start) ? 1 : 0)
      }, 0)
      return { topic, title, text, score }
    })
    .filter(({ score }) => score > 0 && score >= words.length / 2)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ topic, title, text }) => ({ topic, title, text }))
}
