import { emptyDraft } from '../blank.ts'
import type { JobDetails, JobDraft } from '../draft.ts'
import { isJobLanguage, type JobLanguage, jobLanguages } from './choices.ts'

/** The company's language where it is one of the eight, else English (LEG-009). */
export const firstLanguage = (ofCompany: string): JobLanguage => (isJobLanguage(ofCompany) ? ofCompany : 'en')

export const spokenIn = (language: JobLanguage): Pick<JobDetails, 'language' | 'transcriptLanguage'> => ({
  language,
  transcriptLanguage: jobLanguages[language].transcript,
})

/** A new video interview: nothing asked yet. */
export function emptyVideoDraft(language: JobLanguage): JobDraft {
  const { details, ...rest } = emptyDraft()
  return { ...rest, details: { ...details, creationType: 'video', ...spokenIn(language) } }
}
