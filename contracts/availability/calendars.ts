import { hasControls, isUnseen } from '../kernel/name.ts'
import { said, type Wording } from '../kernel/wording.ts'

export const MOST_CALENDARS = 5
export const MAX_CALENDAR_NAME = 60
export const MAX_CALENDAR_ADDRESS = 2000

/** A calendar elsewhere whose busy times are taken into account. The address is a secret of its owner's. */
export type ConnectedCalendar = { calendarId: string; name: string; address: string }

/** As calendar programs hand it out: webcal means https. */
export const addressFrom = (typed: string) => typed.trim().replace(/^webcals?:\/\//i, 'https://')

/** What has to be mended, by field. Empty when all is well. */
export function calendarProblems({ name, address }: Pick<ConnectedCalendar, 'name' | 'address'>) {
  const problems: Record<string, string | Wording> = {}
  if (isUnseen(name)) problems.calendarName = 'Give the calendar a name'
  else if (name.length > MAX_CALENDAR_NAME) problems.calendarName = said`Use at most ${MAX_CALENDAR_NAME} characters`
  else if (hasControls(name)) problems.calendarName = 'Line breaks and control characters are not possible here'
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || !['https:', 'http:'].includes(url.protocol) || address.length > MAX_CALENDAR_ADDRESS)
    problems.address = 'Enter the address of a calendar, such as https://example.com/calendar.ics'
  return problems
}
