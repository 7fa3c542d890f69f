import type { CalendarLink } from '#infra/engines/calendars/port.ts'
import type { Core } from '../core.ts'
import { openCalendarPassword, sealCalendarPassword } from '../secrets/calendar-password.ts'

/** The encrypted refresh token of an account, as the log has it now; null once the account is disconnected. */
export type LinkSecret = {
  now(): Promise<string | null>
  /** Replaces the former one; does nothing where another has replaced it already. */
  replace(former: string, secret: string): Promise<void>
}

/** How an account at Cronofy reads its refresh token and keeps the next one. */
export function linkOf(
  { engines: { keys } }: Pick<Core, 'engines'>,
  of: { companyId: string; calendarId: string },
  secret: LinkSecret,
): CalendarLink {
  return {
    calendarId: of.calendarId,
    async latest() {
      const now = await secret.now()
      return now === null ? null : openCalendarPassword(keys, of, now)
    },
    async rotated(token) {
      const former = await secret.now()
      if (former !== null) await secret.replace(former, await sealCalendarPassword(keys, of, token))
    },
  }
}
