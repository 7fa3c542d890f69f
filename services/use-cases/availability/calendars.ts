import { randomUUID } from 'node:crypto'
import { addressFrom } from '#contracts/availability/calendars.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { UserId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { availabilityDecider } from '#domain/availability/decider.ts'
import { calendarBusy } from '../../calendars/busy.ts'
import type { Core } from '../../core/core.ts'

/** A calendar elsewhere, and how reading it goes. The address is not among it: it is a secret. */
export type OwnCalendar = {
  calendarId: string
  name: string
  host: string
  asOf: string | null
  failure: string | null
}

/** Calendars elsewhere whose busy times keep interviews away. */
export const connectedCalendarUseCases = (
  core: Core,
  personOf: (asker: Asker, userId: UserId | undefined) => Promise<UserId>,
) => {
  const busy = calendarBusy(core)
  const calendarsOf = async (companyId: string, userId: UserId) =>
    (await core.commands.stateOf(availabilityDecider, { companyId }, userId)).state.calendars

  return {
    /** The caller's own. */
    async connectedCalendars(asker: Asker): Promise<OwnCalendar[]> {
      const calendars = await calendarsOf(asker.companyId, await personOf(asker, undefined))
      const known = await busy.known(calendars.map(({ calendarId }) => calendarId))
      return calendars.map(({ calendarId, name, address }) => {
        const { asOf = null, failure = null } = known.get(calendarId) ?? {}
        return { calendarId, name, host: new URL(address).host, asOf, failure }
      })
    },

    /**
     * From then on the caller is not free while this calendar is busy. It is read before it is kept.
     * @throws Rejected 'availability/invalid', 'availability/too-many', 'calendar/unreadable', 'calendar/unavailable'
     */
    async connectCalendar(
      asker: Asker,
      { name, address, commandId = randomUUID() }: { name: string; address: string; commandId?: string },
    ): Promise<{ token: ConsistencyToken; calendarId: string }> {
      const userId = await personOf(asker, undefined)
      const { companyId } = asker
      const before = await calendarsOf(companyId, userId)
      const wanted = addressFrom(address)
      const command = { type: 'ConnectCalendar', data: { userId, name, address } } as const
      if (URL.canParse(wanted) && !before.some((each) => each.address === wanted)) {
        const from = core.now()
        const asked = { from, to: from, zone: 'UTC', own: '', etag: null }
        await core.engines.calendars.read(wanted, asked).catch((error: unknown) => {
          if (!(error instanceof Rejected)) throw error
          throw new Rejected(error.code, error.wording.message, { address: error.wording.message })
        })
      }
      const { token } = await core.commands.handle(availabilityDecider, userId, command, core.context(asker, commandId))
      const now = await calendarsOf(companyId, userId)
      const { calendarId } = now.find((each) => each.address === wanted)!
      await busy.readOne({ companyId, userId }, calendarId)
      return { token, calendarId }
    },

    /** @throws Rejected 'calendar/not-found' */
    async disconnectCalendar(
      asker: Asker,
      { calendarId, commandId }: { calendarId: string; commandId?: string },
    ): Promise<{ token: ConsistencyToken }> {
      const userId = await personOf(asker, undefined)
      const calendars = await calendarsOf(asker.companyId, userId)
      if (!calendars.some((each) => each.calendarId === calendarId))
        throw new Rejected('calendar/not-found', 'There is no such calendar')
      const command = { type: 'DisconnectCalendar', data: { userId, calendarId } } as const
      const done = await core.commands.handle(availabilityDecider, userId, command, core.context(asker, commandId))
      await busy.readOne({ companyId: asker.companyId, userId }, calendarId)
      return done
    },
  }
}
