import { dateTimeFormat } from '#contracts/kernel/formatters.ts'
import { localeOf, type PageLanguage } from '#contracts/kernel/language.ts'
import { useLanguage } from '../i18n/namespace.ts'

export type Grain = 'day' | 'week' | 'month'

const shapes = {
  day: { short: { day: 'numeric', month: 'short' }, long: { day: 'numeric', month: 'short', year: 'numeric' } },
  week: { short: { day: 'numeric', month: 'short' }, long: { day: 'numeric', month: 'short', year: 'numeric' } },
  month: { short: { month: 'short', year: '2-digit' }, long: { month: 'long', year: 'numeric' } },
} as const

const formatOf = (language: PageLanguage, grain: Grain, length: 'short' | 'long') =>
  dateTimeFormat(localeOf(language), { ...shapes[grain][length], timeZone: 'UTC' })

/** How the days, weeks and months of a time axis read. A day of a chart is a day in UTC, for every reader the same. */
export function useDates(grain: Grain) {
  const language = useLanguage()
  return {
    short: (at: string) => formatOf(language, grain, 'short').format(new Date(at)),
    long: (at: string) => formatOf(language, grain, 'long').format(new Date(at)),
  }
}
