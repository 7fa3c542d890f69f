import * as z from 'zod'
import { defineEvent } from '../kernel/event.ts'
import { CandidateId } from '../kernel/ids.ts'

/** What was personal in a deleted candidate's record is destroyed with their key; that they were here, and what happened when, stays. */
export const CandidateErased = defineEvent('CandidateErased', z.object({}))

/** Sent by the timer of a deletion. One who is not deleted is not erased. */
export const EraseCandidate = z.object({
  type: z.literal('EraseCandidate'),
  data: z.object({ candidateId: CandidateId }),
})
