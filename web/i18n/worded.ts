import { type Words, wordingOf } from '#contracts/kernel/wording.ts'
import { formatsIn } from './format.ts'
import type { Texts } from './languages.ts'

/**
 * English sentences of the rules in another language, by their pattern, as far as one of the catalogues has it; else in
 * English. Numbers are written as the language does.
 */
export function worded(
  { i18n, language, pseudo }: Pick<Texts, 'i18n' | 'language' | 'pseudo'>,
  catalogues: readonly string[],
  words: Words,
): string {
  const { text, pattern, values } = wordingOf(words)
  if (!i18n.exists(pattern, { ns: catalogues })) return pseudo ? pseudo(text) : text
  const written = Object.entries(values).map(
    ([name, value]) => [name, typeof value === 'number' ? formatsIn(language).number(value) : value] as const,
  )
  const filledIn: Record<string, string> = Object.fromEntries(written)
  return i18n.t(pattern, { ns: catalogues, ...filledIn })
}
