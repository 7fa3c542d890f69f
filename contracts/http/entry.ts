import { cookieOf } from './session-cookie.ts'

// What an address can say at entry (A§2): it is kept in cookies and taken out of the address.

const COUPON_COOKIE = 'hirelog-coupon'
const MINIMIZED_COOKIE = 'hirelog-minimized'
/** Of a browser that shows our pages in another site's frame; kept apart for that site. */
export const FRAMED_COOKIE = '__Host-hirelog-framed'
/** Whether a request comes from a page in a frame: the page itself says so, what it then asks for carries the cookie. */
export const isFramed = ({ cookie, destination }: Visit) =>
  destination === 'iframe' || cookieOf(cookie, FRAMED_COOKIE) === '1'
type Visit = { cookie: string | null | undefined; destination: string | null | undefined }

/** A coupon waits this long for a plan to be chosen. */
const COUPON_S = 30 * 86_400
const coupon = /^[A-Za-z0-9_.-]{1,64}$/

/** The signs at entry that this browser came with: the coupon it keeps, and whether it wants the minimal interface (NAV-031). */
export function entryOf(cookies: string | null | undefined): {
  coupon: string | null
  minimized: boolean /** Whether that was said at all. */
  decided: boolean
} {
  const code = cookieOf(cookies, COUPON_COOKIE)
  const minimized = cookieOf(cookies, MINIMIZED_COOKIE)
  return {
    coupon: code && coupon.test(code) ? code : null,
    minimized: minimized === '1',
    decided: minimized === '1' || minimized === '0',
  }
}

/** Set-Cookie that keeps a coupon, or with null forgets it: A§4, once it is not active any more. */
export const couponCookie = (code: string | null) =>
  `${COUPON_COOKIE}=${code ?? ''}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${code ? COUPON_S : 0}`
/** Until the browser is closed; a no is kept as well, for a team-chat client would otherwise get the minimal interface without asking. */
const minimizedCookie = (on: boolean) => `${MINIMIZED_COOKIE}=${on ? 1 : 0}; Path=/; HttpOnly; SameSite=Lax`

export type Entry = { auth: string | null; cookies: string[] /** The address without them. */; path: string }

/** What an address says at entry; null when it says nothing. */
export function readEntry(pathAndQuery: string): Entry | null {
  const at = pathAndQuery.indexOf('?')
  if (at < 0 || !/[?&](auth|minimized|coupon|couponCode)(=|&|$)/.test(pathAndQuery)) return null
  const query = new URLSearchParams(pathAndQuery.slice(at))
  const cookies: string[] = []
  const code = query.get('couponCode') ?? query.get('coupon')
  if (code !== null && coupon.test(code)) cookies.push(couponCookie(code))
  const minimized = query.get('minimized')
  if (minimized !== null) cookies.push(minimizedCookie(!['0', 'false', 'no'].includes(minimized.toLowerCase())))
  const auth = query.get('auth')
  for (const name of ['auth', 'minimized', 'coupon', 'couponCode']) query.delete(name)
  const rest = query.toString()
  // Two slashes at its beginning would make it another host's address.
  return { auth, cookies, path: `/${pathAndQuery.slice(0, at).replace(/^\/+/, '')}${rest ? `?${rest}` : ''}` }
}

/** Of the address of a page to sign in at: the link that led there signs no one in. */
export const LINK_OVER = 'linkOver'
const needsSignIn = /^\/(admin(\/.*)?)?$/

/** The page that asks before an `auth` parameter signs the browser in, and then leads to `returnTo`. */
export const askBeforeEntry = (token: string, returnTo: string) =>
  `/auth/link?${new URLSearchParams({ token, returnTo })}`

/** Where a link leads that signs no one in. Public pages open all the same. */
export function withLinkOver(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://here')
  if (needsSignIn.test(pathname)) return `/login?${new URLSearchParams({ returnTo: path, [LINK_OVER]: '1' })}`
  if (pathname !== '/login' && pathname !== '/auth') return path
  searchParams.set(LINK_OVER, '1')
  return `${pathname}?${searchParams}`
}
