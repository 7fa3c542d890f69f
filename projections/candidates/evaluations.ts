import * as z from 'zod'
import { evaluationFailures } from '#contracts/candidate/evaluations.ts'
import { EvaluatedPersonality, EvaluatedSkill, EvaluationMaterial } from '#contracts/candidate/evaluation-schema.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { Projection } from '../runtime/projection.ts'

const Evaluation = z.object({
  evaluationId: z.string(),
  madeAt: z.string(),
  model: z.string(),
  packetHash: z.string(),
  prompt: z.number().int(),
  scorecard: z.number().int(),
  skills: z.array(EvaluatedSkill),
  spread: z.number().int(),
  drift: z.number().int().nullable(),
  material: EvaluationMaterial.nullable(),
  personality: EvaluatedPersonality.nullable().describe('By ten traits; null: not judged'),
  reviews: z.array(z.object({ reviewerId: z.string(), agrees: z.boolean(), reason: z.string(), at: z.string() })),
})
export type Evaluation = z.infer<typeof Evaluation>

export const EvaluationsView = z.object({
  jobId: z.string().describe('The job applied to'),
  agreed: z.boolean().nullable().describe('Whether the candidate agreed; null: there was no question'),
  asked: z.boolean().describe('An evaluation is under way'),
  failure: z.enum(evaluationFailures).nullable().describe('Why the last one came to nothing'),
  evaluations: z.array(Evaluation).describe('The newest ones, the last one last; the log has all'),
})
export type EvaluationsView = z.infer<typeof EvaluationsView>

const MOST_KEPT = 5

/** What models made of an application, in a document of its own: it holds all that was sent, and is for reviewers alone. */
export const evaluations: Projection<EvaluationsView, CandidateEvent> = {
  name: 'evaluations',
  version: 3,
  category: 'candidate',
  description:
    'One document per candidate: what a model proposed for each skill and trait, with the passages it rests on',
  schema: EvaluationsView,
  indexes: [{ fields: ['companyId', 'jobId'] }],
  counters: [],
  evolve: (view, { event, occurredAt: at }) => {
    if (event.type === 'CandidateAdded' || event.type === 'CandidateStarted')
      return view ?? { jobId: event.data.jobId, agreed: null, asked: false, failure: null, evaluations: [] }
    if (!view || event.type === 'CandidateDeleted') return null
    switch (event.type) {
      case 'EvaluationConsentGiven':
        return { ...view, agreed: event.data.agreed, asked: event.data.agreed && view.asked }
      case 'EvaluationAsked':
        return { ...view, asked: true, failure: null }
      case 'EvaluationFailed':
        return { ...view, asked: false, failure: event.data.reason }
      case 'EvaluationMade': {
        const { personality = null, ...data } = event.data
        const made = { ...data, personality, madeAt: at, reviews: [] }
        return { ...view, asked: false, failure: null, evaluations: [...view.evaluations, made].slice(-MOST_KEPT) }
      }
      case 'EvaluationReviewed': {
        const { evaluationId, reviewerId, agrees, reason } = event.data
        const review = { reviewerId, agrees, reason, at }
        return {
          ...view,
          evaluations: view.evaluations.map((each) =>
            each.evaluationId === evaluationId
              ? { ...each, reviews: [...each.reviews.filter((other) => other.reviewerId !== reviewerId), review] }
              : each,
          ),
        }
      }
      default:
        return view
    }
  },
}
