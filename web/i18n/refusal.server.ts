import type { PageLanguage } from '#contracts/kernel/language.ts'
import type { Words } from '#contracts/kernel/wording.ts'
import { textsOf } from './languages.ts'
import { worded } from './worded.ts'

/** Sentences that browsers find by themselves too are in a file of their own, so that they need not load the others. */
const catalogues = [
  'refusals',
  'refusals-of-candidates',
  'refusals-of-jobs',
  'refusals-of-meetings',
  'refusals-of-billing',
  'refusals-of-integrations',
  'rules',
  'modules',
]

/**
 * A refusal in the reader's language. English is where the rule is and is what a program gets; other
 * languages have it in `web/locales/…/refusals.ts` and the files beside it, `rules.ts` and, for kinds of modules, `modules.ts` by its English pattern. What they do not have is said in English.
 */
export const refusalIn = (language: PageLanguage, words: Words): string => worded(textsOf(language), catalogues, words)
