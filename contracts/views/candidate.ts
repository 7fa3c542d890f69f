import type { AnswerValue, Outcome } from '../candidate/answers.ts'
import type { CandidateStatus } from '../candidate/events.ts'
import type { CandidateSource } from '../candidate/statuses.ts'
import type { ColumnId } from '../kernel/ids.ts'

export type CandidateRecording = {
  recordingId: string
  moduleId: string
  questionId: string
  take: number
  mimeType: string
  state: 'uploading' | 'uploaded'
  /** 0 when the recorder could not tell. */
  durationMs: number
  size: number
  /** A still of it; null: none. */
  posterId: string | null
  submittedAt: string
}

/** The page was left for so many seconds, or so many characters were pasted, while it was answered. */
export type CandidateSignal = {
  moduleId: string
  questionId: string | null
  at: string
  type: 'away' | 'pasted'
  amount: number
}

export type CandidateComment = {
  commentId: string
  authorId: string
  text: string
  /** The second of the recording it speaks of. */
  at: { recordingId: string; second: number } | null
  writtenAt: string
  /** When its author wrote it anew last; null: never. */
  editedAt: string | null
  reactions: { reviewerId: string; reaction: string }[]
}

export type CandidateDetail = {
  id: string
  rev: number
  jobId: string
  name: string
  email: string
  phone: string
  source: CandidateSource
  status: CandidateStatus
  columnId: ColumnId
  rejected: boolean
  rejectionReason: string | null
  journeyVersion: number | null
  addedAt: string
  invitedAt: string | null
  undeliverableSince: string | null
  textUndeliverableSince: string | null
  startedAt: string | null
  completedAt: string | null
  lastActivityAt: string | null
  answers: { moduleId: string; answer: AnswerValue | null; outcome: Outcome; givenAt: string }[]
  signals: CandidateSignal[]
  recordings: CandidateRecording[]
  ratings: { reviewerId: string; value: number; ratedAt: string }[]
  ratingsAvg: number | null
  /** There are ratings, and who looks sees them once they have given their own. */
  ratingsHidden: boolean
  comments: CandidateComment[]
}

/** One row of the table of all candidates (C§3). */
export type CandidateRow = {
  id: string
  jobId: string
  name: string
  email: string
  columnId: ColumnId
  comments: number
  status: CandidateStatus
  rejected: boolean
  source: CandidateSource
  ratingsAvg: number | null
  addedAt: string
  invitedAt: string | null
  startedAt: string | null
  completedAt: string | null
  lastActivityAt: string | null
  journeyVersion: number | null
  answered: number
  enteredColumnAt: string
  poster: string | null
}

/** What the table of candidates can be ordered by: each has an index to walk. */
export const candidateSorts = ['added', 'name', 'rating', 'activity', 'started', 'finished'] as const
export type CandidateSort = (typeof candidateSorts)[number]
/** `descending`: newest, best or last of the alphabet first. */
export type CandidateOrder = { by: CandidateSort; descending: boolean }

/** Reactions offered under a comment. */
export const reactions = ['👍', '❤️', '🎉', '🤔', '👀'] as const
