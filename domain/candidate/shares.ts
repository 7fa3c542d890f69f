import type { CandidateEvent } from '#contracts/candidate/events.ts'

export type Shares = {
  /** Shares that show this candidate, and whether they have ended. */
  known: Readonly<Record<string, { ended: boolean }>>
  /** Whether a guest rated, by share and guest; their words stay sealed. */
  rated: Readonly<Record<string, number | null>>
}
export const noShares: Shares = { known: {}, rated: {} }

type ShareEvent = Extract<CandidateEvent, { type: 'CandidateShared' | 'CandidateShareEnded' | 'GuestFeedbackGiven' }>

export function withShare(shares: Shares, { type, data }: ShareEvent): Shares {
  if (type === 'GuestFeedbackGiven')
    return { ...shares, rated: { ...shares.rated, [`${data.shareId} ${data.guestId}`]: data.rating } }
  return { ...shares, known: { ...shares.known, [data.shareId]: { ended: type === 'CandidateShareEnded' } } }
}
