import { type Language, offeredLanguages } from '#contracts/kernel/language.ts'
import type enErrors from './en/errors.ts'
import type enMail from './en/mail.ts'

type Texts<English> = Record<keyof English, string>

async function ofEachLanguage<English>(load: (language: Language) => Promise<{ default: Texts<English> }>) {
  const read = offeredLanguages.map(async (language) => [language, (await load(language)).default] as const)
  return Object.fromEntries(await Promise.all(read)) as Record<Language, Texts<English>>
}

/**
 * Texts that services write without the web app. Folders are found by the language's name, so that a new language needs
 * no line here; the bundler includes every file that the template can name.
 */
export const mailTexts = await ofEachLanguage<typeof enMail>((language) => import(`./${language}/mail.ts`))
export const errorTexts = await ofEachLanguage<typeof enErrors>((language) => import(`./${language}/errors.ts`))
