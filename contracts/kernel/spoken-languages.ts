/**
 * Languages of what people write and say, apart from those of the interface (language.ts). The documents give the sizes
 * of the lists, 16 and about 38, and not their names (GEN-014).
 */

/** Of what a company writes for candidates. */
export const contentLanguages = [
  ...['ar', 'de', 'en', 'es', 'fr', 'he', 'it', 'ja'],
  ...['ko', 'nl', 'pl', 'pt', 'ru', 'sv', 'tr', 'zh'],
] as const

/** Of what is said in a recording, with the region that its spelling follows. */
export const transcriptLanguages = [
  ...['ar-SA', 'bg-BG', 'ca-ES', 'cs-CZ', 'da-DK', 'de-DE', 'el-GR', 'en-AU', 'en-GB', 'en-IN'],
  ...['en-US', 'es-ES', 'es-MX', 'fi-FI', 'fr-CA', 'fr-FR', 'he-IL', 'hi-IN', 'hr-HR', 'hu-HU'],
  ...['id-ID', 'it-IT', 'ja-JP', 'ko-KR', 'ms-MY', 'nb-NO', 'nl-NL', 'pl-PL', 'pt-BR', 'pt-PT'],
  ...['ro-RO', 'ru-RU', 'sk-SK', 'sv-SE', 'tr-TR', 'uk-UA', 'vi-VN', 'zh-CN'],
] as const

/** What may be chosen for a recording: the language is named, or found out from it. */
export const transcriptChoices = ['auto', ...transcriptLanguages] as const
export type TranscriptChoice = (typeof transcriptChoices)[number]
