import type { SlotSearch } from '#contracts/availability/slots.ts'
import type { Draft } from './draft.ts'

export type PlanData = {
  job: { jobId: string; title: string }
  candidates: readonly { candidateId: string; name: string }[]
  colleagues: readonly { userId: string; name: string }[]
  viewer: string
  /** Tomorrow, and a week later. */
  from: string
  to: string
}
export type PlanAnswer = {
  refused?: { message: string; fields: Record<string, string> }
  planned?: number
  free?: SlotSearch
}

/** What each part of the details is given. */
export type PartProps = {
  data: PlanData
  draft: Draft
  onChange: (draft: Draft) => void
  fields: Readonly<Record<string, string>>
}
