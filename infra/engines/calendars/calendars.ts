import type { Outbound } from '../outbound/outbound.ts'
import { accounts } from './caldav.ts'
import type { Calendars } from './port.ts'
import { publishedCalendars } from './published.ts'

export function openCalendars(rules: Outbound): Calendars {
  const published = publishedCalendars(rules)
  const { readAccount, ...writing } = accounts(rules)
  return {
    read: ({ address, account }, asked) =>
      account ? readAccount({ address, account }, asked) : published.read(address, asked),
    ...writing,
  }
}
