import type { CandidateEvent, Channel } from '#contracts/candidate/events.ts'
import { later } from '#contracts/kernel/time.ts'
import type { Candidate, KnownCandidate } from './candidate.ts'
import { isExpired } from './policies/expired.ts'

/** The last invitation or reminder that waits or waited. `isFirst`: no invitation left before it. */
export type HeldReach = {
  what: 'invitation' | 'reminder'
  sendsAt: string
  channels: readonly Channel[]
  isFirst: boolean
  isHeld: boolean
}

type Sent = Extract<CandidateEvent, { type: 'CandidateInvited' | 'CandidateReminded' }>

/** One that is sent while another waits takes its place. */
export function withReach({ reach: before, status }: { reach: HeldReach | null; status: string }, event: Sent) {
  const { sendsAt, channel } = event.data
  const what: HeldReach['what'] = event.type === 'CandidateInvited' ? 'invitation' : 'reminder'
  if (sendsAt === undefined) return null
  const isSame = before?.isHeld && before.what === what && before.sendsAt === sendsAt
  const isFirst = what === 'invitation' && (status === 'added' || (before?.isHeld === true && before.isFirst))
  return { what, sendsAt, channels: [...(isSame ? before.channels : []), channel], isFirst, isHeld: true }
}

/** Whether what was to leave at `sendsAt` is still to be sent to this candidate. */
export function isReachWanted(candidate: Candidate, sendsAt: string, now: string): boolean {
  if (!('candidateId' in candidate) || isExpired(candidate, now)) return false
  const { heldReach, journeyVersion, columnId, status, finished } = candidate
  if (!heldReach?.isHeld || heldReach.sendsAt !== sendsAt) return false
  if (columnId === 'rejected' || status === 'auto rejected' || finished) return false
  return heldReach.what === 'reminder' || journeyVersion === null
}

export const sendsIn = (holdMinutes: number | undefined, now: string): { sendsAt?: string } =>
  holdMinutes ? { sendsAt: later(now, { minutes: holdMinutes }) } : {}

/** A candidate as before an invitation that was cancelled. */
export const settled = (candidate: KnownCandidate, how: 'send' | 'cancel'): KnownCandidate => ({
  ...candidate,
  heldReach: candidate.heldReach && { ...candidate.heldReach, isHeld: false },
  status:
    how === 'cancel' && candidate.heldReach?.isFirst && candidate.status === 'pending' ? 'added' : candidate.status,
})
