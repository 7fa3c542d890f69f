import type { Words } from '#contracts/kernel/wording.ts'
import { need, textsOf } from './languages.ts'
import { useLanguage } from './namespace.ts'
import { worded } from './worded.ts'

const RULES = 'rules'
need(RULES)

/**
 * Says in the language of the page what a rule of contracts/ found while the person types. English is where the rule is;
 * other languages have it in `web/locales/…/rules.ts`, which only pages that check by themselves load, and that of a module's
 * kind beside its other texts.
 */
export function useRuleText(): (words: Words) => string {
  const texts = textsOf(useLanguage())
  // Waits until they are here.
  texts.translate(RULES)
  return (words) => worded(texts, [RULES, 'modules'], words)
}
