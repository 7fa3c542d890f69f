import * as z from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { CandidateId, Instant, JobId, UserId, Uuid } from '../kernel/ids.ts'

const of = { interviewId: Uuid }
const slot = z.object({ start: Instant, end: Instant })
const requirement = z.enum(['OPTIONAL', 'SOME', 'REQUIRED'])
const room = z.object({ roomId: Uuid, name: z.string() })
const place = z.object({ kind: z.enum(['link', 'phone', 'address']), value: z.string() })
/** `service`: who makes the link once it is booked, by the id of the host's profile there. */
const made = z.object({ kind: z.enum(['link', 'phone', 'address', 'service']), value: z.string() })
/** The time that is released on the days of people and rooms; null where nothing was booked. */
const freed = z.object({ holderIds: z.array(Uuid), start: Instant, end: Instant }).nullable()
const message = z.object({ subject: z.string(), text: z.string() })
/** By what the candidate is written to, where they have both. */
const channel = z.enum(['email', 'sms', 'whatsapp'])
type Channel = z.infer<typeof channel>
const reaching = message.extend({ channel: z.enum(['email', 'sms']).optional() }).nullable()
type Worded = { message: z.infer<typeof message> | null }
const worded = (written: z.infer<typeof reaching>) => written && { subject: written.subject, text: written.text }
const byMail = <Before extends Worded>(before: Before) => ({
  ...before,
  message: before.message as z.infer<typeof reaching>,
})
const offer = {
  sharing: z.enum(['SELECT', 'ALL']),
  slots: z.array(slot),
  window: slot.nullable(),
  /** From then on nothing of it can be booked. */
  expiresAt: Instant,
}

const planned = {
  ...of,
  jobId: JobId,
  candidateId: CandidateId,
  status: z.enum(['PENDING_APPROVAL', 'PENDING_IDLE', 'REQUESTED']),
  type: z.enum(['FACE_TO_FACE', 'CALL', 'ONLINE']),
  summary: z.string(),
  description: z.string(),
  duration: z.number().int(),
  buffer: z.object({ before: z.number().int(), after: z.number().int() }),
  panel: z.array(z.object({ userId: UserId, requirement })),
  some: z.number().int().nullable(),
  hostId: UserId,
  rooms: z.array(room),
  place: place.nullable(),
  zone: z.string(),
  ...offer,
  message: message.nullable(),
  /** How often the candidate may move it once it is booked. */
  moves: z.number().int(),
  linkId: Uuid,
}
/** `status`: where it begins. `linkId` names the candidate's link, whose secret is stored nowhere. */
export const InterviewPlanned = defineEvent('InterviewPlanned', z.object(planned), [
  'summary',
  'description',
  'place',
  'message',
])
  .next(z.object({ ...planned, message: reaching }), byMail)
  .next(z.object({ ...planned, message: reaching, place: made.nullable() }), (before) => ({
    ...before,
    place: before.place as z.infer<typeof made> | null,
  }))
  .next(z.object({ ...planned, place: made.nullable(), channel }), (before) => ({
    ...before,
    message: worded(before.message),
    channel: (before.message?.channel ?? 'email') as Channel,
  }))
export const InterviewApproved = defineEvent('InterviewApproved', z.object(of))
export const InterviewDisapproved = defineEvent('InterviewDisapproved', z.object({ ...of, reason: z.string() }), [
  'reason',
])
const offered = { ...of, ...offer, message: message.nullable(), freed }
/** In place of what was offered before; a booked time is given back. */
export const InterviewTimesOffered = defineEvent('InterviewTimesOffered', z.object(offered), ['message'])
  .next(z.object({ ...offered, message: reaching }), byMail)
  /** `channel` null: as before. */
  .next(z.object({ ...offered, channel: channel.nullable() }), (before) => ({
    ...before,
    message: worded(before.message),
    channel: (before.message ? (before.message.channel ?? 'email') : null) as Channel | null,
  }))
/** The candidate can come at none of the times; a booked one is given back. */
export const OtherTimesAsked = defineEvent('OtherTimesAsked', z.object({ ...of, note: z.string(), freed }), ['note'])
/**
 * It takes place then, with these people. `sequence` rises with each time that calendars have to learn of (RFC 5546).
 * `previous`: when it was to be before. `zone`: the candidate's.
 */
export const InterviewBooked = defineEvent(
  'InterviewBooked',
  z.object({
    ...of,
    start: Instant,
    end: Instant,
    attendees: z.array(UserId),
    rooms: z.array(Uuid),
    /** With the buffers: what is claimed of the days of attendees and rooms. */
    claimed: slot,
    zone: z.string(),
    sequence: z.number().int(),
    previous: slot.nullable(),
    freed,
    by: z.enum(['candidate', 'colleague']),
    reason: z.string().nullable(),
  }),
  ['reason'],
)
/** A colleague takes part in place of another; `claimed`: their time, where it is booked. */
export const InterviewerReplaced = defineEvent(
  'InterviewerReplaced',
  z.object({ ...of, out: UserId, in: UserId, sequence: z.number().int(), claimed: slot.nullable(), freed }),
)
/** What an attendee answered to the invitation; `userId` null: the candidate. */
export const AttendanceAnswered = defineEvent(
  'AttendanceAnswered',
  z.object({
    ...of,
    userId: UserId.nullable(),
    response: z.enum(['PENDING', 'MAYBE', 'CONFIRMED', 'REJECTED']),
    via: z.enum(['product', 'mail', 'link', 'calendar']),
    comment: z.string(),
    sequence: z.number().int(),
  }),
  ['comment'],
)
const cancelled = {
  ...of,
  status: z.enum(['SCHEDULED_CANCELED', 'PENDING_CANCELED', 'CANDIDATE_CANCELLED', 'CANCELLED']),
  reason: z.string(),
  withNotification: z.boolean(),
  sequence: z.number().int(),
  freed,
}
/** Over before its time: `status` says by whom and when in its life. */
export const InterviewCancelled = defineEvent('InterviewCancelled', z.object(cancelled), ['reason']).next(
  /** `cause`: why it was withdrawn where no person cancelled it. */
  z.object({
    ...cancelled,
    cause: z.enum(['candidate-rejected', 'candidate-deleted', 'job-archived', 'move-undone']).optional(),
  }),
  (before) => ({ ...before, cause: undefined }),
)
/** The candidate, who had chosen no time yet, was sent the offer once more (LIVE-024). */
export const InterviewReminded = defineEvent('InterviewReminded', z.object({ ...of, remindedAt: Instant }))
/** No time was chosen while there was time to. */
export const InterviewExpired = defineEvent('InterviewExpired', z.object(of))
/** Its end has passed; `noShow`: a colleague says that the candidate was not there. */
export const InterviewCompleted = defineEvent('InterviewCompleted', z.object({ ...of, noShow: z.boolean() }))
/** A person or room that takes part turned out to be taken: colleagues have to look at it. */
export const InterviewClashed = defineEvent(
  'InterviewClashed',
  z.object({ ...of, holderId: Uuid, found: z.enum(['claim', 'calendar']) }),
)
/** A person who was busy elsewhere at its time is free again. */
export const InterviewClashCleared = defineEvent('InterviewClashCleared', z.object({ ...of, holderId: Uuid }))
/** Where people meet online: `by` the service of its plan, or a colleague who typed it in. Calendars learn of it where it is booked. */
export const InterviewLinkAssigned = defineEvent(
  'InterviewLinkAssigned',
  z.object({ ...of, url: z.string(), by: z.enum(['service', 'colleague']), sequence: z.number().int() }),
  ['url'],
)
/** The service has made no link: its host types one in. */
export const InterviewLinkFailed = defineEvent('InterviewLinkFailed', z.object(of))
/** Its candidate was deleted, and with them what was written. */
export const InterviewErased = defineEvent('InterviewErased', z.object(of))

export const interviewEvents = [
  InterviewPlanned,
  InterviewApproved,
  InterviewDisapproved,
  InterviewTimesOffered,
  OtherTimesAsked,
  InterviewBooked,
  InterviewerReplaced,
  AttendanceAnswered,
  InterviewCancelled,
  InterviewReminded,
  InterviewExpired,
  InterviewCompleted,
  InterviewClashed,
  InterviewClashCleared,
  InterviewLinkAssigned,
  InterviewLinkFailed,
  InterviewErased,
] as const
export type InterviewEvent = EventOf<(typeof interviewEvents)[number]>
