import * as z from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import {
  BatchId,
  CandidateId,
  ColumnId,
  CommentId,
  Instant,
  JobId,
  ModuleId,
  RecordingId,
  UserId,
  Uuid,
} from '../kernel/ids.ts'
import { AnswerValue, Outcome } from './answers.ts'
import { candidateAutomationEvents } from './automation-events.ts'
import { messageEvents } from './message-events.ts'
import { Origin } from './origin-schema.ts'
import { reachEvents } from './reach-events.ts'
import { rejectionMessageEvents } from './rejection-message-events.ts'
import { tagEvents } from './tag-events.ts'
import { scoreEvents } from './score-events.ts'
import { InterviewStepRecorded } from './interview-step-events.ts'
import { CandidateErased } from './erasure-events.ts'
import { outsideEvents } from './outside-events.ts'
import { candidateShareEvents } from './share-events.ts'
import { CandidateUnmasked } from './anonymity.ts'
import { evaluationEvents } from './evaluation-events.ts'
import { transcriptEvents } from './transcript-events.ts'
import { candidateSources, candidateStatuses } from './statuses.ts'

export const CandidateStatus = z.enum(candidateStatuses)
export type CandidateStatus = z.infer<typeof CandidateStatus>
export { candidateStatuses }
export const Source = z.enum(candidateSources)

/** How a candidate is written to (PUB-022). */
export const Channel = z.enum(['email', 'sms'])
export type Channel = z.infer<typeof Channel>

const contact = { name: z.string(), email: z.string(), phone: z.string() }
const personalContact = ['name', 'email', 'phone'] as const

/** A recruiter added a candidate to the job; nothing has been sent yet. */
export const CandidateAdded = defineEvent(
  'CandidateAdded',
  z.object({ candidateId: CandidateId, jobId: JobId, ...contact, source: Source, columnId: ColumnId }),
  personalContact,
)
const invitation = { jobId: JobId, deadline: z.string().nullable() }
/** When it leaves, if it waits: until then it can be cancelled (`HeldReachSettled`). */
const sendsAt = Instant.optional()
const Invited = z.object({ ...invitation, channel: Channel, sendsAt })
const Reminded = z.object({ channel: Channel, sendsAt })
/** Once for each way they are written to; version 1 knew email alone. */
export const CandidateInvited = defineEvent('CandidateInvited', z.object({ ...invitation, channel: z.enum(['email']) }))
  .next(z.object({ ...invitation, channel: Channel }), (before) => before)
  .next<z.infer<typeof Invited>>(Invited, (before) => before)
/** The last moment at which an invited person may begin; null takes the deadline away. `timezone` is the one it was set in. */
export const InviteDeadlineChanged = defineEvent(
  'InviteDeadlineChanged',
  z.object({ deadline: Instant.nullable(), timezone: z.string().nullable(), previous: z.string().nullable() }),
)
/** The last moment to begin went by, and they had not begun. */
export const InviteDeadlinePassed = defineEvent('InviteDeadlinePassed', z.object({ deadline: Instant }))
export const CandidateReminded = defineEvent('CandidateReminded', z.object({ channel: z.enum(['email']) }))
  .next(z.object({ channel: Channel }), (before) => before)
  .next<z.infer<typeof Reminded>>(Reminded, (before) => before)
/** The mail server will never take messages to the address they have. */
export const MailUndelivered = defineEvent('MailUndelivered', z.object({ channel: z.enum(['email']) }))
/** No text message went out: the gateway will never reach the number, or the plan's text messages of the month were used up. */
export const SmsUndelivered = defineEvent('SmsUndelivered', z.object({ reason: z.enum(['number', 'volume']) }))
/** A candidate whose link had ended asked for a new one, which goes to the address they have. */
export const ApplicationLinkRequested = defineEvent(
  'ApplicationLinkRequested',
  z.object({ channel: z.enum(['email']) }),
)
/** The start form was sent: the candidate has begun, on the journey version named here. */
export const CandidateStarted = defineEvent(
  'CandidateStarted',
  z.object({
    candidateId: CandidateId,
    jobId: JobId,
    ...contact,
    source: Source,
    columnId: ColumnId,
    journeyVersion: z.number().int().min(1),
  }),
  personalContact,
)
/**
 * By which board and campaign a person came who began: what the link they followed said. Null where it did not say; sealed,
 * for anyone may write anything into a link.
 */
export const CandidateCameBy = defineEvent('CandidateCameBy', Origin, [
  'board',
  'utmSource',
  'utmMedium',
  'utmCampaign',
])
export const AnswerGiven = defineEvent(
  'AnswerGiven',
  z.object({ moduleId: ModuleId, answer: AnswerValue.nullable(), outcome: Outcome }),
  ['answer'],
)
const Signal = z.discriminatedUnion('type', [
  z.object({ type: z.literal('away'), at: Instant, seconds: z.number().int().min(1), questionId: ModuleId.nullable() }),
  z.object({
    type: z.literal('pasted'),
    at: Instant,
    characters: z.number().int().min(1),
    questionId: ModuleId.nullable(),
  }),
])
/** The page was left or pasted into while it was answered: facts beside the answer, by which nothing is scored. */
export const AnswerSignalsNoted = defineEvent(
  'AnswerSignalsNoted',
  z.object({ moduleId: ModuleId, signals: z.array(Signal).min(1) }),
)
/** The candidate chose a take and its upload begins; the bytes follow. */
export const RecordingSubmitted = defineEvent(
  'RecordingSubmitted',
  z.object({
    recordingId: RecordingId,
    moduleId: ModuleId,
    questionId: ModuleId,
    take: z.number().int().min(1),
    mimeType: z.string(),
  }),
)
/** All bytes are in the media store and were read back with this hash. */
export const RecordingUploaded = defineEvent(
  'RecordingUploaded',
  z.object({
    recordingId: RecordingId,
    moduleId: ModuleId,
    questionId: ModuleId,
    take: z.number().int().min(1),
    sha256: z.string(),
    size: z.number().int().min(1),
    mimeType: z.string(),
    /** Milliseconds, as measured by the recorder; 0 when unknown. */
    durationMs: z.number().int().min(0),
  }),
)
/** A still of the recording is in the media store. */
export const RecordingPosterAdded = defineEvent(
  'RecordingPosterAdded',
  z.object({
    recordingId: RecordingId,
    posterId: Uuid,
    sha256: z.string(),
    size: z.number().int().min(1),
    mimeType: z.string(),
  }),
)
/** A file is in the media store, encrypted; size and hash are of what is stored there, the type is what its content was. */
export const FileUploaded = defineEvent(
  'FileUploaded',
  z.object({
    fileId: Uuid,
    moduleId: ModuleId,
    sha256: z.string(),
    size: z.number().int().min(1),
    mimeType: z.string(),
  }),
)
/** Another file, or none, is the answer now; this one is erased. */
export const FileRemoved = defineEvent('FileRemoved', z.object({ fileId: Uuid, moduleId: ModuleId }))
/** The last page was reached; uploads may still be under way. */
export const JourneyFinished = defineEvent('JourneyFinished', z.object({ uploadsPending: z.number().int().min(0) }))
export const CandidateCompleted = defineEvent('CandidateCompleted', z.object({}))
export const CandidateAutoRejected = defineEvent(
  'CandidateAutoRejected',
  z.object({ moduleId: ModuleId, from: ColumnId }),
)
/** `batchId` names the bulk move this was part of. Moving out of the rejected column clears the rejection. */
export const CandidateMovedToColumn = defineEvent(
  'CandidateMovedToColumn',
  z.object({ from: ColumnId, to: ColumnId, batchId: BatchId.nullable() }),
)
/** `reasonId`: the reason of the company's list that was chosen, whatever it is called since. */
const RejectedFor = z.object({
  from: ColumnId,
  reason: z.string(),
  batchId: BatchId.nullable(),
  reasonId: z.string().optional(),
})
/** Sets the rejected flag and the rejected column in one fact (ledger, conflict 22). */
export const CandidateRejected = defineEvent(
  'CandidateRejected',
  z.object({ from: ColumnId, reason: z.string(), batchId: BatchId.nullable() }),
  ['reason'],
).next<z.infer<typeof RejectedFor>>(RejectedFor, (before) => before)
/** A move or rejection was taken back: the card is in the column before, at its place there, as if it had never left. */
export const CandidateMoveUndone = defineEvent(
  'CandidateMoveUndone',
  z.object({ from: ColumnId, to: ColumnId, batchId: BatchId.nullable() }),
)
export const CandidateRated = defineEvent(
  'CandidateRated',
  z.object({
    reviewerId: UserId,
    value: z.number().int().min(1).max(5),
    previous: z.number().int().min(1).max(5).nullable(),
  }),
)
/** A reviewer took their stars back; `ratingsLeft` is how many others have given some. */
export const RatingCleared = defineEvent(
  'RatingCleared',
  z.object({
    reviewerId: UserId,
    previous: z.number().int().min(1).max(5),
    ratingsLeft: z.number().int().min(0),
  }),
)
const written = {
  commentId: CommentId,
  authorId: z.string(),
  text: z.string(),
  /** The second of the recording it speaks of, or null. */
  at: z.object({ recordingId: RecordingId, second: z.number().min(0) }).nullable(),
}
/** `mentions`: colleagues that it names; version 1 named none. */
export const CandidateCommented = defineEvent('CandidateCommented', z.object(written), ['text']).next(
  z.object({ ...written, mentions: z.array(UserId) }),
  (before) => ({ ...before, mentions: [] }),
)
export const CommentReacted = defineEvent(
  'CommentReacted',
  z.object({ commentId: CommentId, reviewerId: UserId, reaction: z.string(), previous: z.string().nullable() }),
)
/** The author wrote it anew. `mentions`: colleagues that it names and did not name before. */
export const CommentEdited = defineEvent('CommentEdited', z.object({ commentId: CommentId, text: z.string() }), [
  'text',
]).next(z.object({ commentId: CommentId, text: z.string(), mentions: z.array(UserId) }), (before) => ({
  ...before,
  mentions: [],
}))
/** The author took it back: it is shown no more, at no moment. */
export const CommentDeleted = defineEvent('CommentDeleted', z.object({ commentId: CommentId }))
export const CandidateDeleted = defineEvent('CandidateDeleted', z.object({}))

export const candidateEvents = [
  CandidateAdded,
  CandidateInvited,
  InviteDeadlineChanged,
  InviteDeadlinePassed,
  CandidateReminded,
  MailUndelivered,
  SmsUndelivered,
  ...reachEvents,
  ApplicationLinkRequested,
  CandidateStarted,
  CandidateCameBy,
  AnswerGiven,
  AnswerSignalsNoted,
  RecordingSubmitted,
  RecordingUploaded,
  RecordingPosterAdded,
  FileUploaded,
  FileRemoved,
  JourneyFinished,
  CandidateCompleted,
  CandidateAutoRejected,
  CandidateMovedToColumn,
  CandidateRejected,
  CandidateMoveUndone,
  CandidateRated,
  RatingCleared,
  CandidateCommented,
  CommentReacted,
  CommentEdited,
  CommentDeleted,
  ...scoreEvents,
  ...candidateShareEvents,
  InterviewStepRecorded,
  ...transcriptEvents,
  ...evaluationEvents,
  CandidateUnmasked,
  ...messageEvents,
  ...rejectionMessageEvents,
  ...tagEvents,
  ...candidateAutomationEvents,
  ...outsideEvents,
  CandidateErased,
  CandidateDeleted,
] as const
export type CandidateEvent = EventOf<(typeof candidateEvents)[number]>
