import * as z from 'zod'
import { ModuleId } from '../kernel/ids.ts'
import { evaluationFailures, unreadReasons } from './evaluations.ts'

/** As it was sent, letter by letter; stored, so that it is not the schema of a packet that is made today. */
const StoredPacket = z.object({
  prompt: z.number().int(),
  scorecard: z.number().int(),
  job: z.string(),
  skills: z.array(z.object({ metricId: z.string(), name: z.string() })),
  materials: z.array(
    z.object({
      id: z.string(),
      question: z.string(),
      kind: z.enum(['spoken', 'written']),
      version: z.number().int().nullable(),
      text: z.string(),
    }),
  ),
})
const Run = z.array(
  z.object({
    metricId: z.string(),
    score: z.number().int().nullable(),
    reason: z.string(),
    evidence: z.array(
      z.object({ material: z.string(), quote: z.string(), from: z.number().int(), to: z.number().int() }),
    ),
  }),
)
/** What a model was given and what it answered: personal, and erased with the candidate. */
export const EvaluationMaterial = z.object({
  packet: StoredPacket,
  runs: z.array(Run),
  /** Where each material comes from: `starts` are places in its text and the second of the recording that they are at. */
  sources: z.array(
    z.object({
      material: z.string(),
      recordingId: z.string().nullable(),
      starts: z.array(z.object({ at: z.number().int(), second: z.number() })),
    }),
  ),
  unread: z.array(z.object({ question: z.string(), why: z.enum(unreadReasons) })),
})
export type EvaluationMaterial = z.infer<typeof EvaluationMaterial>

/** By the ten traits, in a run of its own over the same materials; with `failure` it has no traits. Personal, and erased with the candidate. */
export const EvaluatedPersonality = z.object({
  failure: z.enum(evaluationFailures).nullable(),
  packetHash: z.string(),
  prompt: z.number().int().min(1),
  traits: z.array(
    z.object({
      traitId: z.string(),
      instructions: z.string(),
      points: z.number().int().min(0).max(100).nullable(),
      spread: z.number().int().min(0).max(100),
    }),
  ),
  spread: z.number().int().min(0).max(100),
  drift: z.number().int().min(0).max(100).nullable(),
  runs: z.array(Run),
})
export type EvaluatedPersonality = z.infer<typeof EvaluatedPersonality>

/** Null: not scored. */
export const EvaluatedSkill = z.object({
  metricId: ModuleId,
  name: z.string(),
  weight: z.number(),
  points: z.number().int().min(0).max(100).nullable(),
  spread: z.number().int().min(0).max(100),
})
export type EvaluatedSkill = z.infer<typeof EvaluatedSkill>
