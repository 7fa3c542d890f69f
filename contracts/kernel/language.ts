import { UNTITLED } from './initial-titles.ts'

type InterfaceLanguage = {
  /** As its own speakers write it. */
  name: string
  dir: 'ltr' | 'rtl'
  /** How numbers, times and lists are written. */
  locale: string
  /** A code that some systems still send for it. */
  formerCode?: string
  /** Jobs without a title are listed, and found, under it. */
  untitledJob: string
}

/**
 * The languages of the interface, ten (GEN-014). The documents do not name them; right-to-left ones mirror the layout
 * (GEN-015). Each is complete in web/locales/<code>; another one is its folder there and a line here.
 */
export const interfaceLanguages = {
  en: { name: 'English', dir: 'ltr', locale: 'en-US', untitledJob: UNTITLED },
  de: { name: 'Deutsch', dir: 'ltr', locale: 'de', untitledJob: 'Stelle ohne Titel' },
  fr: { name: 'Français', dir: 'ltr', locale: 'fr', untitledJob: 'Offre sans titre' },
  es: { name: 'Español', dir: 'ltr', locale: 'es', untitledJob: 'Oferta sin título' },
  pt: { name: 'Português', dir: 'ltr', locale: 'pt', untitledJob: 'Vaga sem título' },
  nl: { name: 'Nederlands', dir: 'ltr', locale: 'nl', untitledJob: 'Vacature zonder titel' },
  ko: { name: '한국어', dir: 'ltr', locale: 'ko', untitledJob: '제목 없는 채용 공고' },
  zh: { name: '中文', dir: 'ltr', locale: 'zh', untitledJob: '未命名职位' },
  he: { name: 'עברית', dir: 'rtl', locale: 'he', formerCode: 'iw', untitledJob: 'משרה ללא שם' },
  ar: { name: 'العربية', dir: 'rtl', locale: 'ar', untitledJob: 'وظيفة بلا عنوان' },
} as const satisfies Record<string, InterfaceLanguage>

/** A language that people can choose. */
export type Language = keyof typeof interfaceLanguages

export const offeredLanguages = Object.keys(interfaceLanguages) as readonly Language[]

export const DEFAULT_LANGUAGE: Language = 'en'

export const isLanguage = (text: unknown): text is Language => (offeredLanguages as readonly unknown[]).includes(text)

/**
 * Generated from English to test pages, never offered: accented and about 40 % longer, and the same from right to left.
 * Their numbers, times and lists are in another script too, so that none that are written in English by hand go unseen.
 */
const pseudoLanguages = {
  'en-XA': { dir: 'ltr', locale: 'el' },
  'en-XB': { dir: 'rtl', locale: 'el' },
} as const satisfies Record<string, Pick<InterfaceLanguage, 'dir' | 'locale'>>
export type PseudoLanguage = keyof typeof pseudoLanguages

export const isPseudoLanguage = (text: unknown): text is PseudoLanguage =>
  typeof text === 'string' && Object.hasOwn(pseudoLanguages, text)

/** What a page can be in. */
export type PageLanguage = Language | PseudoLanguage

/** The language that a document's `lang` names. */
export const pageLanguage = (lang: string): PageLanguage =>
  isLanguage(lang) || isPseudoLanguage(lang) ? lang : DEFAULT_LANGUAGE

const rowOf = (language: PageLanguage) =>
  isPseudoLanguage(language) ? pseudoLanguages[language] : interfaceLanguages[language]
export const directionOf = (language: PageLanguage) => rowOf(language).dir
export const localeOf = (language: PageLanguage) => rowOf(language).locale
