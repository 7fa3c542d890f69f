import * as z from 'zod'
import { defineEvent } from '../kernel/event.ts'
import { CandidateId } from '../kernel/ids.ts'
import { MOST_NAME, outsideSteps } from './outside-steps.ts'

/** `by`: a colleague's name for them stays, whatever another system calls them later. */
export const CandidateRenamed = defineEvent(
  'CandidateRenamed',
  z.object({ name: z.string(), by: z.enum(['colleague', 'system']) }),
  ['name'],
)
/** What an outside system has to do with this candidate; `system` is its name. */
export const OutsideStepRecorded = defineEvent(
  'OutsideStepRecorded',
  z.object({
    system: z.string(),
    step: z.enum(['ordered', 'held', 'reported', 'not-taken', 'theirs', 'ours', 'move-refused']),
  }),
)
export const outsideEvents = [CandidateRenamed, OutsideStepRecorded] as const

/** By a person of the company, or by a link in the name of another system. */
export const RenameCandidate = z.object({
  type: z.literal('RenameCandidate'),
  data: z.object({ candidateId: CandidateId, name: z.string().max(MOST_NAME) }),
})
/** Sent by the processes that tell candidates' histories of orders and links. */
export const RecordOutsideStep = z.object({
  type: z.literal('RecordOutsideStep'),
  data: z.object({ candidateId: CandidateId, system: z.string().max(200), step: z.enum(outsideSteps) }),
})
export const outsideCommands = [RenameCandidate, RecordOutsideStep] as const
