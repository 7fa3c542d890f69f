import { cookieOf } from './session-cookie.ts'

/** Keeps which of the two themes was chosen in a browser. */
export const THEME_COOKIE = 'hirelog-theme'

/** `system` follows what the device is set to. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const isTheme = (name: unknown): name is Theme => themes.includes(name as Theme)

/** What was chosen in this browser; the device's own where nothing was. */
export function themeOf(cookies: string | null | undefined): Theme {
  const chosen = cookieOf(cookies, THEME_COOKIE)
  return isTheme(chosen) ? chosen : 'system'
}
