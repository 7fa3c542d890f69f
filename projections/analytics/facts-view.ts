import * as z from 'zod'
import { CandidateStatus, Source } from '#contracts/candidate/events.ts'
import { CandidateId, ColumnId, Instant, JobId } from '#contracts/kernel/ids.ts'

export const Stage = z.object({
  columnId: ColumnId.describe("The board's column"),
  enteredAt: Instant.describe('When the candidate came into it'),
  leftAt: Instant.nullable().describe('When the candidate left it; null while still there'),
  seconds: z.number().nullable().describe('How long the stay was; null while it lasts'),
  reason: z
    .string()
    .optional()
    .describe("Why the candidate was rejected: a reason of the company's list, own (words), answer or unsaid"),
})
export type Stage = z.infer<typeof Stage>

/** No names, no contact, no free text: an analyst counts and times with it, and can hand it on. */
export const FactsView = z.object({
  candidateId: CandidateId.describe("The candidate: one person's application to one job"),
  jobId: JobId.describe('The job applied to'),
  status: CandidateStatus.describe('added, pending (invited), started, uploading, completed or auto rejected'),
  source: Source.describe('How the candidate came: direct link, referral link, invitation or API'),
  board: z.string().describe('The job board that the link named, such as indeed; empty: it did not say'),
  campaign: z.string().describe('The campaign that the link named; empty: it did not say'),
  columnId: ColumnId.describe('The column the candidate is in now'),
  path: z.string().describe('Every column ever entered, in the order of the first time, separated by a space'),
  milestones: z
    .string()
    .describe('What has been reached, separated by a space: added, invited, started, completed, rated, hired'),
  stages: z.array(Stage).describe('Each stay in a column, in order'),
  changedAt: Instant.describe('When the last thing happened that this row includes'),
  addedAt: Instant.describe('When the candidate first appeared'),
  invitedAt: Instant.nullable().describe('When the first invitation was sent'),
  startedAt: Instant.nullable().describe('When the start form was sent'),
  completedAt: Instant.nullable().describe('When the journey and all its uploads were complete'),
  hoursToComplete: z.number().nullable().describe('Hours from started to completed'),
  rejected: z.boolean().describe('Whether the candidate is rejected now, by a person or by an answer'),
  hired: z.boolean().describe('Whether the candidate is in the hired column now'),
  rating: z.number().nullable().describe("Average of the reviewers' ratings, 1 to 5; null without any"),
  ratings: z
    .array(z.object({ reviewerId: z.string(), value: z.number().int() }))
    .describe('The latest rating of each reviewer'),
  reviews: z
    .array(
      z.object({
        reviewerId: z.string().describe('Who reviewed'),
        value: z.number().int().nullable().describe('Stars; null for a comment, 0 when they were taken back'),
        at: Instant,
      }),
    )
    .describe('Every rating, comment and scorecard, in order'),
  answered: z
    .array(
      z.object({
        key: z.string().describe('The module, or module/question of a recorded question'),
        at: Instant.describe('When it was first answered'),
        takes: z.number().int().describe('Which take was sent; 1 for the first, and for what is not recorded'),
      }),
    )
    .describe('Questions answered, in the order of the first answer'),
  comments: z.number().int().describe('How many comments were written'),
  reminders: z.number().int().describe('How many reminders were sent'),
  videos: z.number().int().describe('How many recordings are complete'),
  videoSeconds: z.number().describe('Total length of the complete recordings, where the recorder measured it'),
})
export type FactsView = z.infer<typeof FactsView>
