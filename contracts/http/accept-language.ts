import { interfaceLanguages, isLanguage, type Language, offeredLanguages } from '../kernel/language.ts'
import { cookieOf } from './session-cookie.ts'

/** Keeps what was chosen in a browser, for those who are not signed in. */
export const LANGUAGE_COOKIE = 'hirelog-language'

/** What was chosen in this browser, or what it asks for; null when it asks for none that we speak. */
export function browserLanguage(
  cookies: string | null | undefined,
  accepted: string | null | undefined,
): Language | null {
  const chosen = cookieOf(cookies, LANGUAGE_COOKIE)
  return isLanguage(chosen) ? chosen : preferredLanguage(accepted)
}

/** By each code that a browser may send. */
const offered = new Map<string, Language>(
  offeredLanguages.flatMap((language) => {
    const row = interfaceLanguages[language]
    return [language, ...('formerCode' in row ? [row.formerCode] : [])].map((code) => [code, language] as const)
  }),
)

/** The first of an Accept-Language header's languages that we speak, by its weights; null when there is none. */
export function preferredLanguage(header: string | null | undefined): Language | null {
  const wanted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters.map((each) => /^\s*q\s*=\s*([\d.]+)\s*$/.exec(each)?.[1]).find(Boolean)
      const primary = tag.trim().split('-')[0]!
      return { language: offered.get(primary), weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
  return wanted.find(({ language }) => language)?.language ?? null
}
