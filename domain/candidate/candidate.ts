import type { InterviewStep } from '#contracts/interview/codes.ts'
import type { AnswerValue } from '#contracts/candidate/answers.ts'
import type { CandidateEvent, CandidateStatus, Channel } from '#contracts/candidate/events.ts'
import { tagsAfter } from '#contracts/candidate/tags.ts'
import type { Signal } from '#contracts/candidate/signals.ts'
import { type Automations, noAutomations, withAutomation } from './automations.ts'
import { asMessageEvent } from '#contracts/candidate/rejection-message-events.ts'
import { type Messages, withMessage, withoutMessagesOfColumn } from './messages.ts'
import { type Cards, noCards, withScoring } from './cards.ts'
import { noShares, type Shares, withShare } from './shares.ts'
import { type Evaluations, noEvaluations, withEvaluation } from './evaluations.ts'
import { type Transcripts, withTranscript } from './transcripts.ts'
import type { CandidateId, ColumnId, JobId } from '#contracts/kernel/ids.ts'
import { type HeldReach, settled, withReach } from './reach.ts'

export type Take = {
  recordingId: string
  moduleId: string
  questionId: string
  take: number
  uploaded: boolean
  hasPoster?: true
}

export type ArrivedFile = { fileId: string; moduleId: string; size: number; mimeType: string }

/** `reactions` are by reviewer. A deleted comment is known still, so that it is not written a second time. */
export type WrittenComment = {
  authorId: string
  reactions: Readonly<Record<string, string>>
  mentions: readonly string[]
  deleted?: true
}

export type KnownCandidate = {
  candidateId: CandidateId
  jobId: JobId
  status: CandidateStatus
  columnId: ColumnId
  /** The columns it came through, the last one last; moves that were taken back are not among them. */
  trail: readonly ColumnId[]
  source: Extract<CandidateEvent, { type: 'CandidateStarted' }>['data']['source']
  /** The journey they walk through: the one that was live when they began. */
  journeyVersion: number | null
  /** The last moment to begin, for candidates invited with a deadline. */
  deadline: string | null
  /** The deadline that went by before they began. */
  expired: string | null
  finished: boolean
  /** How they are reminded: by text message when their email address is not known. */
  reach: Channel
  heldReach: HeldReach | null
  /** The personal link of their invitation was opened. */
  hasOpened: boolean
  answers: Readonly<Record<string, AnswerValue | null>>
  /** What was noted while each page was answered. */
  signals: Readonly<Record<string, readonly Signal[]>>
  takes: readonly Take[]
  /** What arrived for a question and was not removed since. */
  files: readonly ArrivedFile[]
  /** Stars by reviewer. */
  ratings: Readonly<Record<string, number>>
  comments: Readonly<Record<string, WrittenComment>>
  tags: readonly string[]
  /** A colleague chose their name. */
  isNamedHere: boolean
  scoring: Cards
  shares: Shares
  /** How far each interview has come. */
  interviews: Readonly<Record<string, { step: InterviewStep; start: string | null }>>
  /** By recording. */
  transcripts: Transcripts
  evaluations: Evaluations
  messages: Messages
  automations: Automations
}
export type Candidate = { status: 'unknown' } | { status: 'deleted'; erased?: true } | KnownCandidate

export const initialState = (): Candidate => ({ status: 'unknown' })
export const isKnown = (state: Candidate): state is KnownCandidate => 'candidateId' in state
/** Nothing more can be given: they went through to the end, or a wrong answer ended it. */
export const isOver = ({ finished, status }: KnownCandidate) =>
  finished || status === 'completed' || status === 'auto rejected'

export function evolve(state: Candidate, event: CandidateEvent): Candidate {
  if (event.type === 'CandidateAdded' || event.type === 'CandidateStarted') return entered(state, event)
  if (event.type === 'CandidateErased') return { status: 'deleted', erased: true }
  if (!isKnown(state)) return state
  switch (event.type) {
    case 'CandidateInvited':
      return {
        ...state,
        deadline: event.data.deadline,
        reach: state.status === 'added' || event.data.channel === 'email' ? event.data.channel : state.reach,
        status: state.status === 'added' ? 'pending' : state.status,
        heldReach: withReach({ reach: state.heldReach, status: state.status }, event),
      }
    case 'CandidateReminded':
      return { ...state, heldReach: withReach({ reach: state.heldReach, status: state.status }, event) }
    case 'HeldReachSettled':
      return settled(state, event.data.how)
    case 'InvitationOpened':
      return { ...state, hasOpened: true }
    case 'InviteDeadlineChanged':
      return { ...state, deadline: event.data.deadline }
    case 'InviteDeadlinePassed':
      return { ...state, expired: event.data.deadline }
    case 'MailUndelivered':
    case 'SmsUndelivered':
    case 'ApplicationLinkRequested':
    case 'CandidateCameBy':
      return state
    case 'AnswerGiven':
      return { ...state, answers: { ...state.answers, [event.data.moduleId]: event.data.answer } }
    case 'AnswerSignalsNoted': {
      const { moduleId, signals } = event.data
      return { ...state, signals: { ...state.signals, [moduleId]: [...(state.signals[moduleId] ?? []), ...signals] } }
    }
    case 'RecordingSubmitted': {
      const { recordingId, moduleId, questionId, take } = event.data
      return { ...state, takes: [...state.takes, { recordingId, moduleId, questionId, take, uploaded: false }] }
    }
    case 'RecordingUploaded': {
      const { recordingId } = event.data
      return {
        ...state,
        takes: state.takes.map((take) => (take.recordingId === recordingId ? { ...take, uploaded: true } : take)),
      }
    }
    case 'RecordingPosterAdded': {
      const { recordingId } = event.data
      return {
        ...state,
        takes: state.takes.map((take) => (take.recordingId === recordingId ? { ...take, hasPoster: true } : take)),
      }
    }
    case 'FileUploaded': {
      const { fileId, moduleId, size, mimeType } = event.data
      return { ...state, files: [...state.files, { fileId, moduleId, size, mimeType }] }
    }
    case 'FileRemoved':
      return { ...state, files: state.files.filter(({ fileId }) => fileId !== event.data.fileId) }
    case 'JourneyFinished':
      return { ...state, finished: true, status: event.data.uploadsPending > 0 ? 'uploading' : state.status }
    case 'CandidateCompleted':
      return { ...state, status: 'completed' }
    case 'CandidateAutoRejected':
      return inColumn({ ...state, status: 'auto rejected' }, 'rejected')
    case 'CandidateMovedToColumn':
      return inColumn(state, event.data.to)
    case 'CandidateRejected':
      return inColumn(state, 'rejected')
    case 'CandidateMoveUndone':
      return { ...inColumn(state, event.data.to), trail: state.trail.slice(0, -1) }
    case 'CandidateRated':
      return { ...state, ratings: { ...state.ratings, [event.data.reviewerId]: event.data.value } }
    case 'RatingCleared': {
      const { [event.data.reviewerId]: _cleared, ...ratings } = state.ratings
      return { ...state, ratings }
    }
    case 'CandidateCommented': {
      const { commentId, authorId, mentions } = event.data
      return { ...state, comments: { ...state.comments, [commentId]: { authorId, reactions: {}, mentions } } }
    }
    case 'CommentReacted': {
      const { commentId, reviewerId, reaction } = event.data
      return withComment(state, commentId, (comment) => ({
        ...comment,
        reactions: { ...comment.reactions, [reviewerId]: reaction },
      }))
    }
    case 'CommentEdited': {
      const { commentId, mentions } = event.data
      return withComment(state, commentId, (comment) => ({ ...comment, mentions: [...comment.mentions, ...mentions] }))
    }
    case 'CommentDeleted':
      return withComment(state, event.data.commentId, (comment) => ({ ...comment, deleted: true }))
    case 'ScoreDrafted':
    case 'ScoreSent':
    case 'ScoreChanged':
    case 'ScoresAsked':
    case 'RejectionDeclined':
      return { ...state, scoring: withScoring(state.scoring, event) }
    case 'MustHaveMissed': {
      const judged = { ...state, scoring: withScoring(state.scoring, event) }
      return event.data.outcome === 'reject' ? inColumn(judged, 'rejected') : judged
    }
    case 'CandidateShared':
    case 'CandidateShareEnded':
    case 'GuestFeedbackGiven':
      return { ...state, shares: withShare(state.shares, event) }
    case 'InterviewStepRecorded': {
      const { interviewId, step, start } = event.data
      return { ...state, interviews: { ...state.interviews, [interviewId]: { step, start } } }
    }
    case 'TranscriptAsked':
    case 'TranscriptMade':
    case 'TranscriptFailed':
    case 'TranscriptCorrected':
      return { ...state, transcripts: withTranscript(state.transcripts, event) }
    case 'EvaluationConsentGiven':
    case 'EvaluationAsked':
    case 'EvaluationMade':
    case 'EvaluationFailed':
    case 'EvaluationReviewed':
      return { ...state, evaluations: withEvaluation(state.evaluations, event) }
    case 'MessageWritten':
    case 'MessageReleased':
    case 'MessageCancelled':
    case 'MessageSent':
    case 'MessageUndelivered':
      return { ...state, messages: withMessage(state.messages, event) }
    case 'RejectionMessageHeld':
    case 'RejectionMessageReleased':
    case 'RejectionMessageCancelled':
    case 'RejectionMessageLeft':
      return evolve(state, asMessageEvent(event))
    case 'TagsChanged':
      return { ...state, tags: tagsAfter(state.tags, event.data.added ?? [], event.data.removed ?? []) }
    case 'AutomationRan':
    case 'MeetingOrdered':
    case 'MeetingDue':
      return { ...state, automations: withAutomation(state.automations, event) }
    case 'CandidateReinvited': {
      const evaluations = { ...state.evaluations, due: true }
      const again = { ...state, finished: false, status: 'started' as const, evaluations }
      return event.data.to === null ? again : inColumn(again, event.data.to)
    }
    case 'CandidateRenamed':
      return { ...state, isNamedHere: state.isNamedHere || event.data.by === 'colleague' }
    case 'AutomationSkipped':
    case 'OutsideStepRecorded':
    case 'CandidateUnmasked':
    case 'CandidateWaited':
      return state
    case 'CandidateDeleted':
      return { status: 'deleted' }
    default:
      return event satisfies never
  }
}

function withComment(state: KnownCandidate, id: string, change: (comment: WrittenComment) => WrittenComment) {
  const comment = state.comments[id]
  return comment ? { ...state, comments: { ...state.comments, [id]: change(comment) } } : state
}

const inColumn = (state: KnownCandidate, columnId: ColumnId): KnownCandidate =>
  state.columnId === columnId
    ? state
    : {
        ...state,
        columnId,
        trail: [...state.trail, state.columnId],
        messages: withoutMessagesOfColumn(state.messages, columnId),
        automations: { ...state.automations, stay: state.automations.stay + 1 },
      }

type Entrance = Extract<CandidateEvent, { type: 'CandidateAdded' | 'CandidateStarted' }>
function entered(state: Candidate, event: Entrance): Candidate {
  const { candidateId, jobId, columnId, source } = event.data
  const known: KnownCandidate = isKnown(state)
    ? state
    : {
        candidateId,
        jobId,
        status: 'added',
        columnId,
        trail: [],
        source,
        journeyVersion: null,
        deadline: null,
        expired: null,
        finished: false,
        reach: 'email',
        heldReach: null,
        hasOpened: false,
        answers: {},
        signals: {},
        takes: [],
        files: [],
        ratings: {},
        comments: {},
        tags: [],
        isNamedHere: false,
        scoring: noCards,
        shares: noShares,
        interviews: {},
        transcripts: {},
        evaluations: noEvaluations,
        messages: {},
        automations: noAutomations,
      }
  return event.type === 'CandidateAdded'
    ? known
    : inColumn(
        { ...known, status: 'started', reach: 'email', source, journeyVersion: event.data.journeyVersion },
        columnId,
      )
}
