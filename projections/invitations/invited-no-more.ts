import type { CandidateEvent, CandidateStatus } from '#contracts/candidate/events.ts'

/** Whether a first invitation was cancelled before it left: its person is on the job as if never invited. */
export const isInvitedNoMore = (
  { data: { how, what, isFirst } }: Extract<CandidateEvent, { type: 'HeldReachSettled' }>,
  status: CandidateStatus,
): boolean => how === 'cancel' && what === 'invitation' && isFirst && status === 'pending'
