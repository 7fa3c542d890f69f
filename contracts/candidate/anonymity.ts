import * as z from 'zod'
import { defineEvent } from '../kernel/event.ts'
import { CandidateId, UserId } from '../kernel/ids.ts'
import type { ColumnId } from '../kernel/ids.ts'

/** A person looked at who it is, on a job with anonymous review, and said why. It counts for them alone. */
export const CandidateUnmasked = defineEvent('CandidateUnmasked', z.object({ userId: UserId, reason: z.string() }), [
  'reason',
])
export const UnmaskCandidate = z.object({
  type: z.literal('UnmaskCandidate'),
  data: z.object({ candidateId: CandidateId, reason: z.string().max(100_000) }),
})
export const MOST_UNMASK_REASON = 500

/** What a hidden candidate is called, everywhere and in every language. */
export const aliasOf = (candidateId: string) => `Candidate ${candidateId.slice(-6).toUpperCase()}`

const decided: readonly ColumnId[] = ['hired', 'rejected']
/** The decision has been made: who it was about may be known. */
export const isDecided = (columnId: ColumnId) => decided.includes(columnId)
export const decidedColumns = decided
