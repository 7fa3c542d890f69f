import type { AnswerText } from '../job/modules/kind.ts'
import type { Actor } from '../kernel/asker.ts'
import type { CandidateDetail } from './candidate.ts'

/** What can happen to a candidate, in the specification's words (C§4; ACT-006, ACT-007). Those in words of our own have no counterpart there. */
export const activities = [
  'created',
  'invited',
  'edited',
  'reminder sent',
  'message not delivered',
  'link requested',
  'invitation opened',
  'expired',
  'started',
  'answered',
  'signals noted',
  'origin noted',
  'processing',
  'recording received',
  'journey finished',
  'completed',
  'phase exited',
  'phase entered',
  'move undone',
  'rated',
  'rating cleared',
  'commented',
  'comment edited',
  'comment deleted',
  'liked',
  'tags changed',
  'scores asked',
  'score drafted',
  'scored',
  'score changed',
  'must-have missed',
  'rejection declined',
  'shared',
  'share ended',
  'guest feedback',
  'interview awaiting',
  'interview scheduled',
  'interview completed',
  'interview cancelled',
  'transcript asked',
  'transcoded',
  'transcribed',
  'transcript failed',
  'transcript corrected',
  'evaluation consent',
  'evaluation asked',
  'AI summarised',
  'evaluation failed',
  'evaluation reviewed',
  'unmasked',
  'message written',
  'message held',
  'message released',
  'message cancelled',
  'message sent',
  'automation ran',
  'automation skipped',
  'interview ordered',
  'interview due',
  'reinvited',
  'waited',
  'renamed',
  'other system',
  'deleted',
  'erased',
] as const
export type Activity = (typeof activities)[number]

/** Fields a candidate has once. */
export type FieldOfOne =
  | 'name'
  | 'email'
  | 'phone'
  | 'source'
  | 'linksRequested'
  | 'origin'
  | 'status'
  | 'columnId'
  | 'rejected'
  | 'reason'
  | 'journeyVersion'
  | 'invited'
  | 'deadline'
  | 'reminders'
  | 'undelivered'
  | 'textUndelivered'
  | 'asked'
  | 'tags'
  | 'message'
  | 'waited'
  | 'deleted'
/** Fields a candidate has several of, each with what it is of: `rating:<reviewer>`, `recording:<question>:<take>`. */
export type FieldOfMany =
  | 'unmasked'
  | 'answer'
  | 'outcome'
  | 'away'
  | 'pasted'
  | 'recording'
  | 'rating'
  | 'comment'
  | 'reaction'
  | 'total'
  | 'score'
  | 'recommendation'
  | 'mustHave'
  | 'share'
  | 'interview'
  | 'interviewStart'
  | 'guest'
  | 'guestRating'
  | 'guestComment'
  | 'automation'
  | 'outside'
export type HistoryField = FieldOfOne | `${FieldOfMany}:${string}`

/** An answer is a value with a type of its own. */
export type HistoryValue = string | number | boolean | null | AnswerText
/** `name` is null where it is not known. */
export type HistoryActor = { kind: Actor['kind']; id: string; name: string | null }
export type HistoryChange = {
  field: FieldOfOne | FieldOfMany
  /** The question, the person or the skill that the field is of; its id where it has no name. */
  of: string
  /** Which take of the recording, or who gave the points. */
  take: string
  before: HistoryValue
  after: HistoryValue
}
/** Why something happened. `to` leads to it. */
export type HistoryCause =
  | { kind: 'moved' | 'undone'; count: number; by: HistoryActor; to: string }
  | { kind: 'here'; event: number; to: string }
  | { kind: 'elsewhere'; eventId: string; to: null }

export type HistoryEntry = {
  revision: number
  eventId: string
  type: string
  /** A move is two of them. */
  activities: Activity[]
  actor: HistoryActor
  at: string
  /** Null when a person asked for it. */
  cause: HistoryCause | null
  commandId: string
  correlationId: string
  causationId: string | null
  stage: string
  changes: HistoryChange[]
  hash: string
}

export type History = {
  candidateId: string
  jobId: string
  /** Null when the job is gone. */
  jobTitle: string | null
  name: string
  deleted: boolean
  /** All of them; the filter and the moment are applied to `entries`. */
  total: number
  /** How many the filter and the moment leave; `entries` are the latest of these. */
  found: number
  /** When each event happened, in order: the steps of the time control. */
  moments: string[]
  entries: HistoryEntry[]
  actors: HistoryActor[]
  activities: Activity[]
}

/** The candidate as of a moment; `view` is null before the first event and after deletion. */
export type CandidateAt = {
  at: string
  revision: number | null
  view: CandidateDetail | null
  columnTitle: string | null
}

export type ChainVerdict = {
  checkedAt: string
  stream: string
  events: number
  firstHash: string | null
  lastHash: string | null
  bad: { revision: number; reason: string } | null
  /** Whether what the pages show is the fold of these events. */
  documents: { name: string; ok: boolean }[]
  /** The newest signed root that covers this stream, when there is one. */
  root: { at: string; root: string } | null
}
