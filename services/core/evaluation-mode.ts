import type { EvaluationMode } from '#contracts/company/job-defaults.ts'
import type { CompanyId, JobId } from '#contracts/kernel/ids.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { jobDecider } from '#domain/job/decider.ts'
import type { Core } from './core.ts'

/** Whether the company has applications evaluated by a model, from the log. */
export async function evaluationModeOf(
  { commands }: Pick<Core, 'commands'>,
  { companyId }: { companyId: string },
): Promise<EvaluationMode> {
  const { state } = await commands.stateOf(companyDecider, { companyId }, companyId)
  return state.status === 'unknown' ? 'off' : (state.jobDefaults.evaluation ?? 'off')
}

/** Whether the company has the personality of candidates judged, from the log. */
export async function wantsPersonality(
  { commands }: Pick<Core, 'commands'>,
  { companyId }: { companyId: string },
): Promise<boolean> {
  const { state } = await commands.stateOf(companyDecider, { companyId }, companyId)
  return state.status !== 'unknown' && state.jobDefaults.personality === true
}

/** What the start form asks consent for, null for nothing: the company wants it, its plan has it, a model is there, and the job has skills. */
export async function offersEvaluation(
  core: Core,
  { companyId, jobId }: { companyId: CompanyId; jobId: JobId },
): Promise<{ personality: boolean } | null> {
  if (!core.engines.evaluator || (await evaluationModeOf(core, { companyId })) === 'off') return null
  const { state: job } = await core.commands.stateOf(jobDecider, { companyId }, jobId)
  if (job.status === 'unknown' || (job.scorecards.at(-1)?.skills.length ?? 0) === 0) return null
  if (!(await core.entitlementsOf(companyId)).features.aiMagic) return null
  return { personality: await wantsPersonality(core, { companyId }) }
}
