import * as z from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { CandidateId, Uuid } from '../kernel/ids.ts'

const count = z.number().int().min(0).optional()
export const Counts = z.object({
  invited: count,
  added: count,
  duplicate: count,
  invalid: count,
  'no-text': count,
  limited: count,
  'opted-out': count,
})
/** One part of a list of people was put on the job whose stream this is. Their names and addresses are with them alone. */
export const CandidatesImported = defineEvent(
  'CandidatesImported',
  z.object({
    importId: Uuid,
    part: z.number().int().min(0),
    candidateIds: z.array(CandidateId),
    counts: Counts,
  }),
)
/** The last part of a list is on the job. `added`: how many people of it are, invited or not. */
export const ImportFinished = defineEvent(
  'ImportFinished',
  z.object({ importId: Uuid, added: z.number().int().min(0) }),
)
/** Those of a list who had not begun were taken off the job; `kept` had begun, or were gone already. */
export const ImportReverted = defineEvent(
  'ImportReverted',
  z.object({ importId: Uuid, removed: z.number().int().min(0), kept: z.number().int().min(0) }),
)

export const candidateImportEvents = [CandidatesImported, ImportFinished, ImportReverted] as const
export type CandidateImportEvent = EventOf<(typeof candidateImportEvents)[number]>
