import type { Language } from '#contracts/language.ts'
import { type Wording, wordingOf } from '#contracts/wording.ts'
import { textsOf } from './languages.ts'

const ns = 'refusals'

/**
 * What somebody is refused with, in their language. English is where the rule is and is what a program gets; other
 * languages have it in `web/locales/…/refusals.ts` by its English pattern. What they do not have is said in English.
 */
export function refusalIn(language: Language, words: string | Wording): string {
  const { text, pattern, values } = wordingOf(words)
  const { i18n } = textsOf(language)
  return i18n.exists(pattern, { ns }) ? i18n.t(pattern, { ns, ...values }) : text
}
