import type { CandidateDetail } from './candidate.ts'

export type HistoryValue = string | number | boolean | null
export type HistoryActor = { kind: 'user' | 'apiKey' | 'candidate' | 'process'; id: string; name: string }

export type HistoryEntry = {
  revision: number
  eventId: string
  type: string
  /** In the specification's words; a move is two of them. */
  activities: string[]
  actor: HistoryActor
  at: string
  /** Why it happened, in words; null when somebody simply asked for it. `to` leads to it. */
  cause: { text: string; to: string | null } | null
  commandId: string
  correlationId: string
  causationId: string | null
  stage: string
  changes: { label: string; before: HistoryValue; after: HistoryValue }[]
  hash: string
}

export type History = {
  candidateId: string
  jobId: string
  jobTitle: string
  name: string
  deleted: boolean
  /** All of them; the filter and the moment are applied to `entries`. */
  total: number
  /** When each event happened, in order: the steps of the time control. */
  moments: string[]
  entries: HistoryEntry[]
  actors: HistoryActor[]
  activities: string[]
}

/** The candidate as of a moment; `view` is null before the first event and after deletion. */
export type CandidateAt = { at: string; revision: number | null; view: CandidateDetail | null; columnTitle: string | null }

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
