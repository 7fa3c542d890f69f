import type { AvailabilityEvent } from '#contracts/availability/events.ts'
import type { CompanyEvent } from '#contracts/company/events.ts'
import type { InterviewEvent } from '#contracts/interview/events.ts'
import type { UserId } from '#contracts/kernel/ids.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import { later } from '#contracts/kernel/time.ts'
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
    'InterviewLinkAssigned',
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

/** Services take seconds; who waits longer than this has to type a link in. */
const LINK_MINUTES = 10

type LinkFacts = { hostId: UserId } | null

/** A booked interview whose link a service makes has one within minutes, or its host hears that it has none. */
export const interviewGetsLink: ProcessManager<InterviewEvent, LinkFacts> = {
  name: 'interview-gets-link',
  category: 'interview',
  on: ['InterviewBooked', 'InterviewerReplaced'],
  look: async (core, { stream, revision, tenant }) => {
    const then = await interviewThen(core, tenant, parseStream(stream).id, revision)
    const waits = then?.now.place?.kind === 'service' && then.now.booking !== null && then.now.link === null
    return waits ? { hostId: then.now.hostId as UserId } : null
  },
  react: ({ event, occurredAt }, facts) =>
    facts
      ? [
          {
            ...{ kind: 'call', port: 'calendar', operation: 'link' },
            payload: { interviewId: event.data.interviewId, hostId: facts.hostId },
            holdUntil: later(occurredAt, { minutes: LINK_MINUTES }),
          },
        ]
      : [],
  stillWanted: async (core, { stream, tenant }) => {
    const then = await interviewThen(core, tenant, parseStream(stream).id)
    return then?.now.status === 'SCHEDULED_IDLE' && !then.isErased && then.now.link === null
  },
  /** Its calendar does not answer: its host hears of that too. */
  onOutcome: ({ event: { data } }, { outcome }) =>
    outcome.ended === 'failed'
      ? [
          {
            ...{ kind: 'command', aggregate: 'interview', id: data.interviewId },
            command: { type: 'NoteLinkMissing', data: { interviewId: data.interviewId } },
          },
        ]
      : [],
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
