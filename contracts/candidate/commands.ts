import * as z from 'zod'
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
import { Origin } from './origin-schema.ts'
import { candidateAutomationCommands } from './automation-commands.ts'
import { AnswerValue } from './answers.ts'
import { CandidateStatus, Channel, Source } from './events.ts'
import { posterTypes } from './poster.ts'
import { messageCommands } from './message-commands.ts'
import { MOST_MENTIONS } from './mentions.ts'
import { MAX_MESSAGE, MAX_SUBJECT } from './message-limits.ts'
import { scoreCommands } from './score-commands.ts'
import { EraseCandidate } from './erasure-events.ts'
import { outsideCommands } from './outside-events.ts'
import { RecordInterviewStep } from './interview-step-events.ts'
import { candidateShareCommands } from './share-commands.ts'
import { UnmaskCandidate } from './anonymity.ts'
import { evaluationCommands } from './evaluation-commands.ts'
import { transcriptCommands } from './transcript-commands.ts'
import { Journey } from '../job/journey.ts'

const command = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), data: z.object({ candidateId: CandidateId, ...shape }) })

const contact = { name: z.string().max(1000), email: z.string().max(1000), phone: z.string().max(100) }
/** Facts the service reads from the job, never taken from a body. */
const published = { journeyVersion: z.number().int().min(1), journey: Journey }
/** What is sent waits that long, and can be cancelled until then. */
const hold = { holdMinutes: z.number().int().min(0).max(60).optional() }
/** The last moment the job takes applications. */
const closing = { closesAt: Instant.nullable().optional() }

export const AddCandidate = command('AddCandidate', { jobId: JobId, ...contact, source: Source })
/** Adds the person and sends the invitation in one append, over each of the channels; by email when none is named. */
export const InviteCandidate = command('InviteCandidate', {
  jobId: JobId,
  ...contact,
  deadline: z.string().nullable(),
  channels: z.array(Channel).min(1).optional(),
  ...hold,
})
/** Sent by the timer of a deadline. */
export const NoteInviteDeadlinePassed = command('NoteInviteDeadlinePassed', { deadline: Instant })
export const ChangeInviteDeadline = command('ChangeInviteDeadline', {
  deadline: Instant.nullable(),
  timezone: z.string().max(100).nullable(),
})
export const ChangeInviteStatus = command('ChangeInviteStatus', { status: CandidateStatus })
/** To whom was invited and has not begun, or was only added; `channels` is what the person has not turned off. */
export const ResendInvitation = command('ResendInvitation', { channels: z.array(Channel).min(1), ...hold })
export const RemindCandidate = command('RemindCandidate', hold)
/** Sends an invitation or reminder that waits at once, or cancels it. */
export const SettleHeldReach = command('SettleHeldReach', { how: z.enum(['send', 'cancel']) })
/** The personal link was opened; sent by the page behind it. */
export const NoteInvitationOpened = command('NoteInvitationOpened', {})
/** Sent by the process that writes to candidates. */
export const RecordUndelivered = command('RecordUndelivered', {})
export const RecordSmsUndelivered = command('RecordSmsUndelivered', { reason: z.enum(['number', 'volume']) })
/** A new link by mail, in place of one that has ended. */
export const RequestApplicationLink = command('RequestApplicationLink', {})
export const StartJourney = command('StartJourney', {
  jobId: JobId,
  ...contact,
  source: Source,
  origin: Origin.optional(),
  /** The answer to the notice of that number, where there was one. */
  evaluation: z
    .object({ agreed: z.boolean(), notice: z.number().int().min(1), personality: z.boolean().optional() })
    .optional(),
  ...published,
  ...closing,
})
/** Whether the answer is allowed and what follows from it is judged against the candidate's own journey version. */
export const GiveAnswer = command('GiveAnswer', {
  moduleId: ModuleId,
  answer: AnswerValue,
  journey: Journey,
  ...closing,
})
const seen = { ago: z.number(), questionId: ModuleId.nullable() }
/** As the candidate's browser tells them; the decision brings them into bounds. */
export const SignalsSeen = z
  .array(
    z.discriminatedUnion('type', [
      z.object({ type: z.literal('away'), seconds: z.number(), ...seen }),
      z.object({ type: z.literal('pasted'), characters: z.number(), ...seen }),
    ]),
  )
  .max(200)
export const NoteSignals = command('NoteSignals', { moduleId: ModuleId, signals: SignalsSeen, journey: Journey })
export const SubmitRecording = command('SubmitRecording', {
  recordingId: RecordingId,
  moduleId: ModuleId,
  questionId: ModuleId,
  take: z.number().int().min(1),
  mimeType: z.string().max(100),
  journey: Journey,
  ...closing,
})
/** Sent when the media store has the bytes; repeating it is harmless. */
export const ConfirmRecording = command('ConfirmRecording', {
  recordingId: RecordingId,
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  size: z.number().int().min(1),
  mimeType: z.string().max(100),
  durationMs: z.number().int().min(0),
})
/** Sent when the media store has the still of a recording; repeating it is harmless. */
export const AddRecordingPoster = command('AddRecordingPoster', {
  recordingId: RecordingId,
  posterId: Uuid,
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  size: z.number().int().min(1),
  mimeType: z.enum(posterTypes),
})
/** Sent when the media store has a file, encrypted; repeating it is harmless. */
export const ConfirmFile = command('ConfirmFile', {
  fileId: Uuid,
  moduleId: ModuleId,
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  size: z.number().int().min(1),
  mimeType: z.string().max(100),
  journey: Journey,
})
export const FinishJourney = command('FinishJourney', { journey: Journey, ...closing })
/** To the rejected column is a rejection; out of it is a return (CAN-013). */
export const MoveCandidateToColumn = command('MoveCandidateToColumn', {
  to: ColumnId,
  /** Only if the card is still in this column; null moves it from any column. */
  expectedFrom: ColumnId.nullable(),
  batchId: BatchId.nullable(),
  /** The job's column ids, looked up by the service. */
  columns: z.array(ColumnId),
  /** Takes back the last move, if it came from there; any other place is a move like any. */
  undo: z.boolean().optional(),
})
export const RejectCandidate = command('RejectCandidate', {
  reason: z.string().max(2000),
  /** Of the company's list, where it was chosen there. */
  reasonId: z.string().max(60).optional(),
  /** What the candidate is written, so many minutes later. */
  message: z
    .object({
      messageId: Uuid,
      subject: z.string().trim().min(1).max(MAX_SUBJECT),
      text: z.string().trim().min(1).max(MAX_MESSAGE),
      holdMinutes: z.number().int().min(0).max(60),
    })
    .optional(),
})
export const RateCandidate = command('RateCandidate', { value: z.number() })
/** Colleagues that a comment names; the service has seen that they may open the candidate. */
const mentions = z.array(UserId).max(MOST_MENTIONS).optional()
export const CommentOnCandidate = command('CommentOnCandidate', {
  commentId: CommentId,
  text: z.string().max(100_000),
  at: z.object({ recordingId: RecordingId, second: z.number().min(0) }).nullable(),
  mentions,
})
export const ReactToComment = command('ReactToComment', { commentId: CommentId, reaction: z.string().min(1).max(16) })
/** Both may be given at once; a tag that is in both stays or is added. */
export const ChangeTags = command('ChangeTags', {
  add: z.array(z.string().max(1000)).max(100),
  remove: z.array(z.string().max(1000)).max(100),
})
/** Takes one's own stars back; without any it does nothing. */
export const ClearRating = command('ClearRating', {})
/** Only its author may. */
export const EditComment = command('EditComment', {
  commentId: CommentId,
  text: z.string().max(100_000),
  mentions,
})
/** Only its author may; repeating it is harmless. */
export const DeleteComment = command('DeleteComment', { commentId: CommentId })
/** Removes a candidate who has not begun from the job. One who has begun stays. */
export const WithdrawInvitation = command('WithdrawInvitation', {})
export const DeleteCandidate = command('DeleteCandidate', {})

export const CandidateCommand = z.discriminatedUnion('type', [
  AddCandidate,
  InviteCandidate,
  ChangeInviteDeadline,
  NoteInviteDeadlinePassed,
  ChangeInviteStatus,
  RemindCandidate,
  ResendInvitation,
  SettleHeldReach,
  NoteInvitationOpened,
  RecordUndelivered,
  RecordSmsUndelivered,
  RequestApplicationLink,
  StartJourney,
  GiveAnswer,
  NoteSignals,
  SubmitRecording,
  ConfirmRecording,
  AddRecordingPoster,
  ConfirmFile,
  FinishJourney,
  MoveCandidateToColumn,
  RejectCandidate,
  RateCandidate,
  CommentOnCandidate,
  ChangeTags,
  ReactToComment,
  ClearRating,
  EditComment,
  DeleteComment,
  ...scoreCommands,
  ...candidateShareCommands,
  RecordInterviewStep,
  ...transcriptCommands,
  ...evaluationCommands,
  UnmaskCandidate,
  ...messageCommands,
  ...candidateAutomationCommands,
  ...outsideCommands,
  WithdrawInvitation,
  DeleteCandidate,
  EraseCandidate,
])
export type CandidateCommand = z.infer<typeof CandidateCommand>
export type CandidateCommandData<Type extends CandidateCommand['type']> = Extract<
  CandidateCommand,
  { type: Type }
>['data']
