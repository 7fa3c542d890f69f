const isSecure = (publicUrl: string) => publicUrl.startsWith('https:')
/** The `__Host-` prefix, where https allows it, pins a cookie to this host and path. */
const hostOnly = (publicUrl: string, name: string) => (isSecure(publicUrl) ? `__Host-${name}` : name)

/** The cookie that holds the session token. */
export const sessionCookieName = (publicUrl: string) => hostOnly(publicUrl, 'hirelog')
/** The cookie that holds a sign-in which is under way at a provider. */
export const pendingCookieName = (publicUrl: string) => hostOnly(publicUrl, 'hirelog-sign-in')

/** The cookie of a browser whose person is at JobAdder to link their account. */
export const jobAdderCookieName = (publicUrl: string) => hostOnly(publicUrl, 'hirelog-jobadder')

/** The cookie that holds a sign-in through a provider until the code that was mailed is entered. */
export const confirmingCookieName = (publicUrl: string) => hostOnly(publicUrl, 'hirelog-confirm')
/** The cookie of a browser that was confirmed by mail for some accounts. */
export const knownBrowserCookieName = (publicUrl: string) => hostOnly(publicUrl, 'hirelog-known')
/** The cookie by which accounts that signed in with a browser know it again. */
export const marksCookieName = (publicUrl: string) => hostOnly(publicUrl, 'hirelog-places')

/** The cookie with the token of a candidate: one per job. */
export const applicationCookieName = (publicUrl: string, jobId: string) => hostOnly(publicUrl, `application-${jobId}`)

/** The cookie of a browser in which a person opened a shared link: each link has one of its own. */
export const sharedCookieName = (publicUrl: string, shareId: string) => hostOnly(publicUrl, `shared-${shareId}`)

/** The cookie that all tabs of a browser share before a candidate has begun: one per job. */
export const startCookieName = (publicUrl: string, jobId: string) => hostOnly(publicUrl, `start-${jobId}`)

/** A Set-Cookie as it goes over https, where that is how browsers reach us. */
export const securely = (publicUrl: string, setCookie: string) =>
  isSecure(publicUrl) ? `${setCookie}; Secure` : setCookie

/** As long as what is in it counts: services/use-cases/accounts/known-places.ts. */
export const MARKS_S = 180 * 24 * 3600

/** As long as the longest session at the server. */
export const SESSION_S = 12 * 3600

/** A Set-Cookie out of reach of scripts and of other sites' requests; null takes it away. */
export const privateCookie = (publicUrl: string, name: string, value: string | null, maxAge: number) =>
  securely(publicUrl, `${name}=${value ?? ''}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${value ? maxAge : 0}`)

/** The value a browser sent for a cookie. */
export function cookieOf(header: string | null | undefined, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || null
  }
  return null
}
