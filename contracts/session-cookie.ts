const isSecure = (publicUrl: string) => publicUrl.startsWith('https:')
/** The `__Host-` prefix, where https allows it, pins a cookie to this host and path. */
const hostOnly = (publicUrl: string, name: string) => (isSecure(publicUrl) ? `__Host-${name}` : name)

/** The cookie that holds the session token. */
export const sessionCookieName = (publicUrl: string) => hostOnly(publicUrl, 'hirelog')
/** The cookie that holds a sign-in which is under way at a provider. */
export const pendingCookieName = (publicUrl: string) => hostOnly(publicUrl, 'hirelog-sign-in')

/** As long as the longest session at the server. */
export const SESSION_S = 12 * 3600

/** A Set-Cookie out of reach of scripts and of other sites' requests; null takes it away. */
export const privateCookie = (publicUrl: string, name: string, value: string | null, maxAge: number) =>
  `${name}=${value ?? ''}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${value ? maxAge : 0}${isSecure(publicUrl) ? '; Secure' : ''}`

/** The value a browser sent for a cookie. */
export function cookieOf(header: string | null | undefined, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || null
  }
  return null
}
