import { displayNames } from '#contracts/kernel/formatters.ts'
import { DEFAULT_LANGUAGE, isLanguage } from '#contracts/kernel/language.ts'
import { jobLanguages } from '#contracts/job/video/choices.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'

const useText = namespace('legacy')

/**
 * The languages of a job by their names in the reader's own, and what candidates read of the pages around it. What a program
 * gave a job, `now`, is among them.
 */
export function useJobLanguages(now: string = DEFAULT_LANGUAGE) {
  const t = useText()
  const { locale } = useFormat()
  const names = displayNames(locale, { type: 'language' })
  const nameOf = (code: string) => names.of(code) ?? code
  const codes = [...new Set([...Object.keys(jobLanguages), now])]
  return {
    options: codes.map((value) => ({
      value,
      label: isLanguage(value) ? nameOf(value) : t('noTexts', { language: nameOf(value) }),
    })),
    hint: (code: string) =>
      isLanguage(code) ? t('languageHint', { language: nameOf(code) }) : t('noTextsHint', { language: nameOf(code) }),
  }
}
