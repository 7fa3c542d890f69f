import * as z from 'zod'
import { evaluationFailures, MOST_DISAGREEMENT, unreadReasons } from '../../candidate/evaluations.ts'
import { evaluationModes } from '../../company/job-defaults.ts'
import { type Factor, factors, levels } from '../../evaluation/personality.ts'
import { fits } from '../../candidate/scoring.ts'
import { CandidateId, Uuid } from '../../kernel/ids.ts'
import { defineRoutes } from './route.ts'

const Evidence = z.object({
  question: z.string(),
  quote: z.string().describe('As it is in the transcript or the written answer; names are masked'),
  recordingId: z.string().nullable(),
  second: z.number().nullable().describe('Of the recording'),
})
const Share = z.number().nullable().describe('0 to 1; high from 0.65, low below 0.35; null: not scored')
const PersonalityOfCandidate = z.object({
  failure: z.enum(evaluationFailures).nullable().describe('Why it was not judged'),
  personalityScore: z.number().nullable().describe('Mean points of the traits that were scored, 0 to 100'),
  ranks: z.boolean(),
  spread: z.number().int(),
  drift: z.number().int().nullable(),
  prompt: z.number().int(),
  packetHash: z.string(),
  factors: z.object(Object.fromEntries(factors.map((each) => [each, Share])) as Record<Factor, typeof Share>),
  personalityBehavior: z
    .array(z.object({ factor: z.enum(factors), score: z.number(), level: z.enum(levels) }))
    .describe('The three factors farthest from 0.5'),
  traits: z.array(
    z.object({
      trait: z.string(),
      score: z.number().int().nullable(),
      spread: z.number().int(),
      reason: z.string(),
      evidence: z.array(Evidence),
    }),
  ),
})
const Evaluation = z.object({
  evaluationId: z.string(),
  madeAt: z.string(),
  model: z.string(),
  packetHash: z.string().describe('Equal hashes are equal inputs'),
  prompt: z.number().int().describe('Version of the instructions'),
  version: z.number().int().describe('Version of the scorecard'),
  score: z.number().nullable().describe('0 to 100, the exact quotient; null where nothing was scored'),
  fit: z.enum(fits).nullable(),
  ranks: z.boolean().describe('Two runs agree within 5 points, or a person looked'),
  spread: z.number().int().describe('Largest difference between two runs'),
  drift: z.number().int().nullable().describe('From the time before with the same input; null where there is none'),
  coverage: z.object({ scored: z.number().int(), skills: z.number().int() }),
  metrics: z.array(
    z.object({
      metric_id: z.string(),
      name: z.string(),
      weight: z.number(),
      score: z.number().int().nullable().describe('null: not scored, for this reason'),
      spread: z.number().int(),
      reason: z.string(),
      evidence: z.array(Evidence),
    }),
  ),
  personality: PersonalityOfCandidate.nullable().describe('null: the company or the candidate does not want it'),
  unread: z.array(z.object({ question: z.string(), why: z.enum(unreadReasons) })),
  reviews: z.array(z.object({ reviewerId: z.string(), agrees: z.boolean(), reason: z.string(), at: z.string() })),
})
const EvaluationOfCandidate = z
  .object({
    video_id: CandidateId,
    service: z.boolean().describe('Whether a model is set up'),
    mode: z.enum(evaluationModes),
    agreed: z.boolean().nullable().describe('Whether the candidate agreed; null: there was no question'),
    hidden: z.boolean().describe("It shows once the caller's own scorecard is sent"),
    asked: z.boolean().describe('An evaluation is under way'),
    failure: z.enum(evaluationFailures).nullable(),
    ai: z.object({ score: z.number().nullable() }).describe('Of the newest evaluation that may be ranked by'),
    evaluations: z.array(Evaluation).describe('The newest ones, the last one last'),
  })
  .meta({ id: 'EvaluationOfCandidate' })

const params = z.object({ id: CandidateId })

/** What a model proposes for the skills of a candidate (AI-007, SCR-016; C§3 `scorecard.ai.score`). The documents name no calls. */
export const evaluationRoutes = defineRoutes({
  getEvaluation: {
    at: [['v2', 'GET', '/videos/{id}/evaluation']],
    summary: 'What a model proposed for each skill, and the passages it rests on',
    permission: 'candidates.read',
    target: 'candidate',
    params,
    reply: EvaluationOfCandidate,
  },
  askForEvaluation: {
    at: [['v2', 'POST', '/videos/{id}/evaluation']],
    summary: 'Has a complete application evaluated again',
    permission: 'candidates.review',
    target: 'candidate',
    params,
    reply: EvaluationOfCandidate,
  },
  reviewEvaluation: {
    at: [['v2', 'PUT', '/videos/{id}/evaluation/review']],
    summary: 'Agrees with the newest evaluation, or says why not',
    permission: 'candidates.review',
    target: 'candidate',
    params,
    body: z.object({ evaluationId: Uuid, agrees: z.boolean(), reason: z.string().max(MOST_DISAGREEMENT).default('') }),
    reply: EvaluationOfCandidate,
  },
})
