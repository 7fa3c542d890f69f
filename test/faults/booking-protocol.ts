import type { Asker } from '#contracts/kernel/asker.ts'
import type { HeldClaim } from '../support/booking.ts'

export type BookingWorld = {
  rita: Extract<Asker, { kind: 'user' }>
  omar: string
  /** Comes before the others where people are held one after the other, and is needed by every other interview. */
  abel: string
  jobId: string
  candidateIds: string[]
}
type Round = { world: BookingWorld; start: string }
export type BookingOrder =
  | { do: 'world'; calendar: { address: string; username: string; password: string } }
  | ({ do: 'plan' } & Round)
  /** All choose the same time at once, with these command ids. */
  | ({ do: 'race'; ids: string[]; commandIds: string[] } & Round)
  /** When nothing is on its way: who has the time, and who claims it. */
  | ({ do: 'look'; ids: string[] } & Round)
/** `needed`: how many people and rooms those have that are booked. */
export type Looked = { booked: string[]; needed: number; claims: HeldClaim[]; clashes: number; now: string }
export type BookingAnswer =
  | { did: 'open' }
  | { did: 'world'; world: BookingWorld }
  | { did: 'plan'; ids: string[] }
  | { did: 'choose'; interviewId: string; code: string }
  | { did: 'race' }
  | ({ did: 'look' } & Looked)
  | { did: 'fail'; problem: string }
