import * as z from 'zod'
import {
  attendeeResponses,
  channels,
  meetingTypes,
  messageSources,
  offerChannels,
  requirements,
  sharings,
  statusCodes,
} from '../../interview/codes.ts'
import { CandidateId, Instant, JobId, UserId, Uuid } from '../../kernel/ids.ts'
import { defineRoutes, type RouteSpec } from './route.ts'

const codeOf = <const Codes extends Record<string, number>>(codes: Codes) =>
  z.literal(Object.values(codes) as Codes[keyof Codes][]).describe(
    Object.entries(codes)
      .map(([name, code]) => `${code} ${name}`)
      .join(', '),
  )

const text = z.string().max(20_000)
const Time = z.object({ start: Instant, end: Instant })
const tzid = z.string().max(100).describe('The zone whose clocks are meant, such as Europe/Berlin')
const minutes = z.number().int()
const params = z.object({ event_id: Uuid })

/** Which times a candidate may choose from (LIVE-008, LIVE-012, LIVE-013). */
const offered = {
  sharing: codeOf(sharings).default(0),
  slots: z.array(Time).max(500).default([]).describe('Of SELECT: the times that are offered, 50 at most'),
  availability_days: minutes.nullable().default(null).describe('Of ALL: for how many days, 30 at most'),
  first_day: z.string().max(10).nullable().default(null).describe('Of ALL: as 2026-11-26; today when it is absent'),
  expires_at: Instant.nullable().default(null).describe('With the last time offered when it is absent'),
  message: z
    .object({ subject: text, text, channel: z.enum(offerChannels).optional().describe('As `channel` beside it') })
    .nullable()
    .default(null)
    .describe('What the candidate is written; the words of the product when it is absent'),
  channel: codeOf(channels).nullable().default(null).describe('By what: 0 EMAIL when it is absent, 1 SMS, 2 WHATSAPP'),
}
/** A plan as C§3 and C§5 name its fields. */
export const EventGiven = z.object({
  kind: z.literal([0, 1]).default(0).describe('0 EVENT, 1 BOOKABLE_EVENT, which is not available yet'),
  type: codeOf(meetingTypes),
  summary: text,
  description: text.default(''),
  required_duration: minutes.describe('Minutes: 15, 30, 45 or 60'),
  buffer: z.object({ before: minutes, after: minutes }).default({ before: 0, after: 0 }),
  attendees: z.array(z.object({ user_id: UserId, required: codeOf(requirements) })).max(200),
  round_robin_mode: z.boolean().default(false).describe('Whether some of those with SOME take part, in turn'),
  round_robin_value: minutes.nullable().default(null).describe('How many of them'),
  host: UserId.nullable().default(null),
  conferencing: text.default('').describe('A link for ONLINE, a number for CALL, an address for FACE_TO_FACE'),
  profile_id: text
    .nullable()
    .default(null)
    .describe('Of ONLINE: a conferencing service of the host, which makes the link once a time is booked'),
  rooms: z.array(z.string().max(200)).max(50).default([]),
  tzid,
})
export const OfferGiven = z.object(offered)
const planned = { job_id: JobId, video_id: CandidateId, ...EventGiven.shape, ...offered }

export const InterviewEvent = z
  .object({
    event_id: Uuid,
    job_id: JobId,
    video_id: CandidateId,
    candidate_name: z.string(),
    kind: z.literal(0),
    status: codeOf(statusCodes),
    type: codeOf(meetingTypes),
    summary: z.string(),
    description: z.string(),
    required_duration: minutes,
    buffer: z.object({ before: minutes, after: minutes }),
    attendees: z.array(
      z.object({
        user_id: UserId,
        required: codeOf(requirements),
        attending: z.boolean().describe('Whether they take part in what is booked'),
        response: codeOf(attendeeResponses),
        comment: z.string(),
      }),
    ),
    candidate_response: codeOf(attendeeResponses),
    round_robin_mode: z.boolean(),
    round_robin_value: minutes.nullable(),
    host: UserId,
    conferencing: z.string().describe('Empty while a service has made no link yet'),
    profile_id: z.string().nullable(),
    link_missing: z.boolean().describe('The service made no link in time'),
    rooms: z.array(z.string()),
    sharing: codeOf(sharings),
    slots: z.array(Time),
    window: Time.nullable().describe('Of ALL: which part of the calendars is offered'),
    expires_at: Instant,
    tzid: z.string(),
    candidate_tzid: z.string().nullable(),
    start: Instant.nullable().describe('Null while nothing is booked'),
    end: Instant.nullable(),
    no_show: z.boolean(),
    clashes: z.array(Uuid).describe('People and rooms that turned out to be taken'),
    message_source: codeOf(messageSources).describe(
      'Of what the candidate was written: 0 composed here, 1 a person wrote it',
    ),
    channel: codeOf(channels).describe('By what the candidate is written to'),
    note: z.string().nullable().describe('What the candidate wrote who asked for other times'),
    decline_reason: z.string().nullable(),
    created_at: Instant,
    updated_at: Instant,
  })
  .meta({ id: 'InterviewEvent' })

const query = z.object({
  job_id: JobId.optional(),
  video_id: CandidateId.optional().describe('A candidate'),
  user_id: UserId.optional().describe('A colleague who takes part, hosts or planned it'),
  status: z.coerce.number().pipe(codeOf(statusCodes)).optional(),
  from: Instant.optional().describe('Those that take place from then on'),
  to: Instant.optional().describe('Those that take place before'),
})
const listed = query.extend({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(200).default(50),
})
const page = z.object({
  events: z.array(InterviewEvent),
  total: z.number().int().describe('How many there are in all; 1000 where there are as many or more'),
})
const Changed = z.object({
  event_id: Uuid,
  status: codeOf(statusCodes),
  start: Instant.nullable(),
  end: Instant.nullable(),
})
const ofJob = { permission: 'live_interviews', target: 'job' } satisfies Partial<RouteSpec>
const ofEvent = { permission: 'live_interviews', target: 'interview', reply: Changed } satisfies Partial<RouteSpec>

/**
 * Live interviews for programs (LIVE-015, LIVE-016). The built-in calendar answers them; the addresses have the name of a
 * provider because the specification has.
 */
export const interviewRoutes = defineRoutes({
  listCalendarEvents: {
    ...ofJob,
    at: [['v2', 'GET', '/cronofy/events']],
    summary: 'Live interviews, the last changed first; by their time where `from` or `to` is given',
    query: listed,
    reply: page,
  },
  listMeetings: {
    ...ofJob,
    at: [['v2', 'GET', '/meetings']],
    summary: 'Live interviews that are or were booked, by their time',
    query: listed,
    reply: page,
  },
  planCalendarEvent: {
    at: [['v2', 'POST', '/cronofy/events']],
    summary: 'Plans a live interview and offers its times to the candidate',
    permission: 'live_interviews',
    target: 'candidate',
    body: z.object(planned),
    reply: Changed,
    status: 201,
  },
  changeCalendarEvent: {
    ...ofEvent,
    at: [['v2', 'PATCH', '/cronofy/events/{event_id}']],
    summary:
      'One change: other times, another colleague, a plan not approved, a candidate not there, the own answer, or the link',
    params,
    body: z.object({
      availability: OfferGiven.optional().describe('Offered in place of the times there were'),
      replace: z.object({ user_id: UserId, by: UserId }).optional(),
      decline_reason: text.optional().describe('Disapproves a plan that waits for approval'),
      no_show: z.literal(true).optional(),
      response: codeOf(attendeeResponses).optional().describe('What the caller answers to the invitation'),
      comment: text.optional().describe('Said with a response'),
      conferencing: text.optional().describe('The link of an ONLINE interview, which all who take part get'),
    }),
  },
  approveCalendarEvent: {
    ...ofEvent,
    at: [['v2', 'POST', '/cronofy/events/{event_id}/approve']],
    summary: 'Approves a plan: its times are offered',
    params,
  },
  rescheduleCalendarEvent: {
    ...ofEvent,
    at: [['v2', 'POST', '/cronofy/events/{event_id}/reschedule']],
    summary: 'Books a time, or another one',
    params,
    body: z.object({ start: Instant, tzid, reason: text.nullable().default(null) }),
  },
  cancelCalendarEvent: {
    ...ofEvent,
    at: [['v2', 'PATCH', '/cronofy/events/{id}/delete']],
    summary: 'Cancels it',
    params: z.object({ id: Uuid }),
    body: z.object({ decline_reason: text.default(''), with_notification: z.boolean().default(true) }),
  },
  exportCalendarEvents: {
    ...ofJob,
    at: [['v2', 'GET', '/cronofy/events/export']],
    summary: 'The same list as a table (CSV), all pages of it',
    query,
    reply: z.string(),
  },
})
