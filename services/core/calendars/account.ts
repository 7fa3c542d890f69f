import type { AvailabilityCommand } from '#contracts/availability/commands.ts'
import type { AvailabilityEvent } from '#contracts/availability/events.ts'
import { type ConnectedCalendar, isAtCronofy } from '#contracts/availability/calendars.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { type CompanyId, UserId } from '#contracts/kernel/ids.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { availabilityDecider } from '#domain/availability/decider.ts'
import type { CalendarAccount } from '#infra/engines/calendars/port.ts'
import type { Core } from '../core.ts'
import { openCalendarPassword } from '../secrets/calendar-password.ts'
import { linkOf, type LinkSecret } from './link.ts'

type Parts = Pick<Core, 'engines' | 'commands' | 'context'>
type Of = { companyId: string; userId: string }

/** What signs in at its server; null for a published calendar, and once the password is erased. */
export async function accountOf(core: Parts, of: Of, calendar: ConnectedCalendar): Promise<CalendarAccount | null> {
  const { calendarId, account } = calendar
  if (!account) return null
  const keyOf = { companyId: of.companyId, calendarId }
  const password = await openCalendarPassword(core.engines.keys, keyOf, account.secret)
  if (password === null) return null
  const { username } = account
  return {
    username,
    password,
    ...(isAtCronofy(calendar) && { link: linkOf(core, keyOf, ownSecret(core, of, calendarId)) }),
  }
}

function ownSecret(core: Parts, of: Of, calendarId: string): LinkSecret {
  return {
    now: () => secretNow(core, of, calendarId),
    replace: (former, secret) =>
      send(core, of, {
        type: 'RotateCalendarToken',
        data: { userId: UserId.parse(of.userId), calendarId, former, secret },
      }),
  }
}

/** What the server did not accept is not tried again, and its owner hears of it. */
export async function pauseAccount(core: Parts, of: Of, { calendarId, account }: ConnectedCalendar): Promise<void> {
  if (!account) return
  const data = { userId: UserId.parse(of.userId), calendarId, secret: account.secret }
  await send(core, of, { type: 'PauseCalendarAccount', data })
}

async function secretNow({ commands }: Parts, of: Of, calendarId: string): Promise<string | null> {
  const { state } = await commands.stateOf(availabilityDecider, { companyId: of.companyId }, of.userId)
  return state.calendars.find((each) => each.calendarId === calendarId)?.account?.secret ?? null
}

async function send(core: Parts, { companyId, userId }: Of, command: AvailabilityCommand): Promise<void> {
  const asker: Asker = { kind: 'process', name: 'calendars', companyId: companyId as CompanyId, permissions: [] }
  await core.commands.handle(availabilityDecider, userId, command, core.context(asker))
}

/** A calendar of a colleague as it was last, also when it is disconnected by now. */
export async function calendarThen(
  { engines, codec }: Pick<Core, 'engines' | 'codec'>,
  companyId: string,
  userId: string,
  calendarId: string,
): Promise<ConnectedCalendar | null> {
  const records = await engines.store.read(streamName(companyId, 'availability', userId))
  const { evolve, initialState } = availabilityDecider
  const history = await codec.decodeAll<AvailabilityEvent>(records)
  const state = history
    .filter(({ event: { type, data } }) => type !== 'CalendarDisconnected' || data.calendarId !== calendarId)
    .reduce((before, { event }) => evolve(before, event), initialState())
  return state.calendars.find((each) => each.calendarId === calendarId) ?? null
}
