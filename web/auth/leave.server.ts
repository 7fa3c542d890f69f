import { type AppLoadContext, redirect } from '@remix-run/node'
import { sessionCookie, sessionTokenOf } from '../lib/session.server.ts'
import { signedOutUriFor } from './host.server.ts'

/** Signs out here and then leads on to the provider they came through, if that can sign them out too. */
export async function leave(request: Request, context: AppLoadContext, { everywhere = false } = {}): Promise<Response> {
  const token = sessionTokenOf(request, context)
  const left =
    token &&
    (await context.platform.useCases.accounts.signOut(token, { everywhere, backTo: signedOutUriFor(request, context) }))
  // A form that a script sends may not end at another site: our own content policy refuses that.
  const goOnTo = left && request.headers.get('sec-fetch-mode') !== 'navigate' ? left.goOnTo : null
  return redirect(goOnTo ?? '/login?signedOut=1', { headers: { 'Set-Cookie': sessionCookie(context, null) } })
}
