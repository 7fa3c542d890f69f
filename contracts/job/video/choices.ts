/** How a job was created (B§1): on the application page's builder, or in the wizard of video interviews. */
export const creationTypes = ['cep', 'video', 'video_cep'] as const
export type CreationType = (typeof creationTypes)[number]

/** Languages that a video interview can be written in, each with the language of its recordings (LEG-009). */
export const jobLanguages = {
  en: { flag: '🇬🇧', transcript: 'en-GB' },
  fr: { flag: '🇫🇷', transcript: 'fr-FR' },
  de: { flag: '🇩🇪', transcript: 'de-DE' },
  he: { flag: '🇮🇱', transcript: 'he-IL' },
  ko: { flag: '🇰🇷', transcript: 'ko-KR' },
  pt: { flag: '🇵🇹', transcript: 'pt-PT' },
  es: { flag: '🇪🇸', transcript: 'es-ES' },
  zh: { flag: '🇨🇳', transcript: 'zh-CN' },
} as const
export type JobLanguage = keyof typeof jobLanguages
export const isJobLanguage = (code: unknown): code is JobLanguage =>
  typeof code === 'string' && Object.hasOwn(jobLanguages, code)

/** Years (LEG-010). */
export const experiences = ['0-2', '3-5', '5+'] as const
export type Experience = (typeof experiences)[number]

/** Tags of a job and characters of each. */
export const MAX_TAGS = 15
export const TAG_LENGTH = 100

/** B§5 and B§9 for jobs of this wizard (LEG-007, 008, 011, 020, 033); the ledger keeps them apart from the builder's. */
export const videoLimits = {
  title: { min: 5, max: 60 },
  welcome: 2000,
  question: 200,
  description: 300,
  /** Of an answer, as the question editor of B§5 has it. */
  answer: 80,
  thanks: 2000,
  candidateFields: 3,
} as const

/** Lengths that are not on offer for choices, nor for what comes from a template (LEG-030, MOD-041, B§9). */
export const filteredDurations: readonly number[] = [15, 40, 50, 240]

/** Whether a job follows the rules of the wizard, wherever it is edited. */
export const isVideoJob = ({ creationType }: { creationType?: 'video' | undefined }) => creationType === 'video'
