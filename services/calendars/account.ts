import type { AvailabilityEvent } from '#contracts/availability/events.ts'
import type { ConnectedCalendar } from '#contracts/availability/calendars.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { availabilityDecider } from '#domain/availability/decider.ts'
import type { CalendarAccount } from '#infra/engines/calendars/port.ts'
import type { Core } from '../core/core.ts'
import { openCalendarPassword } from '../core/secrets/calendar-password.ts'

/** What signs in at its server; null for a published calendar, and once the password is erased. */
export async function accountOf(
  { engines }: Pick<Core, 'engines'>,
  companyId: string,
  { calendarId, account }: ConnectedCalendar,
): Promise<CalendarAccount | null> {
  if (!account) return null
  const password = await openCalendarPassword(engines.keys, { companyId, calendarId }, account.secret)
  return password === null ? null : { username: account.username, password }
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
