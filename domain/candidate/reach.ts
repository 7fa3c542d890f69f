import type { CandidateEvent, CandidateStatus, Channel } from '#contracts/candidate/events.ts'
import { later } from '#contracts/kernel/time.ts'

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

export const sendsIn = (holdMinutes: number | undefined, now: string): { sendsAt?: string } =>
  holdMinutes ? { sendsAt: later(now, { minutes: holdMinutes }) } : {}

/** A candidate as before an invitation that was cancelled. */
export const settled = <Reached extends { heldReach: HeldReach | null; status: CandidateStatus }>(
  candidate: Reached,
  how: 'send' | 'cancel',
): Reached => ({
  ...candidate,
  heldReach: candidate.heldReach && { ...candidate.heldReach, isHeld: false },
  status:
    how === 'cancel' && candidate.heldReach?.isFirst && candidate.status === 'pending' ? 'added' : candidate.status,
})
