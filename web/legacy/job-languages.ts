import { displayNames } from '#contracts/kernel/formatters.ts'
import { isLanguage } from '#contracts/kernel/language.ts'
import { type JobLanguage, jobLanguages } from '#contracts/job/video/choices.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'

const useText = namespace('legacy')

/** The languages of a job by their names in the reader's own, and what candidates read of the pages around it. */
export function useJobLanguages() {
  const t = useText()
  const { locale } = useFormat()
  const names = displayNames(locale, { type: 'language' })
  const nameOf = (code: JobLanguage) => names.of(code) ?? code
  const codes = Object.keys(jobLanguages) as JobLanguage[]
  return {
    options: codes.map((value) => ({
      value,
      label: isLanguage(value) ? nameOf(value) : t('noTexts', { language: nameOf(value) }),
    })),
    hint: (code: JobLanguage) =>
      isLanguage(code) ? t('languageHint', { language: nameOf(code) }) : t('noTextsHint', { language: nameOf(code) }),
  }
}
