import { DEFAULT_LANGUAGE, isPseudoLanguage, type PageLanguage } from '#contracts/kernel/language.ts'
import { instanceOf } from './instance.ts'
import type { Texts } from './languages.ts'
import { type Lookup, remembered } from './remembered.ts'
import type { Namespace, Translate } from '../locales/text.ts'

/** A chunk for each namespace of a language, by its file (vite.config.ts). */
type Chunks = Record<string, () => Promise<Record<string, string>>>
/** Where they are, one module for each language; a browser fetches what is of its own language only. */
const languages = import.meta.glob<Chunks>('../locales/*/common.ts', { query: '?chunks', import: 'default' })

type Loading = Texts & { load(namespace: Namespace): Promise<void>; all(): Promise<unknown> }

function speak(language: PageLanguage): Loading {
  const i18n = instanceOf(language, {})
  const underway = new Map<Namespace, Promise<void>>()
  const translations = new Map<Namespace, unknown>()
  const source = isPseudoLanguage(language) ? DEFAULT_LANGUAGE : language

  async function generated(texts: Readonly<Record<string, string>>) {
    if (!isPseudoLanguage(language)) return texts
    return (await import('../locales/pseudo.ts')).pseudoTexts(language, texts)
  }
  async function fetched(namespace: Namespace) {
    const chunks = await languages[`../locales/${source}/common.ts`]!()
    // English has no file of its own where the sentences are in contracts/.
    const texts = (await chunks[`./${namespace}.ts`]?.()) ?? {}
    i18n.addResourceBundle(language, namespace, await generated(texts))
    translations.set(namespace, remembered(i18n.getFixedT(language, namespace) as unknown as Lookup))
  }
  const load = (namespace: Namespace) => {
    let loading = underway.get(namespace)
    if (!loading) {
      underway.set(namespace, (loading = fetched(namespace)))
      // What could not be fetched is fetched again at the next use; a chunk that is gone reloads the page (stale-assets.ts).
      loading.catch(() => underway.delete(namespace))
    }
    return loading
  }
  const all = () => Promise.all([...underway.values()])
  return {
    language,
    i18n,
    load,
    all,
    translate<N extends Namespace>(namespace: N) {
      const translate = translations.get(namespace)
      if (!translate) throw load(namespace)
      return translate as Translate<N>
    },
    settle() {
      if (translations.size < underway.size) throw all()
    },
  }
}

const spoken = new Map<PageLanguage, Loading>()
const needed = new Set<Namespace>()

function textsOf(language: PageLanguage): Loading {
  let texts = spoken.get(language)
  if (!texts) {
    spoken.set(language, (texts = speak(language)))
    for (const namespace of needed) void texts.load(namespace)
  }
  return texts
}

export const browserTexts = {
  textsOf,
  need(namespace: Namespace) {
    needed.add(namespace)
    for (const texts of spoken.values()) void texts.load(namespace)
  },
  /** Before the page is taken over: what it shows has to be there. */
  ready: (language: PageLanguage) => textsOf(language).all(),
}
