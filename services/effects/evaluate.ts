import { createHash } from 'node:crypto'
import * as z from 'zod'
import { outcomeOf, type Refusal, type ScoredByModel } from '#contracts/evaluation/outcome.ts'
import { messagesOf } from '#contracts/evaluation/prompt.ts'
import { RUNS, settled } from '#contracts/evaluation/steady.ts'
import { CompanyId } from '#contracts/kernel/ids.ts'
import { Rejected, type RejectionCode } from '#contracts/kernel/rejections.ts'
import { evaluationSource } from '../core/evaluation-source.ts'
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
    const companyId = CompanyId.parse(tenant)
    const { evaluator } = core.engines
    if (!evaluator) throw new Rejected('evaluator/not-set-up', 'No model for evaluations is set up')
    const source = await evaluationSource(core, { companyId: tenant, candidateId })
    if (source?.agreed === false)
      throw new Rejected(
        'candidate/evaluation-not-agreed',
        'The candidate has taken back that a model may read the answers',
      )
    if (!source || source.packet.materials.length === 0)
      throw new Rejected('evaluator/nothing-to-read', 'There is nothing that a model could read')
    const { packet, weights, sources, unread } = source
    const budget = modelBudget(core, core.settings)
    const runs: (readonly ScoredByModel[])[] = []
    for (let run = 1; run <= RUNS; run++) {
      await budget.check(companyId)
      const { text, tokens } = await evaluator.ask(messagesOf(packet), run).catch(laterWhenAway)
      // Each answer counts, also of a server that does not say what it cost.
      await budget.spend(companyId, Math.max(1, tokens))
      const outcome = outcomeOf(packet, text)
      if (!outcome.ok) throw new Rejected(refusedAs[outcome.refusal], 'The answer of the model could not be used')
      runs.push(outcome.skills)
    }
    const points = settled(runs)
    return {
      model: evaluator.model,
      packetHash: createHash('sha256').update(JSON.stringify(packet)).digest('hex'),
      skills: packet.skills.map(({ metricId, name }) => {
        const { points: given, spread } = points.find((each) => each.metricId === metricId)!
        return { metricId, name, weight: weights[metricId]!, points: given, spread }
      }),
      material: { packet, runs, sources, unread },
    }
  },
})

/** What was paid for is used up today and is there again tomorrow: an evaluation can wait for it. */
function laterWhenAway(error: unknown): never {
  const isAway = error instanceof Rejected && ['assistant/over-usage', 'assistant/unavailable'].includes(error.code)
  if (isAway) throw new Rejected('evaluator/unavailable', 'The model cannot be used at the moment')
  throw error
}
