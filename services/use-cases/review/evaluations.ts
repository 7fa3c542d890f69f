import type { CandidateCommand } from '#contracts/candidate/commands.ts'
import type { EvaluationMode } from '#contracts/company/job-defaults.ts'
import type { EvaluatedPersonality, EvaluationMaterial } from '#contracts/candidate/evaluation-schema.ts'
import { quotientOf, totalOf } from '#contracts/candidate/scoring.ts'
import { type Personality, personalityOf } from '#contracts/evaluation/personality.ts'
import { isSteady } from '#contracts/evaluation/steady.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { isKnown, type KnownCandidate } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import type { Evaluation, EvaluationsView } from '#projections/candidates/evaluations.ts'
import { allowOnCandidate, requireFeature } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'
import { type SaidOfSkill, saidOf } from '../../core/evaluation-evidence.ts'
import { evaluationModeOf } from '../../core/evaluation-mode.ts'

type Written = Promise<{ token: ConsistencyToken }>
/** Judged by ten traits, with the five factors that they make (SCR-013 to 015). */
export type ShownPersonality = Personality &
  Pick<EvaluatedPersonality, 'failure' | 'packetHash' | 'prompt' | 'spread' | 'drift'> & {
    ranks: boolean
    traits: (Omit<EvaluatedPersonality['traits'][number], 'instructions'> & SaidOfSkill)[]
  }
export type ShownEvaluation = Omit<Evaluation, 'skills' | 'material' | 'personality'> & {
  personality: ShownPersonality | null
  skills: (Evaluation['skills'][number] & SaidOfSkill)[]
  unread: EvaluationMaterial['unread']
  /** Weighted by the scorecard; null where nothing was scored. */
  score: number | null
  /** Two runs agree, or a person looked: it may be ranked by. */
  ranks: boolean
}
export type EvaluationOf = {
  service: boolean
  mode: EvaluationMode
  /** Kept from the asker until they sent their own scorecard. */
  hidden: boolean
} & Pick<EvaluationsView, 'agreed' | 'asked' | 'failure'> & { evaluations: readonly ShownEvaluation[] }

function personalityIn({ material, personality, reviews }: Evaluation): ShownPersonality | null {
  if (!personality) return null
  const { traits, runs, ...about } = personality
  return {
    ...about,
    ...personalityOf(traits),
    ranks: isSteady(personality) || reviews.length > 0,
    traits: traits.map(({ traitId, points, spread }) => ({
      ...{ traitId, points, spread },
      ...saidOf(material && { ...material, runs }, traitId),
    })),
  }
}

const shown = ({ material, ...evaluation }: Evaluation): ShownEvaluation => {
  const total = totalOf(evaluation.skills)
  return {
    ...evaluation,
    skills: evaluation.skills.map((skill) => ({ ...skill, ...saidOf(material, skill.metricId) })),
    personality: personalityIn({ material, ...evaluation }),
    unread: material?.unread ?? [],
    score: total && quotientOf(total),
    ranks: isSteady(evaluation) || evaluation.reviews.length > 0,
  }
}

/** People score first, so that a machine's proposal does not lead them; programs and those who may not score see it. */
const isHidden = async (core: Core, mode: EvaluationMode, asker: Asker, { jobId, scoring }: KnownCandidate) =>
  mode !== 'at once' &&
  asker.kind === 'user' &&
  scoring.sent[asker.userId] === undefined &&
  (await core.readers.permissionsOnJob(asker, jobId)).includes('candidates.review')

/** @throws Rejected 'candidate/not-found' */
export const evaluationOf =
  (core: Core) =>
  async (asker: Asker, candidateId: CandidateId): Promise<EvaluationOf> => {
    await allowOnCandidate(core, asker, 'candidates.read', candidateId)
    const [view, mode, { state }] = await Promise.all([
      core.readers.evaluationsOf(asker, candidateId),
      evaluationModeOf(core, asker),
      core.commands.stateOf(candidateDecider, asker, candidateId),
    ])
    if (!isKnown(state)) throw new Rejected('candidate/not-found', 'No such candidate')
    // Taken back by the candidate: the log keeps what was proposed, and no one is shown it.
    const found = (state.evaluations.agreed !== false && view?.evaluations) || []
    const hidden = found.length > 0 && (await isHidden(core, mode, asker, state))
    return {
      service: core.engines.evaluator !== null,
      mode,
      hidden,
      agreed: view?.agreed ?? state.evaluations.agreed,
      asked: view?.asked ?? false,
      failure: view?.failure ?? null,
      evaluations: hidden ? [] : found.map(shown),
    }
  }

/**
 * Has an application evaluated once more: the same input shows whether the model still says the same.
 * @throws Rejected 'candidate/not-found', 'evaluator/not-set-up', 'candidate/evaluation-not-agreed', 'subscription/feature-missing'
 */
export const askForEvaluation =
  (core: Core) =>
  async (
    asker: Asker,
    { candidateId, evaluationId, commandId }: { candidateId: CandidateId; evaluationId: string; commandId?: string },
  ): Written => {
    await allowOnCandidate(core, asker, 'candidates.review', candidateId)
    const { state } = await core.commands.stateOf(candidateDecider, asker, candidateId)
    if (!isKnown(state)) throw new Rejected('candidate/not-found', 'No such candidate')
    await requireFeature(core, asker, 'aiMagic')
    if (!core.engines.evaluator) throw new Rejected('evaluator/not-set-up', 'No model for evaluations is set up')
    if ((await evaluationModeOf(core, asker)) === 'off')
      throw new Rejected('evaluator/not-set-up', 'Evaluations are switched off in the settings')
    return send(core, asker, { type: 'AskForEvaluation', data: { candidateId, evaluationId, first: false } }, commandId)
  }

/** A person looked at it: it may be ranked by again, and what they think of it is on the record. */
export const reviewEvaluation =
  (core: Core) =>
  async (
    asker: Asker,
    {
      commandId,
      ...data
    }: { candidateId: CandidateId; evaluationId: string; agrees: boolean; reason: string; commandId?: string },
  ): Written => {
    await allowOnCandidate(core, asker, 'candidates.review', data.candidateId)
    const { hidden } = await evaluationOf(core)(asker, data.candidateId)
    if (hidden)
      throw new Rejected('candidate/evaluation-not-found', 'Send your own scorecard first: the evaluation shows then.')
    return send(core, asker, { type: 'ReviewEvaluation', data }, commandId)
  }

async function send(core: Core, asker: Asker, command: CandidateCommand, commandId?: string): Written {
  const { candidateId } = command.data
  const { token } = await core.commands.handle(candidateDecider, candidateId, command, core.context(asker, commandId))
  return { token }
}
