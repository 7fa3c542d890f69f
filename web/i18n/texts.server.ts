import { type Language, offeredLanguages } from '#contracts/kernel/language.ts'
import { instanceOf } from './instance.ts'
import type { Texts } from './languages.ts'
import { type Lookup, remembered } from './remembered.ts'
import type { Namespace, Translate } from '../locales/text.ts'

type File = Record<string, string>
const files = import.meta.glob<File>(['../locales/*/*.ts', '!../locales/*/{mail,errors}.ts'], {
  eager: true,
  import: 'default',
})

function resources() {
  const all: Record<string, Record<string, File>> = {}
  for (const [path, texts] of Object.entries(files)) {
    const [, language, namespace] = /\/(\w+)\/([\w-]+)\.ts$/.exec(path)!
    ;(all[language!] ??= {})[namespace!] = texts
  }
  return all
}

function speak(language: Language): Texts {
  const i18n = instanceOf(language, resources())
  const translations = new Map<Namespace, unknown>()
  return {
    language,
    i18n,
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
const spoken = new Map(offeredLanguages.map((language) => [language, speak(language)]))

export const serverTexts = { textsOf: (language: Language) => spoken.get(language)!, need() {} }
