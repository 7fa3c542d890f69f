import type { AppLoadContext } from '@remix-run/node'
import { cookieOf, pendingCookieName, privateCookie } from '#contracts/session-cookie.ts'

/** A sign-in that takes longer has to begin again; the server looks at the time as well. */
const MAX_AGE_S = 600

/** What the browser keeps while somebody signs in at a provider; with null it is taken away. */
export const pendingCookie = ({ platform }: AppLoadContext, kept: string | null) =>
  privateCookie(platform.settings.publicUrl, pendingCookieName(platform.settings.publicUrl), kept, MAX_AGE_S)

export const pendingOf = (request: Request, { platform }: AppLoadContext) => cookieOf(request.headers.get('cookie'), pendingCookieName(platform.settings.publicUrl))
