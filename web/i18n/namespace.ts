import { createContext, useContext } from 'react'
import { DEFAULT_LANGUAGE, type PageLanguage } from '#contracts/kernel/language.ts'
import { need, textsOf } from './languages.ts'
import type { Namespace, Translate } from '../locales/text.ts'

export const LanguageContext = createContext<PageLanguage>(DEFAULT_LANGUAGE)
/** The language this page is in. */
export const useLanguage = () => useContext(LanguageContext)

type Matches = readonly ({ id: string; data?: unknown } | undefined)[]

/** The language of the page in a route's `meta`, where there are no hooks. */
export const languageIn = (matches: Matches): PageLanguage =>
  (matches.find((match) => match?.id === 'root')?.data as { language?: PageLanguage } | undefined)?.language ??
  DEFAULT_LANGUAGE

/**
 * How to write text: never in the component, always in `web/locales/en/<namespace>.ts`, flat camelCase keys, whole
 * sentences, `{{name}}` for what is filled in, `_one` and `_other` where a count decides. Then, in each file:
 *
 *     const useText = namespace('board')                       // once per file, outside the component
 *     const t = useText()                                      // in a component
 *     t('cards', { count }), t('movedTo', { column })          // a missing key or value does not compile
 *     <Sentence text={t('newHere')} parts={{ link: <Link to="/signup" /> }} />   // 'New here? <link>Sign up</link>'
 *     export const meta = ({ matches }) => [{ title: documentTitle(useText.for(matches)('title')) }]
 *     useText.in(language)('title')                            // anywhere else; a page's handle is given the language
 *
 * A new namespace is a file there and a line in `web/locales/namespaces.ts`. A browser loads the namespaces of the
 * modules it has loaded, in the language of the page. Messages that the specification fixes are no text of ours: they
 * stay with their rules in contracts/. Every offered language has the same file in its folder; without it, or with a text
 * less, test/architecture/text.spec.ts fails.
 */
export function namespace<N extends Namespace>(name: N) {
  need(name)
  const translation = (language: PageLanguage): Translate<N> => textsOf(language).translate(name)
  return Object.assign(() => translation(useLanguage()), {
    in: translation,
    for: (matches: Matches) => translation(languageIn(matches)),
  })
}
