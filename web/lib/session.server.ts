import { type AppLoadContext, redirect } from '@remix-run/node'
import type { Permission } from '#contracts/permissions.ts'
import { cookieOf, privateCookie, SESSION_S, sessionCookieName } from '#contracts/session-cookie.ts'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'

export const sessionTokenOf = (request: Request, { platform }: AppLoadContext): string | null => cookieOf(request.headers.get('cookie'), sessionCookieName(platform.settings.publicUrl))

/** The Set-Cookie that gives the browser its session, or with null takes it away. */
export const sessionCookie = ({ platform: { settings } }: AppLoadContext, token: string | null): string => privateCookie(settings.publicUrl, sessionCookieName(settings.publicUrl), token, SESSION_S)

/** Every loader of a page asks; one look at the session answers them all. */
const answered = new WeakMap<AppLoadContext, Promise<SignedIn | null>>()

/** Who is signed in; null when nobody is. */
export async function signedIn(request: Request, context: AppLoadContext): Promise<SignedIn | null> {
  const token = sessionTokenOf(request, context)
  if (token === null) return null
  if (request.method !== 'GET') return context.platform.useCases.sessionUser(token)
  const found = answered.get(context) ?? context.platform.useCases.sessionUser(token)
  answered.set(context, found)
  return found
}

/** First line of every loader and action under /admin: who asks, or off to sign in and then back to this page. */
export async function requireUser(request: Request, context: AppLoadContext): Promise<SignedIn> {
  const user = await requireAccount(request, context)
  if (user.status === 'SECOND_STEP') throw redirect('/signup/details')
  return user
}

/** As {@link requireUser}, also for those whose sign-up is not complete yet: they hold no permission. */
export async function requireAccount(request: Request, context: AppLoadContext): Promise<SignedIn> {
  const user = await signedIn(request, context)
  if (user) return user
  const { pathname, search } = new URL(request.url)
  const query = new URLSearchParams({ returnTo: request.method === 'GET' ? pathname + search : pathname })
  const expired = sessionTokenOf(request, context) !== null
  if (expired) query.set('expired', '1')
  throw redirect(`/login?${query}`, { headers: expired ? { 'Set-Cookie': sessionCookie(context, null) } : {} })
}

/** As {@link requireUser}, for pages only some may open. */
export async function requirePermission(request: Request, context: AppLoadContext, permission: Permission): Promise<SignedIn> {
  const user = await requireUser(request, context)
  if (!user.asker.permissions.includes(permission)) throw new Response(null, { status: 403, statusText: 'Forbidden' })
  return user
}
