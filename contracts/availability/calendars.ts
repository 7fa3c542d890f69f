import { hasControls, isUnseen } from '../kernel/name.ts'
import { said, type Wording } from '../kernel/wording.ts'

export const MOST_CALENDARS = 5
export const MAX_CALENDAR_NAME = 60
export const MAX_CALENDAR_ADDRESS = 2000
export const MAX_CALENDAR_USERNAME = 200
export const MAX_CALENDAR_PASSWORD = 500

/**
 * What signs in to a calendar server. `secret`: the password under a key of its own, which is destroyed when the account is
 * disconnected. `target`: the calendar of the account in which interviews are written; null for none.
 */
export type ConnectedAccount = {
  username: string
  secret: string
  target: string | null
  /** The server does not accept what signs in any more: it is not asked again until the account is connected again. */
  isPaused: boolean
}
/**
 * A calendar elsewhere whose busy times are taken into account. The address is a secret of its owner's; of an account it is
 * where all of its calendars are.
 */
export type ConnectedCalendar = { calendarId: string; name: string; address: string; account: ConnectedAccount | null }

/** How a calendar elsewhere is read: at an address that gives it out, or by an account of a calendar server or of Cronofy. */
export const calendarWays = ['ics', 'caldav', 'cronofy'] as const
export type CalendarWay = (typeof calendarWays)[number]
export const wayOf = ({ account }: { account: { isAtCronofy: boolean } | null }): CalendarWay =>
  account ? (account.isAtCronofy ? 'cronofy' : 'caldav') : 'ics'
/** In front of the address of an account at Cronofy: its user name is the account's id, its password a refresh token. */
const CRONOFY = 'cronofy+'
export const atCronofy = (api: string) => `${CRONOFY}${api}`
export const isAtCronofy = ({ address }: Pick<ConnectedCalendar, 'address'>) => address.startsWith(CRONOFY)
/** Whose calendars Cronofy reaches, by its names for them. */
export const calendarProviders = ['google', 'office365', 'outlook_com', 'exchange', 'apple'] as const
export type CalendarProvider = (typeof calendarProviders)[number]

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

/** The same for an account of a calendar server. */
export function accountProblems({
  username,
  password,
  ...calendar
}: { username: string; password: string } & Pick<ConnectedCalendar, 'name' | 'address'>) {
  const { calendarName, address } = calendarProblems(calendar)
  const problems: Record<string, string | Wording> = {}
  if (calendarName) problems.accountName = calendarName
  if (address) problems.accountAddress = 'Enter the address of a calendar server, such as https://cloud.example.com'
  const tooLong = (text: string, most: number) => (text.length > most ? said`Use at most ${most} characters` : null)
  const name = isUnseen(username) ? 'Enter the user name' : tooLong(username, MAX_CALENDAR_USERNAME)
  const secret = password === '' ? 'Enter the app password' : tooLong(password, MAX_CALENDAR_PASSWORD)
  if (name) problems.username = name
  else if (hasControls(username) || username.includes(':')) problems.username = 'This is no user name'
  if (secret) problems.password = secret
  return problems
}
