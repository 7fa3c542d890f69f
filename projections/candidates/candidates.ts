import { Origin } from '#contracts/candidate/origin-schema.ts'
import * as z from 'zod'
import { AnswerValue, Outcome } from '#contracts/candidate/answers.ts'
import { CandidateStatus, type CandidateEvent, Source } from '#contracts/candidate/events.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import { notedIn, Signal } from './signals.ts'
import { isInvitedNoMore } from '../invitations/invited-no-more.ts'
import type { Projection } from '../runtime/projection.ts'
import { asMessageEvent } from '#contracts/candidate/rejection-message-events.ts'
import { Comment, withComment } from './comments.ts'
import { noRejectionMessage, RejectionMessageFields, whatLeft, withRejectionMessage } from './rejection-message.ts'
import { Recording } from './recording.ts'
import { noScores, ScoreFields, withScores } from './scores.ts'
import { FeedbackFields, noFeedback, withFeedback } from './guest-feedback.ts'
import { tagsAfter } from '#contracts/candidate/tags.ts'
import { averageOf } from '#contracts/candidate/average.ts'

const instant = z.string()
export const CandidateDocument = z.object({
  jobId: z.string().describe('The job applied to'),
  name: z.string().describe('Full name'),
  email: z.string().describe('Email address'),
  phone: z.string().describe('Telephone number'),
  unmaskedBy: z.string().describe('Who looked at who it is, by id, each after a blank'),
  source: Source.describe('How the candidate came to the job'),
  origin: Origin.nullable().describe('By which board and campaign, where the link that they followed said so'),
  status: CandidateStatus.describe('Application status'),
  columnId: z.string().describe('The column of the board'),
  rejected: z.boolean().describe('Is in the rejected column'),
  rejectionReason: z.string().nullable().describe('What the reviewer gave as the reason'),
  reasonsBefore: z
    .array(z.string().nullable())
    .describe('The reason at each stay before this one, for a move that is taken back'),
  journeyVersion: z.number().int().nullable().describe('Version of the journey the candidate walks through'),
  addedAt: instant.describe('When the candidate came onto the job'),
  invitedAt: instant.nullable().describe('Invitation date'),
  inviteDeadline: instant.nullable().describe('The last moment for an invited person to begin'),
  undeliverableSince: instant.nullable().describe('When the mail server refused their address for good'),
  textUndeliverableSince: instant.nullable().describe('When a text message to them could not be sent'),
  startedAt: instant.nullable().describe('Started date'),
  completedAt: instant.nullable().describe('Finished date'),
  lastActivityAt: instant.nullable().describe('Last thing the candidate did'),
  answers: z
    .array(z.object({ moduleId: z.string(), answer: AnswerValue.nullable(), outcome: Outcome, givenAt: instant }))
    .describe('The answer that counts for each module'),
  signals: z
    .array(Signal)
    .describe('When the page was left, with seconds, and when characters were pasted, while it was answered'),
  recordings: z.array(Recording).describe('Every take that was sent, in order'),
  ratings: z
    .array(z.object({ reviewerId: z.string(), value: z.number(), ratedAt: instant }))
    .describe('Stars, one per reviewer'),
  ratingsAvg: z.number().nullable().describe('Average star rating'),
  comments: z.array(Comment).describe('Comments in order, with reactions'),
  tags: z.array(z.string()).describe('Tags in the order in which they were given'),
  ...ScoreFields.shape,
  ...FeedbackFields.shape,
  ...RejectionMessageFields.shape,
})
export type CandidateDocument = z.infer<typeof CandidateDocument>

/** Everything a reviewer sees on one candidate's page. */
export const candidates: Projection<CandidateDocument, CandidateEvent> = {
  name: 'candidates',
  version: 14,
  category: 'candidate',
  description: 'One document per candidate: contact, answers, recordings, ratings, scores and comments',
  schema: CandidateDocument,
  indexes: [{ fields: ['companyId', 'jobId', 'email'] }],
  counters: [],
  evolve,
}

type Contact = Extract<CandidateEvent, { type: 'CandidateAdded' | 'CandidateStarted' }>['data']

function evolve(
  view: CandidateDocument | null,
  { event, occurredAt: at }: Recorded<CandidateEvent>,
): CandidateDocument | null {
  if (event.type === 'CandidateAdded') return blank(event.data, at)
  if (event.type === 'CandidateStarted') {
    const { name, email, phone, columnId, journeyVersion } = event.data
    const known = view ?? blank(event.data, at)
    return {
      ...known,
      name,
      email,
      phone,
      undeliverableSince: email === known.email ? known.undeliverableSince : null,
      textUndeliverableSince: phone === known.phone ? known.textUndeliverableSince : null,
      columnId,
      journeyVersion,
      status: 'started',
      startedAt: at,
      lastActivityAt: at,
    }
  }
  if (!view || event.type === 'CandidateDeleted' || event.type === 'CandidateErased') return null
  switch (event.type) {
    case 'CandidateInvited':
      return {
        ...view,
        invitedAt: at,
        inviteDeadline: event.data.deadline,
        status: view.status === 'added' ? 'pending' : view.status,
      }
    case 'HeldReachSettled':
      return isInvitedNoMore(event, view.status) ? { ...view, invitedAt: null, status: 'added' } : view
    case 'InviteDeadlineChanged':
      return { ...view, inviteDeadline: event.data.deadline }
    case 'CandidateReminded':
    case 'InvitationOpened':
    case 'InviteDeadlinePassed':
    case 'ApplicationLinkRequested':
    case 'ScoreDrafted':
    case 'TranscriptAsked':
    case 'TranscriptMade':
    case 'TranscriptFailed':
    case 'TranscriptCorrected':
    case 'EvaluationConsentGiven':
    case 'EvaluationAsked':
    case 'EvaluationMade':
    case 'EvaluationFailed':
    case 'EvaluationReviewed':
    case 'InterviewStepRecorded':
    case 'CandidateShared':
    case 'CandidateShareEnded':
    case 'FileRemoved':
    case 'AutomationRan':
    case 'AutomationSkipped':
    case 'CandidateWaited':
    case 'MeetingOrdered':
    case 'MeetingDue':
    case 'OutsideStepRecorded':
      return view
    case 'GuestFeedbackGiven':
      return withFeedback(view, event.data, at)
    case 'SmsUndelivered':
      return { ...view, textUndeliverableSince: at }
    case 'MailUndelivered':
      return { ...view, undeliverableSince: at }
    case 'AnswerGiven': {
      const others = view.answers.filter(({ moduleId }) => moduleId !== event.data.moduleId)
      return { ...view, answers: [...others, { ...event.data, givenAt: at }], lastActivityAt: at }
    }
    case 'CandidateCameBy':
      return { ...view, origin: event.data }
    case 'AnswerSignalsNoted':
      return { ...view, signals: [...view.signals, ...notedIn(event.data)] }
    case 'RecordingSubmitted': {
      const recording = {
        ...event.data,
        state: 'uploading' as const,
        durationMs: 0,
        size: 0,
        posterId: null,
        submittedAt: at,
      }
      return { ...view, recordings: [...view.recordings, recording], lastActivityAt: at }
    }
    case 'RecordingUploaded': {
      const { recordingId, durationMs, size, mimeType } = event.data
      const recordings = view.recordings.map((recording) =>
        recording.recordingId === recordingId
          ? { ...recording, state: 'uploaded' as const, durationMs, size, mimeType }
          : recording,
      )
      return { ...view, recordings, lastActivityAt: at }
    }
    case 'RecordingPosterAdded': {
      const { recordingId, posterId } = event.data
      const recordings = view.recordings.map((recording) =>
        recording.recordingId === recordingId ? { ...recording, posterId } : recording,
      )
      return { ...view, recordings }
    }
    case 'FileUploaded':
      return { ...view, lastActivityAt: at }
    case 'JourneyFinished':
      return { ...view, status: event.data.uploadsPending > 0 ? 'uploading' : view.status, lastActivityAt: at }
    case 'CandidateCompleted':
      return { ...view, status: 'completed', completedAt: at }
    case 'CandidateAutoRejected':
      return { ...moved(view, 'rejected', null), status: 'auto rejected' }
    case 'CandidateMovedToColumn':
      return { ...moved(view, event.data.to, null), rejected: false }
    case 'CandidateRejected':
      return moved(view, 'rejected', event.data.reason)
    case 'CandidateMoveUndone': {
      const reasonsBefore = view.reasonsBefore.slice(0, -1)
      return { ...moved(view, event.data.to, view.reasonsBefore.at(-1) ?? null), reasonsBefore }
    }
    case 'CandidateRated': {
      const { reviewerId, value } = event.data
      const ratings = [
        ...view.ratings.filter((rating) => rating.reviewerId !== reviewerId),
        { reviewerId, value, ratedAt: at },
      ]
      return { ...view, ratings, ratingsAvg: averageOf(ratings.map((rating) => rating.value)) }
    }
    case 'RatingCleared': {
      const ratings = view.ratings.filter(({ reviewerId }) => reviewerId !== event.data.reviewerId)
      return { ...view, ratings, ratingsAvg: averageOf(ratings.map(({ value }) => value)) }
    }
    case 'CandidateCommented': {
      const { mentions: _mentions, ...comment } = event.data
      return { ...view, comments: [...view.comments, { ...comment, writtenAt: at, editedAt: null, reactions: [] }] }
    }
    case 'CommentReacted': {
      const { commentId, reviewerId, reaction } = event.data
      return withComment(view, commentId, (comment) => ({
        ...comment,
        reactions: [...comment.reactions.filter((each) => each.reviewerId !== reviewerId), { reviewerId, reaction }],
      }))
    }
    case 'CommentEdited':
      return withComment(view, event.data.commentId, (comment) => ({
        ...comment,
        text: event.data.text,
        editedAt: at,
      }))
    case 'CommentDeleted':
      return { ...view, comments: view.comments.filter(({ commentId }) => commentId !== event.data.commentId) }
    case 'ScoreSent':
    case 'ScoreChanged':
    case 'ScoresAsked':
    case 'RejectionDeclined':
      return withScores(view, event, at)
    case 'MustHaveMissed': {
      const judged = withScores(view, event, at)
      return event.data.outcome === 'reject' ? moved(judged, 'rejected', null) : judged
    }
    case 'MessageWritten':
    case 'MessageReleased':
    case 'MessageCancelled':
    case 'MessageSent':
    case 'MessageUndelivered':
      return withRejectionMessage(view, event, at)
    case 'CandidateUnmasked':
      return { ...view, unmaskedBy: `${view.unmaskedBy} ${event.data.userId}` }
    case 'CandidateRenamed':
      return { ...view, name: event.data.name }
    case 'RejectionMessageHeld':
    case 'RejectionMessageReleased':
    case 'RejectionMessageCancelled':
    case 'RejectionMessageLeft':
      return withRejectionMessage(view, asMessageEvent(event), at)
    case 'TagsChanged':
      return { ...view, tags: tagsAfter(view.tags, event.data.added ?? [], event.data.removed ?? []) }
    case 'CandidateReinvited': {
      const again: CandidateDocument = { ...view, status: 'started', completedAt: null }
      return event.data.to === null ? again : moved(again, event.data.to, null)
    }
    default:
      return event satisfies never
  }
}

const moved = (view: CandidateDocument, columnId: string, rejectionReason: string | null): CandidateDocument => ({
  ...view,
  columnId,
  rejected: columnId === 'rejected',
  rejectionReason,
  rejectionMessage: columnId === view.columnId ? view.rejectionMessage : whatLeft(view.rejectionMessage),
  reasonsBefore: columnId === view.columnId ? view.reasonsBefore : [...view.reasonsBefore, view.rejectionReason],
})

const blank = ({ jobId, name, email, phone, source, columnId }: Contact, at: string): CandidateDocument => ({
  jobId,
  name,
  email,
  phone,
  unmaskedBy: '',
  source,
  origin: null,
  status: 'added',
  columnId,
  rejected: false,
  rejectionReason: null,
  reasonsBefore: [],
  journeyVersion: null,
  addedAt: at,
  invitedAt: null,
  inviteDeadline: null,
  undeliverableSince: null,
  textUndeliverableSince: null,
  startedAt: null,
  completedAt: null,
  lastActivityAt: null,
  answers: [],
  signals: [],
  recordings: [],
  ratings: [],
  ratingsAvg: null,
  tags: [],
  comments: [],
  ...noScores,
  ...noFeedback,
  ...noRejectionMessage,
})
