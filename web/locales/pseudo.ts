import { directionOf, type PseudoLanguage } from '#contracts/kernel/language.ts'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accents = 'àƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÀƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'
const accentOf = new Map([...accents].map((accent, index) => [letters[index]!, accent]))

const RIGHT_TO_LEFT_OVERRIDE = '\u202E'
const POP_OVERRIDE = '\u202C'
/** What is filled in, elements and the product's name stay as they are. */
const kept = /({{.*?}}|<\/?\w+>|\bHirelog\b)/

/** Each letter accented and each vowel doubled, which makes English about 40 % longer. */
const accented = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => accentOf.get(letter)!.repeat(/[aeiou]/i.test(letter) ? 2 : 1))

export function pseudoText(language: PseudoLanguage, text: string): string {
  const mirrored = directionOf(language) === 'rtl'
  return text
    .split(kept)
    .map((part, index) => {
      if (index % 2 === 1 || part === '') return part
      return mirrored ? RIGHT_TO_LEFT_OVERRIDE + accented(part) + POP_OVERRIDE : accented(part)
    })
    .join('')
}

/** A namespace of a pseudo-language, from the English one. */
export const pseudoTexts = (language: PseudoLanguage, english: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(english).map(([key, text]) => [key, pseudoText(language, text)]))
