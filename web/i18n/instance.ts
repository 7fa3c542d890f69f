import { createInstance, type i18n, type Resource } from 'i18next'
import { DEFAULT_LANGUAGE, type Language } from '#contracts/language.ts'

/** React escapes what it shows, so texts do not; keys are flat, so neither dots nor colons mean anything in them. */
export function instanceOf(language: Language, resources: Resource): i18n {
  const instance = createInstance()
  void instance.init({
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    resources,
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  })
  return instance
}
