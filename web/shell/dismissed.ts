import type { BannerKind } from './banners.ts'

/** The cookies in which dismissals are remembered; the candidates' one by the name the specification gives it (NAV-028). */
export const dismissalCookies: Partial<Record<BannerKind, string>> = {
  candidates: 'candidatesAlert',
  coupon: 'hirelog-coupon-seen',
  demo: 'hirelog-demo',
}
const YEAR_S = 31_536_000

export const dismissalCookie = (kind: BannerKind, as: string) =>
  `${dismissalCookies[kind]}=${encodeURIComponent(as)}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`

const read = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** What a browser remembers to have dismissed. */
export function dismissedIn(cookie: string): Partial<Record<BannerKind, string>> {
  const cookies = new Map(
    cookie.split(/; */).map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  )
  return Object.fromEntries(
    Object.entries(dismissalCookies).flatMap(([kind, name]) =>
      cookies.has(name) ? [[kind, read(cookies.get(name)!)]] : [],
    ),
  )
}
