/** Letters that are not a plain letter with an accent, as people type them on other keyboards. */
const spelled: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ς: 'σ',
}
const unplain = new RegExp(`[${Object.keys(spelled).join('')}]`, 'g')

/** Text as it is searched: small letters without accents, words apart by one blank. `Łukasz  Müller` is `lukasz muller`. */
export const folded = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(unplain, (letter) => spelled[letter]!)
    .replace(/[\s\p{Cf}]+/gu, ' ')
    .trim()

/** Search text of a record. A blank precedes every word, so that a prefix matches only at the beginning of a word. */
export const searchable = (...texts: readonly string[]) => texts.map((text) => ` ${folded(text)}`).join('')

/** The words of a question, each to be found; capped at what a person would type. */
export const wordsAsked = (question: string) => folded(question.slice(0, 200)).split(' ').filter(Boolean).slice(0, 6)

/**
 * How well a record answers: 0 when it begins with the question, 1 when a word does, 2 when every word asked for begins
 * one, 3 when they only occur somewhere; null when one does not occur.
 */
export function closeness(text: string, question: string): number | null {
  const words = wordsAsked(question)
  if (words.length === 0 || words.some((word) => !text.includes(word))) return null
  const whole = ` ${words.join(' ')}`
  if (text.startsWith(whole)) return 0
  if (text.includes(whole)) return 1
  return words.every((word) => text.includes(` ${word}`)) ? 2 : 3
}
