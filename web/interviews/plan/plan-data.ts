import type { SlotSearch, TimePart } from '#contracts/availability/slots.ts'
import type { Draft } from './draft.ts'

export type PlanData = {
  job: { jobId: string; title: string }
  candidates: readonly { candidateId: string; name: string }[]
  colleagues: readonly { userId: string; name: string }[]
  /** Those with members, of whom all can be added at once. */
  groups: readonly { groupId: string; name: string; members: readonly string[] }[]
  viewer: string
  /** Conferencing services can make links here. */
  hasServices: boolean
  /** Messages about interviews can go over WhatsApp here. */
  hasWhatsapp: boolean
  /** Tomorrow, and a week later. */
  from: string
  to: string
}
export type ConferencingService = { profileId: string; provider: string; name: string }
export type PlanAnswer = {
  refused?: { message: string; fields: Record<string, string> }
  planned?: number
  services?: readonly ConferencingService[]
  free?: SlotSearch & { turns: readonly Turn[] }
  week?: readonly PlanDay[]
}
/** What a person of the pool has had; in the order in which they come next. */
export type Turn = { id: string; bookings: number; ahead: number }
/** A day of the planner's zone: for each person its parts, `at` and `size` in parts of a whole day. */
export type PlanDay = {
  day: string
  people: readonly { userId: string; parts: readonly (TimePart & { at: number; size: number })[] }[]
}

/** What fields of a part of the draft are given; `fields`: what is wrong, by field. */
export type FieldProps<D> = {
  draft: D
  onChange: (draft: D) => void
  fields: Readonly<Record<string, string>>
}
/** What each part of the details is given. */
export type PartProps = FieldProps<Draft> & { data: PlanData }
