import { type Weekday, weekdays } from '#contracts/availability/rules.ts'
import { dateTimeFormat } from '#contracts/kernel/formatters.ts'
import { useLanguage } from '../i18n/namespace.ts'

/** 4 January 1970 was a Sunday. */
const SUNDAY = 3 * 86_400_000

/** A day of the week in the page's language. */
export function useDayName() {
  const language = useLanguage()
  const { format } = dateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  return (day: Weekday) => format(SUNDAY + weekdays.indexOf(day) * 86_400_000)
}
