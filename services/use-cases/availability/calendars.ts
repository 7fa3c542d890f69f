import { randomUUID } from 'node:crypto'
import { accountProblems, addressFrom, isAtCronofy } from '#contracts/availability/calendars.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { UserId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { availabilityDecider } from '#domain/availability/decider.ts'
import type { FoundCalendar } from '#infra/engines/calendars/port.ts'
import { calendarBusy } from '../../core/calendars/busy.ts'
import type { Core } from '../../core/core.ts'
import { requireVerifiedEmail } from '../../core/verified.ts'
import { sealCalendarPassword } from '../../core/secrets/calendar-password.ts'

/** A calendar elsewhere, and how reading it goes. The address is not among it: it is a secret. */
export type OwnCalendar = {
  calendarId: string
  name: string
  host: string
  /** Null for one that is read at its published address. */
  account: { username: string; target: string | null; found: FoundCalendar[]; isAtCronofy: boolean } | null
  asOf: string | null
  failure: string | null
}

type GivenAccount = { name: string; address: string; username: string; password: string }

const noCalendar = () => new Rejected('calendar/not-found', 'There is no such calendar')
/** What an address answered is shown at the field that it was typed into. */
const atField = (field: string) => (error: unknown) => {
  if (!(error instanceof Rejected)) throw error
  throw new Rejected(error.code, error.wording.message, { [field]: error.wording.message })
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
      return calendars.map(({ calendarId, name, address, account }) => {
        const { asOf = null, failure = null, found = [] } = known.get(calendarId) ?? {}
        const { username = '', target = null } = account ?? {}
        const shown = account && { username, target, found, isAtCronofy: isAtCronofy({ address }) }
        // Writing may have found it out before reading did.
        const why = account?.isPaused ? 'calendar/refused' : failure
        return { calendarId, name, host: new URL(address).host, account: shown, asOf, failure: why }
      })
    },

    /**
     * From then on the caller is not free while this calendar is busy. It is read before it is kept.
     * @throws Rejected 'account/email-not-verified', 'availability/invalid', 'availability/too-many', 'calendar/unreadable',
     * 'calendar/unavailable'
     */
    async connectCalendar(
      asker: Asker,
      { name, address, commandId = randomUUID() }: { name: string; address: string; commandId?: string },
    ): Promise<{ token: ConsistencyToken; calendarId: string }> {
      await requireVerifiedEmail(core, asker)
      const userId = await personOf(asker, undefined)
      const { companyId } = asker
      const before = await calendarsOf(companyId, userId)
      const wanted = addressFrom(address)
      const command = { type: 'ConnectCalendar', data: { userId, name, address } } as const
      if (URL.canParse(wanted) && !before.some((each) => each.address === wanted)) {
        const from = core.now()
        const asked = { from, to: from, zone: 'UTC', own: '', etag: null }
        await core.engines.calendars.read({ address: wanted, account: null }, asked).catch(atField('address'))
      }
      const { token } = await core.commands.handle(availabilityDecider, userId, command, core.context(asker, commandId))
      const now = await calendarsOf(companyId, userId)
      const { calendarId } = now.find((each) => each.address === wanted)!
      await busy.readOne({ companyId, userId }, calendarId)
      return { token, calendarId }
    },

    /**
     * Signs in to a calendar server. From then on the caller is not free while a calendar of the account is busy, and their
     * interviews are written in the first that can be written in. The same account again is kept with the new password.
     * @throws Rejected 'account/email-not-verified', 'availability/invalid', 'availability/too-many', 'calendar/refused',
     * 'calendar/unreadable', 'calendar/unavailable'
     */
    async connectAccount(
      asker: Asker,
      { commandId = randomUUID(), ...given }: GivenAccount & { commandId?: string },
    ): Promise<{ token: ConsistencyToken; calendarId: string }> {
      await requireVerifiedEmail(core, asker)
      const userId = await personOf(asker, undefined)
      const { companyId } = asker
      const { name, username, password } = given
      const typed = addressFrom(given.address)
      const problems = accountProblems({ ...given, address: typed })
      const [problem] = Object.values(problems)
      if (problem !== undefined) throw new Rejected('availability/invalid', problem, problems)
      const { home: address, found } = await core.engines.calendars
        .discover(typed, { username, password })
        .catch((error: unknown) =>
          atField(error instanceof Rejected && error.code === 'calendar/refused' ? 'password' : 'accountAddress')(
            error,
          ),
        )
      const before = await calendarsOf(companyId, userId)
      const calendarId =
        before.find((each) => each.address === address && each.account?.username === username)?.calendarId ?? commandId
      const secret = await sealCalendarPassword(core.engines.keys, { companyId, calendarId }, password)
      const target = found.find(({ isWritable }) => isWritable)?.url ?? null
      const command = {
        type: 'ConnectCalendarAccount',
        data: { userId, calendarId, name, address, username, secret, target },
      } as const
      const { token } = await core.commands.handle(availabilityDecider, userId, command, core.context(asker, commandId))
      await busy.readOne({ companyId, userId }, calendarId)
      return { token, calendarId }
    },

    /** In which calendar of an account interviews are written; null for none. @throws Rejected 'calendar/not-found' */
    async chooseCalendarTarget(
      asker: Asker,
      { calendarId, target, commandId }: { calendarId: string; target: string | null; commandId?: string },
    ): Promise<{ token: ConsistencyToken }> {
      const userId = await personOf(asker, undefined)
      const { found = [] } = (await busy.known([calendarId])).get(calendarId) ?? {}
      const calendars = await calendarsOf(asker.companyId, userId)
      if (!calendars.some((each) => each.calendarId === calendarId && each.account)) throw noCalendar()
      if (target !== null && !found.some(({ url, isWritable }) => url === target && isWritable)) throw noCalendar()
      const command = { type: 'ChooseCalendarTarget', data: { userId, calendarId, target } } as const
      return core.commands.handle(availabilityDecider, userId, command, core.context(asker, commandId))
    },

    /** @throws Rejected 'calendar/not-found' */
    async disconnectCalendar(
      asker: Asker,
      { calendarId, commandId }: { calendarId: string; commandId?: string },
    ): Promise<{ token: ConsistencyToken }> {
      const userId = await personOf(asker, undefined)
      const calendars = await calendarsOf(asker.companyId, userId)
      if (!calendars.some((each) => each.calendarId === calendarId)) throw noCalendar()
      const command = { type: 'DisconnectCalendar', data: { userId, calendarId } } as const
      const done = await core.commands.handle(availabilityDecider, userId, command, core.context(asker, commandId))
      await busy.readOne({ companyId: asker.companyId, userId }, calendarId)
      return done
    },
  }
}
