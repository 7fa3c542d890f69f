import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { EvaluatedPersonality } from '#contracts/candidate/evaluation-schema.ts'
import { type EvaluationFailure, evaluationFailures } from '#contracts/candidate/evaluations.ts'
import { outcomeOf, type Refusal, type ScoredByModel } from '#contracts/evaluation/outcome.ts'
import type { Packet } from '#contracts/evaluation/packet.ts'
import { personalityPacket } from '#contracts/evaluation/personality.ts'
import { type Judged, messagesOf } from '#contracts/evaluation/prompt.ts'
import { driftOf, RUNS, settled, spreadOf } from '#contracts/evaluation/steady.ts'
import { CompanyId } from '#contracts/kernel/ids.ts'
import { Rejected, type RejectionCode } from '#contracts/kernel/rejections.ts'
import type { Evaluator } from '#infra/engines/evaluator/evaluator.ts'
import type { Core } from '../core/core.ts'
import { wantsPersonality } from '../core/evaluation-mode.ts'
import { type EvaluationSource, evaluationSource } from '../core/evaluation-source.ts'
import { modelBudget } from '../core/model-budget.ts'
import { outsideCall } from './call.ts'

const refusedAs: Record<Refusal, RejectionCode> = {
  'not-json': 'evaluator/unusable',
  schema: 'evaluator/unusable',
  skills: 'evaluator/unusable',
  'no-evidence': 'evaluator/no-evidence',
  'not-said': 'evaluator/not-said',
}

/** Has an application judged by its job's skills. Asking again answers the same evaluation again; only the first is recorded. */
export const evaluate = outsideCall({
  payload: z.object({ candidateId: z.string(), evaluationId: z.string() }),
  target: () => 'evaluator',
  repeatable: true,
  async call(core, { tenant, payload: { candidateId } }) {
    const { evaluator } = core.engines
    if (!evaluator) throw new Rejected('evaluator/not-set-up', 'No model for evaluations is set up')
    return evaluatedBy(core, evaluator, { companyId: CompanyId.parse(tenant), candidateId })
  },
})

/** What this model makes of an application. @throws Rejected where it cannot be read, or its answer not be used */
export async function evaluatedBy(
  core: Core,
  evaluator: Evaluator,
  { companyId, candidateId }: { companyId: CompanyId; candidateId: string },
) {
  const source = await evaluationSource(core, { companyId, candidateId })
  if (source?.agreed === false)
    throw new Rejected(
      'candidate/evaluation-not-agreed',
      'The candidate has taken back that a model may read the answers',
    )
  if (!source || source.packet.materials.length === 0)
    throw new Rejected('evaluator/nothing-to-read', 'There is nothing that a model could read')
  const { packet, weights, sources, unread } = source
  const asking = { core, evaluator, companyId }
  const runs = await judged(asking, packet, 'skills')
  const points = settled(runs)
  const wanted = source.personality && (await wantsPersonality(core, { companyId }))
  return {
    model: evaluator.model,
    packetHash: hashOf(packet),
    skills: packet.skills.map(({ metricId, name }) => {
      const { points: given, spread } = points.find((each) => each.metricId === metricId)!
      return { metricId, name, weight: weights[metricId]!, points: given, spread }
    }),
    material: { packet, runs, sources, unread },
    ...(wanted && { personality: await personalityIn(asking, source) }),
  }
}

type Asking = { core: Core; evaluator: Evaluator; companyId: CompanyId }

/** What the model answers in each run. @throws Rejected when one of its answers cannot be used */
async function judged({ core, evaluator, companyId }: Asking, packet: Packet, by: Judged) {
  const budget = modelBudget(core, core.settings)
  const runs: (readonly ScoredByModel[])[] = []
  for (let run = 1; run <= RUNS; run++) {
    await budget.check(companyId)
    const { text, tokens } = await evaluator.ask(messagesOf(packet, by), run).catch(laterWhenAway)
    // Each answer counts, also of a server that does not say what it cost.
    await budget.spend(companyId, Math.max(1, tokens))
    const outcome = outcomeOf(packet, text)
    if (!outcome.ok) throw new Rejected(refusedAs[outcome.refusal], 'The answer of the model could not be used')
    runs.push(outcome.skills)
  }
  return runs
}

/** Judged apart from the skills, so that neither has a part in the other: where it fails, the skills stay as they are. */
async function personalityIn(asking: Asking, { packet, last }: EvaluationSource): Promise<EvaluatedPersonality> {
  const own = personalityPacket(packet)
  const about = { packetHash: hashOf(own), prompt: own.prompt }
  try {
    const runs = await judged(asking, own, 'personality')
    const points = settled(runs)
    const before = last?.model === asking.evaluator.model && last.personality
    const isSame = before && before.failure === null && before.packetHash === about.packetHash
    return {
      ...about,
      failure: null,
      traits: points.map(({ metricId: traitId, ...given }) => ({
        traitId,
        instructions: own.skills.find(({ metricId }) => metricId === traitId)!.name,
        ...given,
      })),
      spread: spreadOf(points),
      drift: isSame
        ? driftOf(
            before.traits.map(({ traitId, points: given }) => ({ metricId: traitId, points: given })),
            points,
          )
        : null,
      runs: runs.map((run) => run.map((each) => ({ ...each, evidence: [...each.evidence] }))),
    }
  } catch (error) {
    if (!(error instanceof Rejected) || error.code === 'evaluator/unavailable') throw error
    return { ...about, failure: failureOf(error.code), traits: [], spread: 0, drift: null, runs: [] }
  }
}

function failureOf(code: RejectionCode): EvaluationFailure {
  if (code === 'assistant/over-usage') return 'limit'
  return evaluationFailures.find((each) => code === `evaluator/${each}`) ?? 'unusable'
}

const hashOf = (packet: Packet) => createHash('sha256').update(JSON.stringify(packet)).digest('hex')

/** What was paid for is used up today and is there again tomorrow: an evaluation can wait for it. */
function laterWhenAway(error: unknown): never {
  const isAway = error instanceof Rejected && ['assistant/over-usage', 'assistant/unavailable'].includes(error.code)
  if (isAway) throw new Rejected('evaluator/unavailable', 'The model cannot be used at the moment')
  throw error
}
