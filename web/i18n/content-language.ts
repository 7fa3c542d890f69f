import { useMatches } from '@remix-run/react'
import { DEFAULT_LANGUAGE, directionOf } from '#contracts/language.ts'
import { textsOf } from './languages.ts'
import { useLanguage } from './namespace.ts'
import type { Namespace } from './text.ts'

/**
 * `lang` and `dir` of the part of a page that is in English while the rest is not, so that it is read aloud and laid
 * out as what it is. A page's handle names the namespace of its text; nothing is known of one that does not.
 */
export function useContentLanguage(namespace?: Namespace): { lang?: string; dir?: 'ltr' | 'rtl' } {
  const texts = textsOf(useLanguage())
  const named = useMatches().findLast(({ handle }) => handle && typeof handle === 'object' && 'text' in handle)?.handle as { text: Namespace } | undefined
  const own = namespace ?? named?.text
  if (texts.language === DEFAULT_LANGUAGE || (own && texts.speaks(own))) return {}
  return { lang: DEFAULT_LANGUAGE, dir: directionOf(DEFAULT_LANGUAGE) }
}
