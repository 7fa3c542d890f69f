/**
 * Languages of the interface (GEN-014): a list of ten, whose names the documents do not give, each under its own name.
 * Its right-to-left ones mirror the layout (GEN-015).
 */
export const interfaceLanguages = {
  en: { name: 'English', dir: 'ltr' },
  de: { name: 'Deutsch', dir: 'ltr' },
  fr: { name: 'Français', dir: 'ltr' },
  es: { name: 'Español', dir: 'ltr' },
  pt: { name: 'Português', dir: 'ltr' },
  nl: { name: 'Nederlands', dir: 'ltr' },
  ko: { name: '한국어', dir: 'ltr' },
  zh: { name: '中文', dir: 'ltr' },
  he: { name: 'עברית', dir: 'rtl' },
  ar: { name: 'العربية', dir: 'rtl' },
} as const satisfies Record<string, { name: string; dir: 'ltr' | 'rtl' }>

/** Those of the ten a person can choose: everything is said in them. */
export const offeredLanguages = ['en', 'de', 'he'] as const satisfies readonly (keyof typeof interfaceLanguages)[]
export type Language = (typeof offeredLanguages)[number]

export const DEFAULT_LANGUAGE: Language = 'en'

export const isLanguage = (text: unknown): text is Language => (offeredLanguages as readonly unknown[]).includes(text)

export const directionOf = (language: Language) => interfaceLanguages[language].dir
