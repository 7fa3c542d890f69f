import { dateTimeFormat } from './formatters.ts'

/** Whether it names a time zone, as Europe/Berlin does. For browsers: `zone.ts` brings luxon. */
export const isZoneName = (text: string): boolean => {
  try {
    return /^[\w+/-]{1,60}$/.test(text) && dateTimeFormat('en', { timeZone: text }) !== null
  } catch {
    return false
  }
}
