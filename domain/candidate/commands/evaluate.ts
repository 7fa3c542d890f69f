import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import { MOST_DISAGREEMENT } from '#contracts/candidate/evaluations.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { driftOf, spreadOf } from '#contracts/evaluation/steady.ts'
import type { CommandContext } from '#contracts/kernel/command-context.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { said } from '#contracts/kernel/wording.ts'
import type { Candidate } from '../candidate.ts'
import { known } from '../policies/known.ts'
import { reviewerOf } from '../policies/reviewer.ts'

/** Only of candidates who agreed, only of complete applications, and one at a time. */
export function askForEvaluation(
  { evaluationId, first }: CandidateCommandData<'AskForEvaluation'>,
  state: Candidate,
  { asker }: CommandContext,
): CandidateEvent[] {
  const { evaluations, status } = known(state)
  if (first && (evaluations.agreed !== true || !evaluations.due || status !== 'completed')) return []
  if (evaluations.agreed !== true)
    throw new Rejected('candidate/evaluation-not-agreed', 'The candidate has not agreed to an evaluation by AI')
  if (status !== 'completed')
    throw new Rejected('candidate/evaluation-too-early', 'Only complete applications are evaluated')
  if (evaluations.asked !== null) return []
  const askedBy = asker.kind === 'user' || asker.kind === 'apiKey' ? reviewerOf(asker) : null
  return [{ type: 'EvaluationAsked', data: { evaluationId, askedBy } }]
}

/** For good: an evaluation under way is not taken any more, and no other begins. */
export function withdrawEvaluationConsent(
  _: CandidateCommandData<'WithdrawEvaluationConsent'>,
  state: Candidate,
): CandidateEvent[] {
  const { agreed, notice } = known(state).evaluations
  return agreed === true ? [{ type: 'EvaluationConsentGiven', data: { agreed: false, notice } }] : []
}

/** Counts once, however often the model was called. The same input to the same model is compared with the time before. */
export function recordEvaluation(
  { evaluationId, model, packetHash, skills, material, personality }: CandidateCommandData<'RecordEvaluation'>,
  state: Candidate,
): CandidateEvent[] {
  const { asked, last } = known(state).evaluations
  if (asked !== evaluationId) return []
  const { prompt, scorecard } = material.packet
  const isSame = last?.packetHash === packetHash && last.model === model
  const drift = isSame ? driftOf(last.skills, skills) : null
  const made = { evaluationId, model, packetHash, prompt, scorecard, skills, spread: spreadOf(skills), drift, material }
  return [{ type: 'EvaluationMade', data: { ...made, ...(personality && { personality }) } }]
}

export function recordEvaluationFailure(
  { evaluationId, reason }: CandidateCommandData<'RecordEvaluationFailure'>,
  state: Candidate,
): CandidateEvent[] {
  return known(state).evaluations.asked === evaluationId
    ? [{ type: 'EvaluationFailed', data: { evaluationId, reason } }]
    : []
}

/** @throws Rejected 'candidate/evaluation-not-found' for any but the newest, 'candidate/evaluation-invalid' */
export function reviewEvaluation(
  { evaluationId, agrees, reason }: CandidateCommandData<'ReviewEvaluation'>,
  state: Candidate,
  { asker }: CommandContext,
): CandidateEvent[] {
  const reviewerId = reviewerOf(asker)
  if (known(state).evaluations.last?.evaluationId !== evaluationId)
    throw new Rejected('candidate/evaluation-not-found', 'There is a newer evaluation, or none. Look at it first.')
  const written = reason.trim()
  const problem =
    !agrees && written === ''
      ? 'Say why you disagree'
      : written.length > MOST_DISAGREEMENT
        ? said`Enter at most ${MOST_DISAGREEMENT} characters`
        : null
  if (problem) throw new Rejected('candidate/evaluation-invalid', problem, { reason: problem })
  return [{ type: 'EvaluationReviewed', data: { evaluationId, reviewerId, agrees, reason: written } }]
}
