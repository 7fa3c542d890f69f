import { randomUUID } from 'node:crypto'
import { atCronofy, MAX_CALENDAR_NAME } from '#contracts/availability/calendars.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { UserId } from '#contracts/kernel/ids.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { availabilityDecider, requireRoom } from '#domain/availability/decider.ts'
import type { Cronofy, CronofyGrant } from '#infra/engines/calendars/port.ts'
import { calendarBusy } from '../../core/calendars/busy.ts'
import type { Core } from '../../core/core.ts'
import { sealCalendarPassword } from '../../core/secrets/calendar-password.ts'

/**
 * From then on a colleague is not free while a calendar of the account is busy, and their interviews are written in its first.
 * @throws Rejected 'availability/too-many'
 */
export async function keepGrant(
  core: Core,
  cronofy: Cronofy,
  {
    asker,
    userId,
    grant,
    commandId = randomUUID(),
  }: {
    asker: Asker
    userId: UserId
    grant: CronofyGrant
    commandId?: string
  },
): Promise<{ token: ConsistencyToken; calendarId: string }> {
  const { companyId } = asker
  const [address, username] = [atCronofy(cronofy.api), grant.sub]
  const { state } = await core.commands.stateOf(availabilityDecider, { companyId }, userId)
  const known = state.calendars.find((each) => each.address === address && each.account?.username === username)
  if (!known) requireRoom(state.calendars)
  const calendarId = known?.calendarId ?? commandId
  const secret = await sealCalendarPassword(core.engines.keys, { companyId, calendarId }, grant.refreshToken)
  const name = grant.name.trim().slice(0, MAX_CALENDAR_NAME) || 'Cronofy'
  const given = { userId, calendarId, name, address, username, secret, target: grant.target }
  const command = { type: 'ConnectCalendarAccount', data: given } as const
  const { token } = await core.commands.handle(availabilityDecider, userId, command, core.context(asker, commandId))
  cronofy.keep(calendarId, grant)
  await calendarBusy(core).readOne({ companyId, userId }, calendarId)
  return { token, calendarId }
}
