import * as z from 'zod'
import { defineEvent } from '../kernel/event.ts'
import { CandidateId, Instant, Uuid } from '../kernel/ids.ts'
import { interviewSteps } from '../interview/codes.ts'

const step = { interviewId: Uuid, step: z.enum(interviewSteps), start: Instant.nullable() }
/** How far an interview with this candidate has come (ACT-008); `start`: when it takes place, once that is known. */
export const InterviewStepRecorded = defineEvent(
  'InterviewStepRecorded',
  z.object({
    interviewId: Uuid,
    step: z.enum(['awaiting', 'scheduled', 'completed', 'cancelled']),
    start: Instant.nullable(),
  }),
)

/** Sent by the process that tells candidates' histories of interviews. */
export const RecordInterviewStep = z.object({
  type: z.literal('RecordInterviewStep'),
  data: z.object({ candidateId: CandidateId, ...step }),
})
