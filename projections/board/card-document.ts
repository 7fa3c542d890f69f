import * as z from 'zod'
import { CandidateStatus, Source } from '#contracts/candidate/events.ts'
import { interviewSteps } from '#contracts/interview/codes.ts'

const instant = z.string()

export const CardDocument = z.object({
  jobId: z.string().describe('The job applied to'),
  name: z.string().describe('Full name'),
  email: z.string().describe('Email address'),
  search: z
    .string()
    .describe('Name and email in small letters without accents, a blank before each word, for searching and sorting'),
  alias: z.string().describe('What they are called and found by where who they are is hidden, as searched text'),
  unmaskedBy: z.string().describe('Who looked at who it is, by id, each after a blank'),
  columnId: z.string().describe('The column of the board the card is in'),
  enteredColumnAt: instant.describe('When it came into that column'),
  movedBy: z.string().nullable().describe('Who put it there, by id; null: not a person of the company'),
  rank: z.string().describe('Order in the column, the greatest on top'),
  trail: z
    .array(z.object({ columnId: z.string(), enteredAt: instant, movedBy: z.string().nullable() }))
    .describe('The stays before this one, the last one last, without what was taken back'),
  status: CandidateStatus.describe('Application status'),
  rejected: z.boolean().describe('Is in the rejected column'),
  source: Source.describe('How the candidate came to the job'),
  board: z.string().describe('By which job board, as their link said; empty: it did not say'),
  campaign: z.string().describe('By which campaign, likewise'),
  ratings: z.record(z.string(), z.number()).describe('Stars by reviewer'),
  reviewers: z.string().describe('Who rated, by id, each after a blank'),
  ratingsAvg: z.number().nullable().describe('Average star rating'),
  totals: z
    .record(z.string(), z.object({ sum: z.number().int(), of: z.number().int() }))
    .describe('Total of the scorecard that each reviewer sent, as a quotient'),
  scorers: z.string().describe('Who sent a scorecard, by id, each after a blank'),
  teamScore: z.number().nullable().describe('Average of these totals, 0 to 100, not rounded'),
  points: z.record(z.string(), z.record(z.string(), z.number())).describe('Points of each skill by reviewer'),
  skills: z.record(z.string(), z.number()).describe('Average points of each skill over the scorecards, not rounded'),
  ai: z
    .object({
      evaluationId: z.string(),
      score: z.number().nullable(),
      steady: z.boolean(),
      looked: z.boolean(),
      personality: z.object({ score: z.number().nullable(), steady: z.boolean() }).nullable(),
    })
    .nullable()
    .describe('The last evaluation by a model: whether its runs agree, and whether a person looked at it'),
  aiScore: z.number().nullable().describe('Its score, 0 to 100, where the runs agree or a person looked'),
  personalityScore: z
    .number()
    .nullable()
    .describe('Of ten traits, 0 to 100, where the runs agree or a person looked; null: not judged'),
  comments: z.number().int().describe('Number of comments'),
  interviews: z
    .record(z.string(), z.object({ step: z.enum(interviewSteps), start: instant.nullable() }))
    .describe('How far each live interview has come'),
  live: z.enum([...interviewSteps, 'none']).describe('How far the foremost of them has come; none without any'),
  answered: z.array(z.string()).describe('Modules of the journey that have an answer or a recording'),
  tags: z.array(z.string()).describe('Tags in the order in which they were given'),
  tagged: z.string().describe('The same in small letters without accents, each between line breaks'),
  chosen: z.string().describe('Answers chosen from lists, as module~option between blanks'),
  numbers: z.record(z.string(), z.number()).describe('Answers that are a number, by module'),
  days: z.record(z.string(), z.string()).describe('Answers that are a day, as 2026-12-31, by module'),
  cloud: z
    .record(z.string(), z.array(z.object({ word: z.string(), importance: z.number().int() })))
    .describe('Words that each written answer and transcript uses most, by module or recording'),
  words: z.string().describe('The same words, each between blanks'),
  recorded: z.array(z.string()).describe('Questions that have an uploaded recording'),
  posterId: z.string().nullable().describe('A still of the first recording; null: none'),
  journeyVersion: z.number().int().nullable().describe('Version of the journey the candidate walks through'),
  addedAt: instant.describe('When the candidate came onto the job'),
  addedRank: z.string().describe('Order of arrival'),
  invitedAt: instant.nullable().describe('Invitation date'),
  startedAt: instant.nullable().describe('Started date'),
  completedAt: instant.nullable().describe('Finished date'),
  lastActivityAt: instant.nullable().describe('Last thing the candidate did'),
  remindedAt: instant.nullable().describe('When they were reminded last'),
})
export type CardDocument = z.infer<typeof CardDocument>
