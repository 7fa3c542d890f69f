import type { i18n } from 'i18next'
import type { PageLanguage } from '#contracts/kernel/language.ts'
import type { Namespace, Translate } from '../locales/text.ts'

/** The texts of one language, for the life of the process or of the document. */
export type Texts = {
  language: PageLanguage
  i18n: i18n
  /** In a pseudo-language: how a sentence is said that is in no catalogue. */
  pseudo?: (english: string) => string
  /** In a browser whose texts are still on their way this throws their promise, for React to wait on. */
  translate<N extends Namespace>(namespace: N): Translate<N>
  /** Waits likewise for all texts that modules loaded so far have asked for. */
  settle(): void
}
type Source = { textsOf(language: PageLanguage): Texts; need(namespace: Namespace): void }

let source: Source | null = null
const needed = new Set<Namespace>()

/** Called once by the entry of the server and of the browser. */
export function speakFrom(given: Source) {
  source = given
  for (const namespace of needed) source.need(namespace)
}

export function textsOf(language: PageLanguage): Texts {
  if (!source) throw new Error('No texts before the entry has provided them')
  return source.textsOf(language)
}

export function need(namespace: Namespace) {
  if (needed.has(namespace)) return
  needed.add(namespace)
  source?.need(namespace)
}
