import type { AppLoadContext } from '@remix-run/node'
import {
  confirmingCookieName,
  cookieOf,
  knownBrowserCookieName,
  pendingCookieName,
  privateCookie,
} from '#contracts/http/session-cookie.ts'
import { CONFIRMATION_TTL_MS, KNOWN_BROWSER_MS } from '#contracts/user/limits.ts'

type Named = (publicUrl: string) => string

const kept = (name: Named, maxAgeS: number) => ({
  /** The Set-Cookie that gives it to the browser, or with null takes it away; the server looks at the time as well. */
  cookie: ({ platform: { settings } }: AppLoadContext, value: string | null) =>
    privateCookie(settings.publicUrl, name(settings.publicUrl), value, maxAgeS),
  of: (request: Request, { platform: { settings } }: AppLoadContext) =>
    cookieOf(request.headers.get('cookie'), name(settings.publicUrl)),
})

/** A sign-in at a provider. One that takes longer has to begin again. */
const pending = kept(pendingCookieName, 600)
export const pendingCookie = pending.cookie
export const pendingOf = pending.of
/** A sign-in through a provider that waits for the code in a message. */
export const confirming = kept(confirmingCookieName, CONFIRMATION_TTL_MS / 1000)
/** For which accounts this browser was confirmed by mail. */
export const knownBrowser = kept(knownBrowserCookieName, KNOWN_BROWSER_MS / 1000)
