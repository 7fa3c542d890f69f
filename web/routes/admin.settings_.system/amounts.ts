import type { Formats } from '../../i18n/format.ts'
import type { Translate } from '../../locales/text.ts'

/** The same in every language, but for the first. */
const UNITS = ['', 'kB', 'MB', 'GB', 'TB']

/** As a person would say it: `0 bytes`, `1.4 MB`, `230 GB`. */
export function bytes(n: number, { number }: Pick<Formats, 'number'>, t: Translate<'system'>): string {
  let power = 0
  while (n >= 1000 && power < UNITS.length - 1) {
    n /= 1000
    power++
  }
  const shown = power > 0 && n < 10 ? Math.round(n * 10) / 10 : Math.round(n)
  return power === 0 ? t('bytes', { number: number(shown) }) : `${number(shown)} ${UNITS[power]}`
}
