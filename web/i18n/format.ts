import { dateTimeFormat, listFormat, numberFormat, relativeTimeFormat } from '#contracts/kernel/formatters.ts'
import { directionOf, type PageLanguage, localeOf } from '#contracts/kernel/language.ts'
import { useLanguage } from './namespace.ts'

/** `time` and `clock` leave the day out, where a heading says it; `clock` is to the minute. */
export type Precision = 'day' | 'minute' | 'second' | 'time' | 'clock'

/** Dates read dd/LL/yyyy in English (GEN-013), as British English writes them, and elsewhere as the language does. */
const dateLocaleOf = (locale: string) => (locale.startsWith('en') ? 'en-GB' : locale)

const dayIn = (locale: string, timeZone: string) =>
  dateTimeFormat(dateLocaleOf(locale), { day: '2-digit', month: '2-digit', year: 'numeric', timeZone })

function formatsOf(language: PageLanguage) {
  const locale = localeOf(language)
  return {
    locale,
    direction: directionOf(language),
    number: (value: number) => numberFormat(locale, {}).format(value),
    /** With that many digits after the point, no fewer. */
    decimal: (value: number, digits: number) =>
      numberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value),
    /** A share of one. */
    percent: (share: number) => numberFormat(locale, { style: 'percent' }).format(share),
    /** Amounts of money that are read together: in whole units when all of them are, else all with the currency's smaller unit. */
    money(currency: string, amounts: readonly number[]) {
      const digits = amounts.every(Number.isInteger) ? { maximumFractionDigits: 0 } : {}
      const format = numberFormat(locale, { style: 'currency', currency, ...digits })
      return amounts.map((amount) => format.format(amount))
    },
    list: (items: readonly string[]) => listFormat(locale, { type: 'conjunction' }).format(items),
    relative: (value: number, unit: Intl.RelativeTimeFormatUnit) =>
      relativeTimeFormat(locale, { numeric: 'auto' }).format(value, unit),
    /** A moment, its time always with its zone. */
    instant(at: string, { timeZone, precision = 'minute' }: { timeZone: string; precision?: Precision }) {
      const date = new Date(at)
      const day = dayIn(locale, timeZone).format(date)
      if (precision === 'day') return day
      const time = {
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZoneName: 'short',
        timeZone,
        ...(precision !== 'minute' && precision !== 'clock' && ({ second: '2-digit' } as const)),
      } as const
      const clock = dateTimeFormat(locale, time).format(date)
      return precision === 'time' || precision === 'clock' ? clock : `${day}, ${clock}`
    },
    /** A day as a heading: with its weekday, the month in words. */
    /** A day of a week, as Mon, 23 Nov; `day` as 2026-11-23. */
    shortDay: (day: string) =>
      dateTimeFormat(dateLocaleOf(locale), {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        timeZone: 'UTC',
      }).format(new Date(day)),
    /** From one day to another, as 23–29 November 2026. */
    dayRange: (from: string, to: string) =>
      dateTimeFormat(dateLocaleOf(locale), {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }).formatRange(new Date(from), new Date(to)),
    dayHeading: (at: string, timeZone: string) =>
      dateTimeFormat(dateLocaleOf(locale), {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone,
      }).format(new Date(at)),
  }
}
export type Formats = ReturnType<typeof formatsOf>

const known = new Map<PageLanguage, Formats>()
export function formatsIn(language: PageLanguage): Formats {
  let formats = known.get(language)
  if (!formats) known.set(language, (formats = formatsOf(language)))
  return formats
}

/** How this page's language writes numbers, dates and lists. The one place that knows. */
export const useFormat = () => formatsIn(useLanguage())
