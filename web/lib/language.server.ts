import type { AppLoadContext } from '@remix-run/node'
import { browserLanguage, LANGUAGE_COOKIE } from '#contracts/http/accept-language.ts'
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  isPseudoLanguage,
  type Language,
  type PageLanguage,
} from '#contracts/kernel/language.ts'
import { cookieOf } from '#contracts/http/session-cookie.ts'
import { signedIn } from './session.server.ts'

const YEAR_S = 365 * 24 * 3600

/** Kept in the browser too, for the pages before the sign-in. */
export function languageCookie({ platform }: AppLoadContext, language: Language): string {
  const secure = platform.settings.publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${LANGUAGE_COOKIE}=${language}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR_S}${secure}`
}

/** What was chosen in this browser, or what it asks for; null when it asks for none that we speak. */
export const browserLanguageOf = ({ headers }: Request): Language | null =>
  browserLanguage(headers.get('cookie'), headers.get('accept-language'))

/** By name: the pages are bundled with a copy of the classes. */
const whileAway = (error: unknown) =>
  error instanceof Error && (error.name === 'Unavailable' || error.name === 'Ambiguous')
    ? null
    : Promise.reject(error as Error)

/**
 * What a reader chose on any device, what was chosen in this browser, what the browser asks for, English. Where it cannot
 * be found out who reads, the browser decides.
 */
export async function readerLanguage(request: Request, context: AppLoadContext): Promise<Language> {
  const own = (await signedIn(request, context).catch(whileAway))?.user.language
  if (isLanguage(own)) return own
  return browserLanguageOf(request) ?? DEFAULT_LANGUAGE
}

/** A link to opt out names the job that it came with before its signature. */
const OF_JOB = /^\/(?:apply|opt-out)\/([^/.]+\.[^/.]+)[^/]*$/
const OF_MEETING = /^\/meet\/([^/]+)$/

/**
 * Candidates read an application in the language of its job, unless they chose another: one that has no texts yet is in
 * English around the job's own (LEG-009).
 */
async function ofJob(request: Request, context: AppLoadContext): Promise<Language> {
  const { candidacy, interviews } = context.platform.useCases
  const { pathname } = new URL(request.url)
  const [, link] = OF_JOB.exec(pathname) ?? []
  const [, meeting] = OF_MEETING.exec(pathname) ?? []
  const written = link
    ? await candidacy.languageOfLink(link).catch(whileAway)
    : meeting
      ? await interviews.languageOfMeeting(meeting).catch(whileAway)
      : null
  if (written) return isLanguage(written) ? written : DEFAULT_LANGUAGE
  return readerLanguage(request, context)
}

/** The language of a page: its reader's, or with PSEUDO_LANGUAGES the pseudo-language that the browser's cookie names. */
export async function languageOf(request: Request, context: AppLoadContext): Promise<PageLanguage> {
  const chosen = cookieOf(request.headers.get('cookie'), LANGUAGE_COOKIE)
  if (context.platform.site.pseudoLanguages && isPseudoLanguage(chosen)) return chosen
  return isLanguage(chosen) ? readerLanguage(request, context) : ofJob(request, context)
}
