import type {
  AttendeeResponse,
  MeetingType,
  Requirement,
  StatusName,
  WithdrawalCause,
} from '#contracts/interview/codes.ts'
import type { PlaceShown, Slot } from '#contracts/interview/plan.ts'

/** One interview in a list. Times are instants in UTC. */
export type Listed = {
  interviewId: string
  jobId: string
  job: string
  candidateId: string
  candidateName: string
  status: StatusName
  noShow: boolean
  type: MeetingType
  summary: string
  /** Minutes. */
  duration: number
  start: string | null
  end: string | null
  expiresAt: string
  changedAt: string
  people: readonly string[]
  /** What the candidate wrote who asked for other times. */
  asked: string | null
  isClashing: boolean
}

export type Person = {
  userId: string
  name: string
  requirement: Requirement
  isHost: boolean
  takesPart: boolean
  isClashing: boolean
  response: AttendeeResponse
  comment: string
}
export type Change = {
  type: string
  at: string
  /** Null: the candidate, or a process that carries no name. */
  by: string | null
  isCandidate: boolean
  reason: string | null
  /** Why it was withdrawn where no person cancelled it. */
  cause: WithdrawalCause | null
  person: string | null
}

/** One interview with all that colleagues see and may do with it. */
export type Shown = Listed & {
  rev: number
  description: string
  place: PlaceShown | null
  /** Of an interview whose link a service makes, until it has. */
  linkIs: 'coming' | 'missing' | null
  rooms: readonly string[]
  sharing: 'SELECT' | 'ALL'
  slots: readonly Slot[]
  window: Slot | null
  candidateZone: string | null
  moved: number
  moves: number
  some: number | null
  people: readonly string[]
  panel: readonly Person[]
  candidateAnswer: { response: AttendeeResponse; comment: string } | null
  message: { subject: string; text: string } | null
  changes: readonly Change[]
}

export type InterviewData = {
  interview: Shown
  /** Who could take over from a colleague. */
  colleagues: readonly { userId: string; name: string }[]
  now: string
  /** How far the live messages were when it was read. */
  live: string
}
