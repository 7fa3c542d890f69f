import { createInstance, type i18n, type Resource } from 'i18next'
import { DEFAULT_LANGUAGE, directionOf, type PageLanguage } from '#contracts/kernel/language.ts'

const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'
/** A letter that is written from left to right, or a telephone number. */
const otherWay = /[^\P{L}\u0590-\u08FF]|^\+\d/u

/** What is filled into right-to-left text keeps its own direction, and its brackets, full stops and neighbours keep theirs. */
export const isolated = (value: string) => (otherWay.test(value) ? FIRST_STRONG_ISOLATE + value + POP_ISOLATE : value)

/** React escapes what it shows, so texts do not; keys are flat, so neither dots nor colons mean anything in them. */
export function instanceOf(language: PageLanguage, resources: Resource): i18n {
  const instance = createInstance()
  void instance.init({
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    resources,
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: directionOf(language) === 'rtl' ? { escapeValue: true, escape: isolated } : { escapeValue: false },
  })
  return instance
}
