import { expect, it } from 'vitest'
import { themeOf } from './theme.ts'

it.each([
  [null, 'system'],
  ['', 'system'],
  ['hirelog-theme=dark', 'dark'],
  ['a=b; hirelog-theme=light', 'light'],
  ['hirelog-theme=system', 'system'],
  ['hirelog-theme=neon', 'system'],
  ['hirelog-theme=', 'system'],
])('of the cookies %o is %s', (cookies, theme) => expect(themeOf(cookies)).toBe(theme))
