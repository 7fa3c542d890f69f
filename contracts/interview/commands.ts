import * as z from 'zod'
import { Instant, UserId, Uuid } from '../kernel/ids.ts'
import { offerChannels, responseNames, withdrawalCauses } from './codes.ts'
import { interviewOf, planShape, Slot } from './plan.ts'

const text = z.string().max(20_000)
const message = z.object({ subject: text, text }).nullable()
const channel = z.enum(offerChannels)
const command = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), data: z.object({ interviewId: Uuid, ...shape }) })
const { sharing, slots, window } = planShape
const offer = { sharing, slots, window, expiresAt: Instant.nullable(), message }

/** `approved`: the company needs no approval. `waits`: the offer is sent once the candidate reaches this step of the journey. */
export const PlanInterview = command('PlanInterview', {
  ...interviewOf,
  ...planShape,
  expiresAt: Instant.nullable(),
  message,
  channel,
  approved: z.boolean(),
  waits: z.boolean(),
})
export const ApproveInterview = command('ApproveInterview', {})
export const DisapproveInterview = command('DisapproveInterview', { reason: text })
/** `channel` null: as it was planned. */
export const OfferTimes = command('OfferTimes', { ...offer, channel: channel.nullable() })
export const RemindOfOffer = command('RemindOfOffer', {})
export const AskOtherTimes = command('AskOtherTimes', { note: text })
/** The service has claimed the time of all attendees and rooms before. */
export const BookInterview = command('BookInterview', {
  start: Instant,
  attendees: z.array(UserId).max(200),
  zone: z.string().max(100),
  reason: text.nullable(),
})
export const ReplaceInterviewer = command('ReplaceInterviewer', { out: UserId, in: UserId })
export const AnswerAttendance = command('AnswerAttendance', {
  userId: UserId.nullable(),
  response: z.enum(responseNames),
  via: z.enum(['product', 'mail', 'link', 'calendar']),
  comment: text,
  /** Of the invitation it answers; one that is older than the newest is ignored. */
  sequence: z.number().int().min(0),
})
/** `cause`: of a process, which withdraws it. */
export const CancelInterview = command('CancelInterview', {
  reason: text,
  withNotification: z.boolean(),
  cause: z.enum(withdrawalCauses).optional(),
})
/** Sent by timers, for the moment they were set for; another one since then is left alone. */
export const ExpireInterview = command('ExpireInterview', { expiresAt: Instant })
export const CompleteInterview = command('CompleteInterview', { end: Instant })
export const NoteNoShow = command('NoteNoShow', {})
export const NoteClash = command('NoteClash', { holderId: Uuid, found: z.enum(['claim', 'calendar']), claimed: Slot })
export const ClearClash = command('ClearClash', { holderId: Uuid })
/** From a process: the link that the service of its plan made; by a colleague: one that is typed in. */
export const AssignLink = command('AssignLink', { url: text })
/** The service made no link in time. */
export const NoteLinkMissing = command('NoteLinkMissing', {})
export const EraseInterview = command('EraseInterview', {})

export const InterviewCommand = z.discriminatedUnion('type', [
  PlanInterview,
  ApproveInterview,
  DisapproveInterview,
  OfferTimes,
  RemindOfOffer,
  AskOtherTimes,
  BookInterview,
  ReplaceInterviewer,
  AnswerAttendance,
  CancelInterview,
  ExpireInterview,
  CompleteInterview,
  NoteNoShow,
  NoteClash,
  ClearClash,
  AssignLink,
  NoteLinkMissing,
  EraseInterview,
])
export type InterviewCommand = z.infer<typeof InterviewCommand>
export type InterviewCommandData<Type extends InterviewCommand['type']> = Extract<
  InterviewCommand,
  { type: Type }
>['data']
