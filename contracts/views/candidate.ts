import type { HidingLevel } from '../kernel/anonymity.ts'
import type { Origin } from '../candidate/origin.ts'
import type { AnswerValue, Outcome } from '../candidate/answers.ts'
import type { CandidateStatus } from '../candidate/events.ts'
import type { CandidateSource } from '../candidate/statuses.ts'
import type { Recommendation, ScoredSkill } from '../candidate/scoring.ts'
import type { LiveInterview } from '../interview/codes.ts'
import type { MustHaveMode } from '../company/job-defaults.ts'
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

/** One reviewer's scorecard as it was sent; `latest` is greater than `version` if the job's scorecard was changed while this one was filled in. */
export type CandidateScore = {
  reviewerId: string
  version: number
  latest: number
  skills: ScoredSkill[]
  recommendation: Recommendation | null
  /** How often it was sent: more than once is changed. */
  times: number
  sentAt: string
  changedAt: string | null
  /** What it was before each change, the first one first; the newest twenty. */
  earlier: EarlierScore[]
}
export type EarlierScore = {
  version: number
  points: Record<string, number | null>
  recommendation: Recommendation | null
  at: string
}
export type ScoreDraft = {
  version: number
  points: Record<string, number | null>
  recommendation: Recommendation | null
  savedAt: string
}
/** The team average of a must-have skill is `sum` over `cards`; null where the cards are kept from who looks. */
export type MissedMustHave = {
  metricId: string
  name: string
  average: { sum: number; cards: number } | null
  outcome: MustHaveMode
  at: string
  /** Who kept the candidate all the same, and when; null while a proposal is open. */
  declined: { by: string; at: string } | null
}

/** A guest's feedback through a shared link; `rating` is null and `comment` is empty once it is withdrawn. */
export type GuestFeedback = {
  shareId: string
  guestId: string
  guestName: string
  rating: number | null
  comment: string
  givenAt: string
  changedAt: string | null
}

/** What a rejected candidate is written; it can be sent at once or cancelled while it is held. */
export type HeldMessage = {
  messageId: string
  subject: string
  text: string
  sendsAt: string
  state: 'held' | 'released' | 'cancelled' | 'sent' | 'failed'
}

export type CandidateDetail = {
  id: string
  rev: number
  jobId: string
  name: string
  email: string
  phone: string
  /** By how much it is hidden from who looks who this is; null: not at all. Name, address and number are none of theirs then. */
  masked: HidingLevel | null
  source: CandidateSource
  origin: Origin | null
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
  /** Past the plan's one-way interviews of this month: recordings and answers are kept until there is room (BILL-042). */
  waiting: boolean
  answers: { moduleId: string; answer: AnswerValue | null; outcome: Outcome; givenAt: string }[]
  signals: CandidateSignal[]
  recordings: CandidateRecording[]
  ratings: { reviewerId: string; value: number; ratedAt: string }[]
  ratingsAvg: number | null
  /** There are ratings, and who looks sees them once they have given their own. */
  ratingsHidden: boolean
  comments: CandidateComment[]
  tags: string[]
  scores: CandidateScore[]
  /** 0 to 100, not rounded; null without any card, and where they are kept from who looks. */
  teamScore: number | null
  /** Others have sent, and who looks sees their cards once their own is sent. */
  scoresHidden: boolean
  /** What who looks has filled in and not sent. */
  scoreDraft: ScoreDraft | null
  /** Reviewers whose scorecards are waited for, and whether they have sent one: that is known also where the cards are kept. */
  scoresAsked: { reviewerId: string; sent: boolean }[]
  guestFeedback: GuestFeedback[]
  missed: MissedMustHave[]
  rejectionMessage: HeldMessage | null
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
  /** As {@link CandidateDetail.teamScore}. */
  teamScore: number | null
  /** What a model proposed, where it may be ranked by and who looks may see it. */
  aiScore: number | null
  /** There is one, but its runs differ too much: a person has to look first. */
  aiUnsteady: boolean
  /** By ten traits; null and unsteady as above. */
  personalityScore: number | null
  personalityUnsteady: boolean
  /** The foremost of their live interviews; null without any. */
  live: LiveInterview | null
  addedAt: string
  invitedAt: string | null
  startedAt: string | null
  completedAt: string | null
  lastActivityAt: string | null
  journeyVersion: number | null
  answered: number
  /** As {@link CandidateDetail.waiting}. */
  waiting: boolean
  enteredColumnAt: string
  poster: string | null
}

/** The views of one job's candidates beside its board (CAN-008, CAN-009). */
export const listViews = ['list', 'screening', 'scorecards', 'conversation', 'transcripts'] as const
export type ListView = (typeof listViews)[number]

/** What the table of candidates can be ordered by: each has an index to walk. */
export const candidateSorts = [
  'added',
  'name',
  'rating',
  'score',
  'ai',
  'personality',
  'activity',
  'started',
  'finished',
] as const
export type CandidateSort = (typeof candidateSorts)[number]
/** `descending`: newest, best or last of the alphabet first. */
export type CandidateOrder = { by: CandidateSort; descending: boolean }

/** Reactions offered under a comment. */
export const reactions = ['👍', '❤️', '🎉', '🤔', '👀'] as const
