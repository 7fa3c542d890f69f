import type { Digest } from '../inbox/events.ts'
import type { NoticePreferences, NoticeType } from '../inbox/types.ts'
import type { CandidateId, JobId } from '../kernel/ids.ts'

/** A notice as its reader may see it at this moment; names are those of now. */
export type NoticeView = {
  noticeId: string
  type: NoticeType
  at: string
  read: boolean
  jobId: JobId | null
  jobTitle: string
  candidateId: CandidateId | null
  candidate: string
  /** The colleague who caused it; empty where none did, or an integration. */
  by: string
  commentId: string | null
  facts: Readonly<Record<string, string | number>>
  cause: { stream: string; revision: number }
}
/** `zone`: that of the daily summary, null until it is known. */
export type Notices = { notices: NoticeView[]; unread: number; zone: string | null }
export type NoticeSettings = {
  preferences: NoticePreferences
  digest: Digest | null
  emailBounced: boolean
  devices: { deviceId: string; device: string; addedAt: string }[]
}
