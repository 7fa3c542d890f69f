import { type AppLoadContext, redirect } from '@remix-run/node'
import {
  cookieOf,
  MARKS_S,
  marksCookieName,
  privateCookie,
  SESSION_S,
  sessionCookieName,
} from '#contracts/http/session-cookie.ts'
import type { Opened, SignedIn } from '#services/use-cases/accounts/sessions.ts'

export const sessionTokenOf = (request: Request, { platform }: AppLoadContext): string | null =>
  cookieOf(request.headers.get('cookie'), sessionCookieName(platform.settings.publicUrl))

/** The Set-Cookie that gives the browser its session, or with null takes it away. */
export const sessionCookie = ({ platform: { settings } }: AppLoadContext, token: string | null): string =>
  privateCookie(settings.publicUrl, sessionCookieName(settings.publicUrl), token, SESSION_S)

/** The headers of who has just signed in: the session, and what the browser is known by the next time. */
export function openedCookies(context: AppLoadContext, { sessionToken, marks }: Opened): Headers {
  const { publicUrl } = context.platform.settings
  const headers = new Headers([['Set-Cookie', sessionCookie(context, sessionToken)]])
  if (marks !== null) headers.append('Set-Cookie', privateCookie(publicUrl, marksCookieName(publicUrl), marks, MARKS_S))
  return headers
}

/** Every loader of a page asks; one look at the session answers them all. */
const answered = new WeakMap<AppLoadContext, Promise<SignedIn | null>>()

/** Who is signed in; null without a session. */
export async function signedIn(request: Request, context: AppLoadContext): Promise<SignedIn | null> {
  const token = sessionTokenOf(request, context)
  if (token === null) return null
  if (request.method !== 'GET') return context.platform.useCases.accounts.sessionUser(token)
  const found = answered.get(context) ?? context.platform.useCases.accounts.sessionUser(token)
  answered.set(context, found)
  return found
}

/** Who asks, also before their sign-up is complete, when they hold no permission; others sign in and come back to this page. */
export async function requireAccount(request: Request, context: AppLoadContext): Promise<SignedIn> {
  const user = await signedIn(request, context)
  if (user) return user
  const { pathname, search } = new URL(request.url)
  const query = new URLSearchParams({ returnTo: request.method === 'GET' ? pathname + search : pathname })
  // The cookie stays: were it removed by a background request, the press that follows would not know that there was one.
  if (sessionTokenOf(request, context) !== null) query.set('expired', '1')
  throw redirect(`/login?${query}`)
}
