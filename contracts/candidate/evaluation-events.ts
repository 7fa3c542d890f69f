import * as z from 'zod'
import { defineEvent } from '../kernel/event.ts'
import { UserId, Uuid } from '../kernel/ids.ts'
import { EvaluatedPersonality, EvaluatedSkill, EvaluationMaterial } from './evaluation-schema.ts'
import { evaluationFailures } from './evaluations.ts'

/** The candidate read the notice of that number and agreed that a model reads their answers, or did not. */
export const EvaluationConsentGiven = defineEvent(
  'EvaluationConsentGiven',
  z.object({
    agreed: z.boolean(),
    notice: z.number().int().min(1),
    /** Whether it may judge their personality as well; left out where that was no question. */
    personality: z.boolean().optional(),
  }),
)
/** `askedBy` null: the application was complete. */
export const EvaluationAsked = defineEvent(
  'EvaluationAsked',
  z.object({ evaluationId: Uuid, askedBy: UserId.nullable() }),
)
/** It proposes and decides nothing: no column, no status and no rejection follows from it. */
export const EvaluationMade = defineEvent(
  'EvaluationMade',
  z.object({
    evaluationId: Uuid,
    model: z.string(),
    /** Of the packet: equal hashes are equal inputs. */
    packetHash: z.string(),
    prompt: z.number().int().min(1),
    /** The version of the job's scorecard; its weights are with the skills, for good. */
    scorecard: z.number().int().min(1),
    skills: z.array(EvaluatedSkill),
    /** The largest difference between the runs of this evaluation. */
    spread: z.number().int().min(0).max(100),
    /** From the evaluation before, where the same model had the same input; null where nothing can be compared. */
    drift: z.number().int().min(0).max(100).nullable(),
    material: EvaluationMaterial.nullable(),
    /** Left out where the company, or the candidate, does not want it. */
    personality: EvaluatedPersonality.nullable().optional(),
  }),
  ['material', 'personality'],
)
export const EvaluationFailed = defineEvent(
  'EvaluationFailed',
  z.object({ evaluationId: Uuid, reason: z.enum(evaluationFailures) }),
)
/** A person looked at it, and agrees or says why not. */
export const EvaluationReviewed = defineEvent(
  'EvaluationReviewed',
  z.object({ evaluationId: Uuid, reviewerId: UserId, agrees: z.boolean(), reason: z.string() }),
  ['reason'],
)
export const evaluationEvents = [
  EvaluationConsentGiven,
  EvaluationAsked,
  EvaluationMade,
  EvaluationFailed,
  EvaluationReviewed,
] as const
