import type { AvailabilityEvent } from '#contracts/availability/events.ts'
import type { CompanyEvent } from '#contracts/company/events.ts'
import type { InterviewEvent } from '#contracts/interview/events.ts'
import type { UserId } from '#contracts/kernel/ids.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import type { UserEvent } from '#contracts/user/events.ts'
import { availabilityDecider } from '#domain/availability/decider.ts'
import { interviews, type InterviewView } from '#projections/interviews/interviews.ts'
import type { Core } from '../../core/core.ts'
import { interviewThen } from '../../effects/calendar/recorded-interview.ts'
import type { ProcessManager } from '../process-manager.ts'

/** What happens to a booked interview happens in the calendars that its people connected for writing. */
export const interviewReachesCalendars: ProcessManager<InterviewEvent, UserId[]> = {
  name: 'interview-reaches-calendars',
  category: 'interview',
  on: [
    'InterviewBooked',
    'InterviewTimesOffered',
    'OtherTimesAsked',
    'InterviewerReplaced',
    'InterviewCancelled',
    'InterviewErased',
  ],
  look: async (core, { stream, revision, tenant }) => {
    const then = await interviewThen(core, tenant, parseStream(stream).id, revision)
    if (!then) return []
    const people = [then.now, then.before].flatMap((state) => [...(state?.booking?.attendees ?? [])]) as UserId[]
    const writing = await Promise.all(
      [...new Set(people)].map(async (userId) => ((await isWritten(core, tenant, userId)) ? [userId] : [])),
    )
    return writing.flat()
  },
  react: ({ event }, people) =>
    people.map((userId) => ({
      kind: 'call',
      port: 'calendar',
      operation: 'write',
      payload: { userId, interviewId: event.data.interviewId },
    })),
}

const isWritten = async (core: Core, companyId: string, userId: string) =>
  (await core.commands.stateOf(availabilityDecider, { companyId }, userId)).state.calendars.some(
    ({ account }) => account !== null && account.target !== null,
  )

/** A calendar that is connected for writing gets the interviews to come; one that is disconnected loses them, and its password. */
export const connectedCalendarGetsInterviews: ProcessManager<AvailabilityEvent> = {
  name: 'connected-calendar-gets-interviews',
  category: 'availability',
  on: ['CalendarAccountConnected', 'CalendarAccountRenewed', 'CalendarTargetChosen', 'CalendarDisconnected'],
  react: ({ event: { type, data } }) => {
    switch (type) {
      case 'CalendarAccountConnected':
      case 'CalendarAccountRenewed':
      case 'CalendarTargetChosen': {
        const { userId, calendarId } = data
        const former = type === 'CalendarTargetChosen' ? data.former : null
        return [{ kind: 'call', port: 'calendar', operation: 'fill', payload: { userId, calendarId, former } }]
      }
      case 'CalendarDisconnected':
        return [{ kind: 'call', port: 'calendar', operation: 'leave', payload: data }]
      default:
        return []
    }
  },
}

/** A booked interview whose colleague left is noted, so that who planned it replaces them. */
export const leaverLeavesInterviews: ProcessManager<UserEvent, InterviewView[]> = {
  name: 'leaver-leaves-interviews',
  category: 'user',
  on: ['UserRemoved'],
  look: async ({ reads, now }, { stream, tenant: companyId }) => {
    const { id } = parseStream(stream)
    const booked = { status: 'SCHEDULED_IDLE', start: { $gte: now() }, attending: { $regex: id } }
    const filter = { companyId, ...booked, dead: { $ne: true } }
    return (await reads.store.find(reads.live(interviews), { filter, limit: 500 })) as unknown as InterviewView[]
  },
  react: ({ stream }, found) =>
    found.map(({ interviewId, start, end }) => ({
      kind: 'command',
      aggregate: 'interview',
      id: interviewId,
      command: {
        type: 'NoteClash',
        data: {
          interviewId,
          holderId: parseStream(stream).id,
          found: 'claim',
          claimed: { start: start!, end: end! },
        },
      },
    })),
}

/** The calendars of a colleague who left are not read any more, and their passwords are erased. */
export const leaverDisconnectsCalendars: ProcessManager<UserEvent, string[]> = {
  name: 'leaver-disconnects-calendars',
  category: 'user',
  on: ['UserRemoved'],
  look: async (core, { stream, tenant }) => {
    const { id } = parseStream(stream)
    const { state } = await core.commands.stateOf(availabilityDecider, { companyId: tenant }, id)
    return state.calendars.map(({ calendarId }) => calendarId)
  },
  react: ({ stream }, calendarIds) => {
    const { id } = parseStream(stream)
    return calendarIds.map((calendarId) => ({
      kind: 'command',
      aggregate: 'availability',
      id,
      command: { type: 'DisconnectCalendar', data: { userId: id, calendarId } },
    }))
  },
}

/** A company that closes its calendars gives the permission back. */
export const closedCompanyCalendarsAreLeft: ProcessManager<CompanyEvent> = {
  name: 'closed-company-calendars-are-left',
  category: 'company',
  on: ['CompanyCalendarsDisconnected'],
  react: ({ event }) =>
    event.type === 'CompanyCalendarsDisconnected'
      ? [{ kind: 'call', port: 'calendar', operation: 'leaveCompany', payload: event.data }]
      : [],
}
