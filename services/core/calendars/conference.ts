import { type ConnectedCalendar, isAtCronofy } from '#contracts/availability/calendars.ts'
import type { InterviewCommand } from '#contracts/interview/commands.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { CompanyId } from '#contracts/kernel/ids.ts'
import { availabilityDecider } from '#domain/availability/decider.ts'
import { interviewDecider } from '#domain/interview/decider.ts'
import type { ConferencingProfile } from '#infra/engines/calendars/port.ts'
import { accountOf } from './account.ts'
import type { Core } from '../core.ts'

type Parts = Pick<Core, 'engines' | 'commands' | 'context' | 'settings'>
type OfInterview = { companyId: string; interviewId: string }

/** The calendar of a host in which conferencing services make links: the first at Cronofy in which interviews are written. */
export const makerAmong = (calendars: readonly ConnectedCalendar[]): ConnectedCalendar | null =>
  calendars.find(
    (each) => isAtCronofy(each) && each.account !== null && !each.account.isPaused && each.account.target,
  ) ?? null

/** Where Cronofy says that a link was made, or could not be. */
export const conferenceHook = (publicUrl: string, { companyId, interviewId }: OfInterview) =>
  `${publicUrl}/hooks/cronofy/conferences/${companyId}/${interviewId}`

async function makerOf(core: Parts, companyId: string, userId: string) {
  const { state } = await core.commands.stateOf(availabilityDecider, { companyId }, userId)
  const calendar = makerAmong(state.calendars)
  const account = calendar && (await accountOf(core, { companyId, userId }, calendar))
  return account && { account, target: calendar.account!.target! }
}

/** Services that make links for what this colleague hosts. @throws Rejected 'calendar/unavailable', 'calendar/refused' */
export async function servicesOf(
  core: Parts,
  of: { companyId: string; userId: string },
): Promise<ConferencingProfile[]> {
  const { cronofy } = core.engines.calendars
  const maker = cronofy && (await makerOf(core, of.companyId, of.userId))
  return maker ? cronofy!.conferencing(maker.account, maker.target) : []
}

/**
 * Takes over the link that was made for an interview, as the host's calendar has it: messages about it say nothing themselves,
 * so that one that is doubled, late or in the wrong order does no harm.
 * @throws Rejected 'calendar/unavailable', 'calendar/refused'
 */
export async function takeLink(core: Parts, of: OfInterview & { uid: string; isFailing: boolean }): Promise<void> {
  const { companyId, interviewId, uid, isFailing } = of
  const { state } = await core.commands.stateOf(interviewDecider, { companyId }, interviewId)
  if (!state.known || state.place?.kind !== 'service' || state.booking === null) return
  const { cronofy } = core.engines.calendars
  const maker = cronofy && (await makerOf(core, companyId, state.hostId))
  const { start } = state.booking
  const url = maker ? await cronofy!.conferenceOf(maker.account, maker.target, { uid, start }) : null
  if (url === null && !isFailing) return
  const command: InterviewCommand =
    url === null
      ? { type: 'NoteLinkMissing', data: { interviewId } }
      : { type: 'AssignLink', data: { interviewId, url } }
  const asker: Asker = { kind: 'process', name: 'conferences', companyId: companyId as CompanyId, permissions: [] }
  await core.commands.handle(interviewDecider, interviewId, command, core.context(asker))
}
