import * as z from 'zod'
import {
  meetingTypeNames,
  offerChannels,
  PREFERRED_PROFILE,
  requirementNames,
  responseNames,
  sharingNames,
  statusNames,
  withdrawalCauses,
} from '#contracts/interview/codes.ts'
import type { InterviewEvent } from '#contracts/interview/events.ts'
import { conferencings, Slot } from '#contracts/interview/plan.ts'
import { after } from '#contracts/interview/transitions.ts'
import { actorKinds } from '#contracts/kernel/asker.ts'
import { Instant, JobId, UserId, Uuid } from '#contracts/kernel/ids.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import type { Projection } from '../runtime/projection.ts'

const Actor = z.object({ kind: z.enum(actorKinds), id: z.string() })
const Change = z.object({
  type: z.string(),
  at: Instant,
  by: Actor,
  reason: z.string().nullable(),
  userId: z.string().nullable(),
  cause: z.enum(withdrawalCauses).nullable(),
})

export const InterviewView = z.object({
  interviewId: Uuid.describe('Id of the interview; the event_id of the specification'),
  jobId: JobId.describe('The job it is for'),
  candidateId: Uuid.describe('Who is interviewed'),
  status: z.enum(statusNames).describe('Where it is, by the names of C§4'),
  type: z.enum(meetingTypeNames).describe('How people meet'),
  summary: z.string().describe('Its title'),
  description: z.string().describe('What it is about'),
  duration: z.number().int().describe('Minutes'),
  buffer: z.object({ before: z.number(), after: z.number() }).describe('Minutes kept free around it'),
  panel: z.array(z.object({ userId: UserId, requirement: z.enum(requirementNames) })).describe('Who may take part'),
  some: z.number().nullable().describe('How many of those with SOME take part'),
  hostId: UserId.describe('Who hosts it'),
  rooms: z.array(z.object({ roomId: Uuid, name: z.string() })).describe('Rooms it takes'),
  place: z
    .object({ kind: z.enum(conferencings), value: z.string() })
    .nullable()
    .describe('Link, number or address, or the profile of the service that makes a link'),
  link: z.string().nullable().describe('What the service made; null before, and where there is no service'),
  isLinkMissing: z.boolean().describe('The service made no link in time'),
  zone: z.string().describe('Zone of who planned it'),
  sharing: z.enum(sharingNames).describe('Times that were selected, or all that are free'),
  slots: z.array(Slot).describe('Times that were selected'),
  window: Slot.nullable().describe('Part of the calendars that is offered'),
  expiresAt: Instant.describe('End of the offer'),
  message: z.object({ subject: z.string(), text: z.string() }).nullable().describe('What the candidate was written'),
  channel: z.enum(offerChannels).describe('By what the candidate is written to'),
  start: Instant.nullable().describe('When it takes place; null while nothing is booked'),
  end: Instant.nullable().describe('When it ends'),
  bookedAt: Instant.nullable().describe('When its time was chosen at last'),
  attendees: z.array(UserId).describe('Colleagues who take part'),
  attending: z.string().describe('The same, as one text to search in'),
  candidateZone: z.string().nullable().describe('Zone of the candidate'),
  answers: z
    .array(z.object({ userId: UserId.nullable(), response: z.enum(responseNames), comment: z.string(), at: Instant }))
    .describe('What attendees answered; null is the candidate'),
  clashes: z.array(Uuid).describe('People and rooms that turned out to be taken'),
  asked: z.string().nullable().describe('What the candidate wrote who asked for other times'),
  noShow: z.boolean().describe('The candidate was not there'),
  moved: z.number().int().describe('How often the candidate moved it, or gave its time back'),
  moves: z.number().int().describe('How often they may'),
  rebooked: z.number().int().describe('How often its time changed'),
  sequence: z.number().int().describe('Of the newest invitation'),
  linkId: Uuid.describe('Names the link of the candidate'),
  plannedBy: Actor.describe('Who planned it'),
  plannedAt: Instant.describe('When it was planned'),
  changedAt: Instant.describe('When it last changed'),
  changes: z.array(Change).describe('What happened to it, the newest last'),
})
export type InterviewView = z.infer<typeof InterviewView>

export const interviews: Projection<InterviewView, InterviewEvent> = {
  name: 'interviews',
  version: 4,
  category: 'interview',
  description: 'One document per live interview: its plan, where it is, when it takes place and with whom.',
  schema: InterviewView,
  indexes: [
    { fields: ['companyId', 'start'] },
    { fields: ['companyId', 'changedAt'] },
    { fields: ['companyId', 'jobId', 'changedAt'] },
    { fields: ['companyId', 'candidateId'] },
  ],
  counters: [{ name: 'by_status', by: ['companyId', 'jobId', 'status'] }],
  evolve,
}

const MOST_CHANGES = 200

function evolve(view: InterviewView | null, recorded: Recorded<InterviewEvent>): InterviewView | null {
  const { event, occurredAt: at, actor } = recorded
  if (event.type === 'InterviewErased') return null
  const next = changed(view, event, at, actor)
  if (!next) return null
  const { data } = event
  const change = {
    type: event.type,
    at,
    by: actor,
    reason:
      ('reason' in data && data.reason) || ('note' in data && data.note) || ('comment' in data && data.comment) || null,
    userId: 'userId' in data ? data.userId : 'in' in data ? data.in : null,
    cause: ('cause' in data && data.cause) || null,
  }
  return { ...next, changedAt: at, changes: [...next.changes, change].slice(-MOST_CHANGES) }
}

type Changed = Exclude<InterviewEvent, { type: 'InterviewErased' }>

function changed(
  view: InterviewView | null,
  event: Changed,
  at: string,
  actor: InterviewView['plannedBy'],
): InterviewView | null {
  if (event.type === 'InterviewPlanned')
    return {
      ...event.data,
      ...nothingBooked,
      asked: null,
      clashes: [],
      noShow: false,
      ...unlinked,
      moved: 0,
      rebooked: 0,
      sequence: -1,
      plannedBy: actor,
      plannedAt: at,
      changedAt: at,
      changes: [],
    }
  if (!view) return null
  switch (event.type) {
    case 'InterviewApproved':
      return { ...view, status: after(view.status, 'approve') ?? view.status }
    case 'InterviewDisapproved':
      return { ...view, status: 'DISAPPROVED' }
    case 'InterviewTimesOffered': {
      const { interviewId: _id, message, channel, freed: _freed, ...offer } = event.data
      return {
        ...view,
        ...offer,
        ...nothingBooked,
        ...unlinked,
        message: message ?? view.message,
        channel: channel ?? view.channel,
        moved: Math.min(view.moved, view.moves),
        status: 'REQUESTED',
        asked: null,
      }
    }
    case 'OtherTimesAsked': {
      const moved = view.moved + (event.data.freed ? 1 : 0)
      return { ...view, ...nothingBooked, ...unlinked, moved, status: 'PENDING_REQUESTED', asked: event.data.note }
    }
    case 'InterviewBooked': {
      const { start, end, attendees, zone, sequence, previous, by } = event.data
      return {
        ...view,
        ...attended(attendees),
        status: 'SCHEDULED_IDLE',
        start,
        end,
        bookedAt: at,
        candidateZone: by === 'candidate' ? zone : view.candidateZone,
        sequence,
        answers: [],
        clashes: [],
        asked: null,
        moved: view.moved + (previous && by === 'candidate' ? 1 : 0),
        rebooked: view.rebooked + (previous ? 1 : 0),
      }
    }
    case 'InterviewerReplaced': {
      const { out, in: into, sequence } = event.data
      const swap = (id: string) => (id === out ? into : id)
      return {
        ...view,
        ...attended(view.attendees.map(swap)),
        panel: view.panel.map((each) => ({ ...each, userId: swap(each.userId) })),
        hostId: swap(view.hostId),
        ...(out === view.hostId && { ...unlinked, place: preferred(view.place) }),
        answers: view.answers.filter(({ userId }) => userId !== out),
        clashes: view.clashes.filter((id) => id !== out),
        sequence,
      }
    }
    case 'AttendanceAnswered': {
      const { userId, response, comment } = event.data
      const others = view.answers.filter((each) => each.userId !== userId)
      return { ...view, answers: [...others, { userId, response, comment, at }] }
    }
    case 'InterviewCancelled':
      return { ...view, status: event.data.status, sequence: event.data.sequence }
    case 'InterviewReminded':
      return view
    case 'InterviewExpired':
      return { ...view, status: 'EXPIRED' }
    case 'InterviewCompleted':
      return { ...view, status: 'COMPLETED', noShow: event.data.noShow }
    case 'InterviewClashCleared':
      return { ...view, clashes: view.clashes.filter((id) => id !== event.data.holderId) }
    case 'InterviewLinkAssigned': {
      const { url, by, sequence } = event.data
      return by === 'service'
        ? { ...view, sequence, link: url, isLinkMissing: false }
        : { ...view, sequence, ...unlinked, place: { kind: 'link', value: url } }
    }
    case 'InterviewLinkFailed':
      return { ...view, isLinkMissing: true }
    case 'InterviewClashed':
      return { ...view, clashes: [...new Set([...view.clashes, event.data.holderId])] }
    default:
      return event satisfies never
  }
}

const unlinked = { link: null, isLinkMissing: false }
const preferred = (place: InterviewView['place']) =>
  place?.kind === 'service' ? { ...place, value: PREFERRED_PROFILE } : place

const attended = (attendees: readonly string[]) => ({ attendees: [...attendees], attending: attendees.join(' ') })

const nothingBooked = {
  start: null,
  end: null,
  bookedAt: null,
  ...attended([]),
  candidateZone: null,
  answers: [],
}
