import * as z from 'zod'
import { Uuid } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { companyAccount } from '../../core/calendars/company-account.ts'
import { eraseCalendarPassword } from '../../core/secrets/calendar-password.ts'
import { outsideCall } from '../call.ts'

/** The permission of a company is given back where it can be, and its token is erased in any case. */
export const leaveCompanyCalendars = outsideCall({
  payload: z.object({ serviceId: Uuid, secret: z.string() }),
  target: ({ serviceId }) => `calendars of ${serviceId}`,
  repeatable: true,
  async call(core, { tenant: companyId, payload: { serviceId, secret } }) {
    const account = await companyAccount(core, companyId, { serviceId, account: '', secret })
    if (account)
      await core.engines.calendars.leave(account).catch((error: unknown) => {
        if (!(error instanceof Rejected)) throw error
      })
    await eraseCalendarPassword(core.engines.keys, { companyId, calendarId: serviceId })
    return {}
  },
})
