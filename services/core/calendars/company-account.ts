import type { CompanyCalendars } from '#contracts/company/calendars.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { CompanyId } from '#contracts/kernel/ids.ts'
import { companyDecider } from '#domain/company/decider.ts'
import type { CalendarAccount } from '#infra/engines/calendars/port.ts'
import type { Core } from '../core.ts'
import { openCalendarPassword } from '../secrets/calendar-password.ts'
import { linkOf } from './link.ts'

type Parts = Pick<Core, 'engines' | 'commands' | 'context'>

/** The account that opens a company's calendars, as it is now; null where there is none. */
export async function companyCalendarsNow({ commands }: Pick<Core, 'commands'>, companyId: string) {
  const { state } = await commands.stateOf(companyDecider, { companyId }, companyId)
  return state.status === 'unknown' ? null : state.calendars
}

/** What signs in as it; null once its token is erased. */
export async function companyAccount(
  core: Parts,
  companyId: string,
  { serviceId, account, secret }: Pick<CompanyCalendars, 'serviceId' | 'account' | 'secret'>,
): Promise<CalendarAccount | null> {
  const of = { companyId, calendarId: serviceId }
  const password = await openCalendarPassword(core.engines.keys, of, secret)
  if (password === null) return null
  const link = linkOf(core, of, {
    async now() {
      const now = await companyCalendarsNow(core, companyId)
      return now?.serviceId === serviceId ? now.secret : null
    },
    async replace(former, next) {
      const asker: Asker = { kind: 'process', name: 'calendars', companyId: companyId as CompanyId, permissions: [] }
      const command = { type: 'RotateCompanyCalendarsToken', data: { serviceId, former, secret: next } } as const
      await core.commands.handle(companyDecider, companyId, command, core.context(asker))
    },
  })
  return { username: account, password, link }
}
