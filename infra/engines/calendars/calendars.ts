import type { Outbound } from '../outbound/outbound.ts'
import { accounts } from './caldav.ts'
import { type CronofyApplication, openCronofy } from './cronofy.ts'
import { unavailable } from './answer-body.ts'
import type { CalendarAccount, Calendars } from './port.ts'
import { publishedCalendars } from './published.ts'

export function openCalendars(rules: Outbound, application: CronofyApplication | null = null): Calendars {
  const published = publishedCalendars(rules)
  const { readAccount, ...dav } = accounts(rules)
  const cronofy = application && openCronofy(rules, application)
  /** Where an account is kept. */
  const of = ({ link }: CalendarAccount) => {
    if (!link) return dav
    if (!cronofy) throw unavailable()
    return cronofy
  }
  return {
    async read({ address, account }, asked) {
      if (account?.link) {
        if (!cronofy) throw unavailable()
        return cronofy.read(account, asked)
      }
      return account ? readAccount({ address, account }, asked) : published.read(address, asked)
    },
    discover: (address, account) => dav.discover(address, account),
    put: async (account, calendar, event) => of(account).put(account, calendar, event),
    remove: async (account, calendar, uid) => of(account).remove(account, calendar, uid),
    leave: async (account) => {
      if (account.link) await cronofy?.leave(account)
    },
    cronofy,
  }
}
