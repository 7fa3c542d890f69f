/** The ten languages of the interface (GEN-014), each by its own name; Hebrew and Arabic are written right to left. */
export const uiLanguages = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  pt: 'Português',
  nl: 'Nederlands',
  pl: 'Polski',
  he: 'עברית',
  ar: 'العربية',
} as const
export type UiLanguage = keyof typeof uiLanguages

export const isUiLanguage = (code: string): code is UiLanguage => Object.hasOwn(uiLanguages, code)
