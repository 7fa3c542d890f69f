import * as z from 'zod'
import { CandidateId, Uuid } from '../kernel/ids.ts'
import { EvaluatedPersonality, EvaluatedSkill, EvaluationMaterial } from './evaluation-schema.ts'
import { evaluationFailures } from './evaluations.ts'

const command = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), data: z.object({ candidateId: CandidateId, evaluationId: Uuid, ...shape }) })

/** `first`: sent by the process that has complete applications evaluated; once for each completion. */
export const AskForEvaluation = command('AskForEvaluation', { first: z.boolean() })
/** Sent by the process; repeating it is harmless. */
export const RecordEvaluation = command('RecordEvaluation', {
  model: z.string().max(200),
  packetHash: z.string().max(100),
  skills: z.array(EvaluatedSkill).max(100),
  material: EvaluationMaterial,
  personality: EvaluatedPersonality.optional(),
})
export const RecordEvaluationFailure = command('RecordEvaluationFailure', { reason: z.enum(evaluationFailures) })
export const ReviewEvaluation = command('ReviewEvaluation', { agrees: z.boolean(), reason: z.string().max(100_000) })
/** The candidate takes back that a model may read their answers. */
export const WithdrawEvaluationConsent = z.object({
  type: z.literal('WithdrawEvaluationConsent'),
  data: z.object({ candidateId: CandidateId }),
})
export const evaluationCommands = [
  WithdrawEvaluationConsent,
  AskForEvaluation,
  RecordEvaluation,
  RecordEvaluationFailure,
  ReviewEvaluation,
] as const
