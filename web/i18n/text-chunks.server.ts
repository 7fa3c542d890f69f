import { DEFAULT_LANGUAGE, isPseudoLanguage, type PageLanguage } from '#contracts/kernel/language.ts'

/** Written in by the build (vite.config.ts); the development server has no such files. */
const built = import.meta.env.TEXT_CHUNKS as Record<string, string> | undefined

/** The script that says where a language's texts are: browsers fetch it with the page's other scripts, not after them. */
export const textChunksOf = (language: PageLanguage): string | undefined =>
  built?.[isPseudoLanguage(language) ? DEFAULT_LANGUAGE : language]
