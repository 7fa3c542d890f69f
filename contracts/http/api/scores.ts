import * as z from 'zod'
import { fits, recommendations } from '../../candidate/scoring.ts'
import { AnonymityLevel } from '../../kernel/anonymity.ts'
import { evaluationModes, mustHaveModes } from '../../company/job-defaults.ts'
import { CandidateId, JobId, ModuleId, UserId } from '../../kernel/ids.ts'
import { defineRoutes } from './route.ts'

const Recommendation = z.enum(recommendations).nullable()
const points = z
  .record(ModuleId, z.number().nullable())
  .describe('Whole points 0 to 100 by metric_id; null: not judged')
const Score = z.number().nullable().describe('0 to 100, the exact quotient; shown rounded up')

const ScorecardOfCandidate = z
  .object({
    video_id: CandidateId,
    scorecard: z.object({
      version: z.number().int().describe("The job's newest version; 0 before it was live"),
      metrics: z.array(z.object({ metric_id: z.string(), name: z.string(), weight: z.number() })),
      average: z
        .object({ score: Score, fit: z.enum(fits).nullable() })
        .describe('Team score: the average of the cards that were sent, each counting the same'),
      hidden: z.boolean().describe("Others' cards show once one's own is sent"),
      asked: z.array(z.string()).describe('Reviewers whose scorecards are waited for'),
      draft: z.object({ points, recommendation: Recommendation }).nullable().describe("The caller's own, not sent"),
      cards: z.array(
        z.object({
          reviewerId: z.string(),
          version: z.number().int().describe('The version of the scorecard it was given under'),
          times: z.number().int().describe('How often it was sent'),
          score: Score,
          recommendation: Recommendation,
          metrics: z.array(
            z.object({
              metric_id: z.string(),
              name: z.string(),
              weight: z.number(),
              score: z.number().int().nullable(),
            }),
          ),
        }),
      ),
    }),
  })
  .meta({ id: 'ScorecardOfCandidate' })

const params = z.object({ id: CandidateId })
const filled = {
  version: z.number().int().min(1).describe('The version of the scorecard that was filled in'),
  points,
  recommendation: Recommendation.optional().describe('Left out: as before'),
}
const Rules = z.object({
  mustHave: z.enum(mustHaveModes).describe('What a must-have skill below 50 % on average does'),
  blindReview: z
    .boolean()
    .nullable()
    .describe("Whether new jobs hide others' ratings and scorecards until one's own is given; null: as it was made"),
  evaluation: z
    .enum(evaluationModes)
    .describe('Whether a model proposes scores for those who agree, and when reviewers see them'),
  personality: z
    .boolean()
    .describe('Whether the model judges the personality of those who agree to that as well; off unless switched on'),
  anonymousReview: AnonymityLevel.describe(
    'What new jobs hide from those who judge: nothing, names and contact, or recordings as well',
  ),
})

const ReviewRules = z
  .object({
    blindReview: z.boolean().describe("Whether others' ratings and scorecards are hidden until one's own is given"),
    anonymousReview: AnonymityLevel.describe('What of its candidates is hidden until they are hired or rejected'),
  })
  .meta({ id: 'ReviewRules' })
const ofJob = { permission: 'jobs.create', target: 'job', params: z.object({ id: JobId }), reply: ReviewRules } as const

/** Scorecards of candidates (SCR-007, SCR-008, SCR-016, SCR-017; C§3 `scorecard.average.score`). The documents name no calls. */
export const scoreRoutes = defineRoutes({
  getScorecard: {
    at: [['v2', 'GET', '/videos/{id}/scorecard']],
    summary: "A candidate's scorecards and team score",
    permission: 'candidates.read',
    target: 'candidate',
    params,
    reply: ScorecardOfCandidate,
  },
  draftScorecard: {
    at: [['v2', 'PATCH', '/videos/{id}/scorecard']],
    summary: "Keeps points of the caller's own scorecard without sending it",
    permission: 'candidates.review',
    target: 'candidate',
    params,
    body: z.object(filled),
    reply: ScorecardOfCandidate,
  },
  sendScorecard: {
    at: [['v2', 'PUT', '/videos/{id}/scorecard']],
    summary: "Sends the caller's own scorecard, or changes it",
    permission: 'candidates.review',
    target: 'candidate',
    params,
    body: z.object({
      ...filled,
      basedOn: z
        .number()
        .int()
        .min(0)
        .describe('How often it was sent before, as the caller knows it: 0 the first time'),
    }),
    reply: ScorecardOfCandidate,
  },
  askForScorecards: {
    at: [['v2', 'PUT', '/videos/{id}/scorecard/reviewers']],
    summary: 'Sets whose scorecards of a candidate are waited for',
    permission: 'candidates.edit',
    target: 'candidate',
    params,
    body: z.object({ reviewers: z.array(UserId).max(50) }),
    reply: ScorecardOfCandidate,
  },
  getReviewRules: {
    at: [['v2', 'GET', '/jobs/{id}/review']],
    summary: 'What a job hides from those who review its candidates',
    ...ofJob,
  },
  setReviewRules: {
    at: [['v2', 'PATCH', '/jobs/{id}/review']],
    summary: 'Changes what a job hides from those who review its candidates',
    ...ofJob,
    body: ReviewRules.partial(),
  },
  getScoringRules: {
    at: [['v2', 'GET', '/company/scoring']],
    summary: "The company's rules for scorecards",
    permission: 'company.settings',
    target: 'none',
    reply: Rules,
  },
  setScoringRules: {
    at: [['v2', 'PATCH', '/company/scoring']],
    summary: "Changes the company's rules for scorecards",
    permission: 'company.settings',
    target: 'none',
    body: Rules.partial(),
    reply: Rules,
  },
})
