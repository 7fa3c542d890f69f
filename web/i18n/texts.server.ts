import { DEFAULT_LANGUAGE, isPseudoLanguage, offeredLanguages, type PageLanguage } from '#contracts/kernel/language.ts'
import { pseudoText, pseudoTexts } from '../locales/pseudo.ts'
import { instanceOf } from './instance.ts'
import type { Texts } from './languages.ts'
import { type Lookup, remembered } from './remembered.ts'
import type { Namespace, Translate } from '../locales/text.ts'

type File = Record<string, string>
const files = import.meta.glob<File>(['../locales/*/*.ts', '!../locales/*/{mail,errors}.ts'], {
  eager: true,
  import: 'default',
})

function resources(language: PageLanguage) {
  const all: Record<string, Record<string, File>> = {}
  for (const [path, texts] of Object.entries(files)) {
    const [, language, namespace] = /\/(\w+)\/([\w-]+)\.ts$/.exec(path)!
    ;(all[language!] ??= {})[namespace!] = texts
  }
  if (!isPseudoLanguage(language)) return all
  const generated = Object.entries(all[DEFAULT_LANGUAGE]!).map(([name, texts]) => [name, pseudoTexts(language, texts)])
  return { [language]: Object.fromEntries(generated) as Record<string, File> }
}

function speak(language: PageLanguage): Texts {
  const i18n = instanceOf(language, resources(language))
  const translations = new Map<Namespace, unknown>()
  return {
    language,
    i18n,
    ...(isPseudoLanguage(language) && { pseudo: (english: string) => pseudoText(language, english) }),
    translate<N extends Namespace>(namespace: N) {
      let translate = translations.get(namespace)
      if (!translate)
        translations.set(namespace, (translate = remembered(i18n.getFixedT(language, namespace) as unknown as Lookup)))
      return translate as Translate<N>
    },
    settle() {},
  }
}

/** One instance for each language, made when the process starts; every request reads from the same. */
const spoken = new Map<PageLanguage, Texts>(offeredLanguages.map((language) => [language, speak(language)]))

function textsOf(language: PageLanguage): Texts {
  let texts = spoken.get(language)
  if (!texts) spoken.set(language, (texts = speak(language)))
  return texts
}

export const serverTexts = { textsOf, need() {} }
