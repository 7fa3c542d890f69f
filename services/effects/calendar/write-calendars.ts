import * as z from 'zod'
import type { ConnectedCalendar } from '#contracts/availability/calendars.ts'
import { UserId, Uuid } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { savedTitle } from '#contracts/job/blank.ts'
import { availabilityDecider } from '#domain/availability/decider.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { WrittenEvent } from '#infra/engines/calendars/port.ts'
import { interviews, type InterviewView } from '#projections/interviews/interviews.ts'
import { accountOf, calendarThen, pauseAccount } from '../../core/calendars/account.ts'
import { conferenceHook, makerAmong, takeLink } from '../../core/calendars/conference.ts'
import type { Core } from '../../core/core.ts'
import { eraseCalendarPassword } from '../../core/secrets/calendar-password.ts'
import { outsideCall } from '../call.ts'
import { meetingUid, sequenceOf, storedEvent } from './calendar-file.ts'
import { descriptionOf, meetingDetails } from './meeting-file.ts'
import { interviewThen } from './recorded-interview.ts'

const of = { userId: UserId }
const target = ({ userId }: { userId: string }) => `calendars of ${userId}`
/** An interview that changes while it is written is written again; who changes it so often is written a moment later. */
const MOST_TURNS = 5
const MOST_INTERVIEWS = 500

/**
 * Brings an interview into the calendars of one colleague as it is now, or takes it out of them. After each writing it is looked
 * at again: of two that write at once, neither leaves what is not so any more.
 */
export const writeInterview = outsideCall({
  payload: z.object({ ...of, interviewId: Uuid }),
  target,
  repeatable: true,
  async call(core, { tenant: companyId, payload: { userId, interviewId } }) {
    const { state } = await core.commands.stateOf(availabilityDecider, { companyId }, userId)
    const maker = makerAmong(state.calendars)
    await all(state.calendars, (calendar) =>
      bring(core, companyId, { userId, interviewId, calendar, makesLinks: calendar === maker }),
    )
    return {}
  },
})

/** The interviews to come, in an account that was connected or another of its calendars; out of the former they go. */
export const fillCalendar = outsideCall({
  payload: z.object({ ...of, calendarId: Uuid, former: z.string().nullable() }),
  target,
  repeatable: true,
  async call(core, { tenant: companyId, payload: { userId, calendarId, former } }) {
    const { state } = await core.commands.stateOf(availabilityDecider, { companyId }, userId)
    const calendar = state.calendars.find((each) => each.calendarId === calendarId)
    if (!calendar) return {}
    const account = await accountOf(core, { companyId, userId }, calendar)
    const ids = await toCome(core, companyId, userId)
    await all(ids, async (interviewId) => {
      if (former !== null && account && former !== calendar.account?.target)
        await core.engines.calendars.remove(account, former, uidOf(core, interviewId))
      const makesLinks = calendar === makerAmong(state.calendars)
      await bring(core, companyId, { userId, interviewId, calendar, makesLinks })
    })
    return {}
  },
})

/** The link that a service made for a booked interview, some minutes later: a message about it can be lost. */
export const lookForLink = outsideCall({
  payload: z.object({ interviewId: Uuid, hostId: UserId }),
  target: ({ hostId }) => target({ userId: hostId }),
  repeatable: true,
  async call(core, { tenant: companyId, payload: { interviewId } }) {
    await takeLink(core, { companyId, interviewId, uid: uidOf(core, interviewId), isFailing: true })
    return {}
  },
})

/** A disconnected account keeps no interviews to come where it can still be reached, and its password is erased in any case. */
export const leaveCalendar = outsideCall({
  payload: z.object({ ...of, calendarId: Uuid }),
  target,
  repeatable: true,
  async call(core, { tenant: companyId, payload: { userId, calendarId } }) {
    const calendar = await calendarThen(core, companyId, userId, calendarId)
    const account = calendar && (await accountOf(core, { companyId, userId }, calendar))
    const from = calendar?.account?.target
    if (account && from)
      try {
        for (const interviewId of await toCome(core, companyId, userId))
          await core.engines.calendars.remove(account, from, uidOf(core, interviewId))
      } catch (error) {
        if (!(error instanceof Rejected)) throw error
      }
    // The permission is given back; a provider that is away ends it once its person looks.
    if (account) await core.engines.calendars.leave(account).catch(unlessRefused)
    await eraseCalendarPassword(core.engines.keys, { companyId, calendarId })
    return {}
  },
})

const unlessRefused = (error: unknown) => {
  if (!(error instanceof Rejected)) throw error
}
const uidOf = ({ settings }: Core, interviewId: string) => meetingUid(interviewId, settings.publicUrl)

type Brought = { userId: UserId; interviewId: string; calendar: ConnectedCalendar; makesLinks: boolean }

async function bring(core: Core, companyId: string, brought: Brought): Promise<void> {
  await write(core, companyId, brought).catch(async (error: unknown) => {
    if (!(error instanceof Rejected) || error.code !== 'calendar/refused') throw error
    await pauseAccount(core, { companyId, userId: brought.userId }, brought.calendar)
  })
}

async function write(
  core: Core,
  companyId: string,
  { userId, interviewId, calendar, makesLinks }: Brought,
): Promise<void> {
  const account = await accountOf(core, { companyId, userId }, calendar)
  const place = calendar.account?.target
  // Connected again, a paused account gets all interviews to come.
  if (!account || !place || calendar.account?.isPaused) return
  const uid = uidOf(core, interviewId)
  let then = await interviewThen(core, companyId, interviewId)
  for (let turn = 0; then && turn < MOST_TURNS; turn++) {
    const event = await eventFor(core, companyId, userId, then, makesLinks)
    if (event) await core.engines.calendars.put(account, place, { uid, ...event })
    else await core.engines.calendars.remove(account, place, uid)
    const newest = await interviewThen(core, companyId, interviewId)
    if (newest?.recorded.revision === then.recorded.revision && newest.isErased === then.isErased) return
    then = newest
  }
  if (then) throw new Rejected('calendar/unavailable', 'This calendar does not answer')
}

/** Null where it is in no calendar of this colleague's. */
async function eventFor(
  core: Core,
  companyId: string,
  userId: UserId,
  then: NonNullable<Awaited<ReturnType<typeof interviewThen>>>,
  makesLinks: boolean,
): Promise<(WrittenEvent & { file: string }) | null> {
  const { now, recorded, isErased } = then
  const { booking, status, interviewId } = now
  const isOn = !isErased && booking !== null && (status === 'SCHEDULED_IDLE' || status === 'COMPLETED')
  if (!isOn || !booking.attendees.includes(userId)) return null
  const [{ state: user }, { state: job }] = await Promise.all([
    core.commands.stateOf(userDecider, { companyId }, userId),
    core.commands.stateOf(jobDecider, { companyId }, now.jobId),
  ])
  if (user.status !== 'active' || job.status === 'unknown') return null
  const details = await meetingDetails(core, companyId, then, {
    userId,
    job: savedTitle(job.draft.details.jobTitle),
  })
  const { summary, description, place, link, candidate } = details
  const written = {
    ...{ start: booking.start, end: booking.end, summary, location: place, url: link },
    description: descriptionOf({ description, candidate: candidate?.name ?? '', link }),
  }
  const isMade = now.place?.kind === 'service' && userId === now.hostId && makesLinks
  const hook = conferenceHook(core.settings.publicUrl, { companyId, interviewId })
  const conference = isMade
    ? { profileId: now.place!.value, hook }
    : now.place?.kind === 'link' && { joinUrl: now.place.value }
  const of = { uid: uidOf(core, interviewId), sequence: sequenceOf(now.sequence), at: recorded.occurredAt }
  return { ...written, file: storedEvent({ ...of, ...written }), ...(conference && { conference }) }
}

/** Ids of the booked interviews of a colleague that have not ended. */
async function toCome({ reads, now }: Core, companyId: string, userId: string): Promise<string[]> {
  const found = (await reads.store.find(reads.live(interviews), {
    filter: {
      companyId,
      status: 'SCHEDULED_IDLE',
      end: { $gte: now() },
      attending: { $regex: userId },
      dead: { $ne: true },
    },
    sort: { start: 1 },
    limit: MOST_INTERVIEWS,
  })) as unknown as InterviewView[]
  return found.map(({ interviewId }) => interviewId)
}

/** Each of them; what failed is thrown once all were tried, what may work later first. */
async function all<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  const refused: unknown[] = []
  for (const item of items) await act(item).catch((error: unknown) => refused.push(error))
  const later = refused.find((error) => !(error instanceof Rejected) || error.code === 'calendar/unavailable')
  if (refused.length > 0) throw later ?? refused[0]
}
