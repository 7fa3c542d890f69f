import type { ImportCounts } from '#contracts/candidate-import/limits.ts'
import type { InvitationState } from '#contracts/views/invitations.ts'

export type InvitationRow = {
  candidateId: string
  name: string
  email: string
  phone: string
  /** By what they want no more invitations and reminders. */
  optedOut: readonly ('email' | 'sms')[]
  state: InvitationState
  addedAt: string
  channels: readonly ('email' | 'sms')[]
  invitedAt: string | null
  invitations: number
  remindedAt: string | null
  reminders: number
  undeliveredAt: string | null
  /** When what waits leaves: until then it can be cancelled. */
  sendsAt: string | null
  sends: 'invitation' | 'reminder' | null
  /** When the link was opened first. */
  openedAt: string | null
  deadline: string | null
  timezone: string | null
  startedAt: string | null
  completedAt: string | null
}
export type ImportRow = {
  importId: string
  at: string
  counts: ImportCounts
  reverted: { at: string; removed: number; kept: number } | null
}
/** What the page of a job's invitations is drawn from. */
export type InvitationsData = {
  job: { jobId: string; status: string; title: string }
  rows: InvitationRow[]
  more: boolean
  counts: Record<InvitationState, number>
  state: InvitationState | null
  search: string
  page: number
  mayWithdraw: boolean
  mayRead: boolean
  imports: ImportRow[]
  add: string
  now: string
}
