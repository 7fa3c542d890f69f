import type { CandidateEvent } from '#contracts/candidate/events.ts'

type Made = Extract<CandidateEvent, { type: 'EvaluationMade' }>['data']
/** What models made of an application, as far as decisions need it. */
export type Evaluations = {
  /** Null: never asked. */
  agreed: boolean | null
  /** Of the notice that they answered last. */
  notice: number
  /** They agreed to a judgement of their personality as well. */
  personality: boolean
  /** No evaluation began since the application was completed. */
  due: boolean
  /** The evaluation that is waited for. */
  asked: string | null
  last: Pick<Made, 'evaluationId' | 'model' | 'packetHash' | 'skills'> | null
}
export const noEvaluations: Evaluations = {
  agreed: null,
  notice: 1,
  personality: false,
  due: true,
  asked: null,
  last: null,
}

type EvaluationEvent = Extract<CandidateEvent, { type: `Evaluation${string}` }>

export function withEvaluation(before: Evaluations, event: EvaluationEvent): Evaluations {
  switch (event.type) {
    case 'EvaluationConsentGiven':
      return {
        ...before,
        ...{ agreed: event.data.agreed, notice: event.data.notice },
        personality: event.data.agreed && event.data.personality === true,
        // What a model says after they took it back is not taken.
        asked: event.data.agreed ? before.asked : null,
      }
    case 'EvaluationAsked':
      return { ...before, due: false, asked: event.data.evaluationId }
    case 'EvaluationMade': {
      const { evaluationId, model, packetHash, skills } = event.data
      return { ...before, asked: null, last: { evaluationId, model, packetHash, skills } }
    }
    case 'EvaluationFailed':
      return { ...before, asked: null }
    case 'EvaluationReviewed':
      return before
  }
}
