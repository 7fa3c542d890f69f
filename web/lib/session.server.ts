import { type AppLoadContext, redirect } from '@remix-run/node'
import { isOperator, mayDo, onJobsOf } from '#contracts/kernel/asker.ts'
import { JobId } from '#contracts/kernel/ids.ts'
import { mayTry } from '#contracts/job/access.ts'
import type { Permission } from '#contracts/kernel/permissions.ts'
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
  // What a browser fetches ahead must not take the cookie away: the request that follows would not know that it had one.
  const ahead = request.headers.get('sec-purpose')?.includes('prefetch')
  throw redirect(`/login?${query}`, {
    headers: expired && !ahead ? { 'Set-Cookie': sessionCookie(context, null) } : {},
  })
}

const forbidden = () => new Response(null, { status: 403, statusText: 'Forbidden' })

/** As {@link requireUser}, for pages only some may open. Lists of jobs and candidates open for whoever has some role on some job: what is in them is decided there. */
export async function requirePermission(
  request: Request,
  context: AppLoadContext,
  permission: Permission,
): Promise<SignedIn> {
  const user = await requireUser(request, context)
  if (!(permission === 'jobs.create' ? mayDo : mayTry)(user.asker, permission)) throw forbidden()
  return user
}

/** As {@link requireUser}, for pages about the installation as a whole. */
export async function requireOperator(request: Request, context: AppLoadContext): Promise<SignedIn> {
  const user = await requireUser(request, context)
  if (!isOperator(user.asker)) throw forbidden()
  return user
}

/** As {@link requireUser}, for pages about one job; one on which somebody may do nothing is not there for them. */
export async function requireOnJob(
  request: Request,
  context: AppLoadContext,
  permission: Permission,
  id: string | undefined,
): Promise<SignedIn> {
  const user = await requireUser(request, context)
  const jobId = JobId.safeParse(id)
  const given =
    onJobsOf(user.asker) && jobId.success
      ? await context.platform.readers.permissionsOnJob(user.asker, jobId.data)
      : user.asker.permissions
  if (onJobsOf(user.asker) && (given.length === 0 || !jobId.success))
    throw new Response(null, { status: 404, statusText: 'Not Found' })
  if (!given.includes(permission)) throw forbidden()
  return user
}
