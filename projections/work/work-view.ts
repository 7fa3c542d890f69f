import * as z from 'zod'
import { CandidateId, ColumnId, Instant, JobId } from '#contracts/kernel/ids.ts'

/** What comes next for a candidate. `none`: there is nothing to do. */
export const nextSteps = ['review', 'decide', 'upload', 'answer', 'start', 'unreachable', 'none'] as const
export type NextStep = (typeof nextSteps)[number]

const Stay = z.object({
  columnId: ColumnId.describe("The board's column"),
  enteredAt: Instant.describe('When the candidate came into it'),
  seconds: z.number().describe('How long the candidate was in it'),
})

/** No names and no contact: who it is, pages ask of the cards. */
export const WorkView = z.object({
  candidateId: CandidateId.describe('The candidate'),
  jobId: JobId.describe('The job applied to'),
  next: z
    .enum(nextSteps)
    .describe(
      'review: completed, neither rated nor scored; decide: rated or scored, neither hired nor rejected; upload: recordings are on their way; answer: started, not finished; start: invited, not started; unreachable: the invitation could not be delivered; none: nothing to do',
    ),
  since: Instant.describe('Since when that has been so'),
  columnId: ColumnId.describe('The column the candidate is in'),
  enteredAt: Instant.describe('When the candidate came into it'),
  turn: z.enum(['team', 'candidate', 'none']).describe('Whose turn it is; team: completed, neither hired nor rejected'),
  stays: z.array(Stay).describe('Every stay in a column that has ended, without what was taken back'),
  lastAt: Instant.describe('The last thing that the candidate or a reviewer did'),
  addedDay: z.string().describe('The day the candidate came onto the job, in UTC, as 2026-03-31'),
  completedDay: z.string().describe('The day the candidate completed; empty before'),
  status: z
    .enum(['added', 'invited', 'started', 'uploading', 'completed', 'out'])
    .describe('How far the candidate is; out: rejected by an answer'),
  statusAt: Instant.describe('Since when; of who is invited, when they were last written to'),
  ratedAt: Instant.nullable().describe('When the first rating or scorecard was given'),
  scoredAt: Instant.nullable().describe('When the first scorecard was sent'),
  undeliveredAt: Instant.nullable().describe('When an invitation came back'),
})
export type WorkView = z.infer<typeof WorkView>
