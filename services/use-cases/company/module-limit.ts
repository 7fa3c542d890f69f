import { standardRules } from '#contracts/job/draft-rules.ts'
import type { JobDraft } from '#contracts/job/draft.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { countedModules } from '#contracts/job/validation.ts'
import type { CompanyCommandData } from '#contracts/company/commands.ts'
import type { CompanyId } from '#contracts/kernel/ids.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { allowOperator } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'

/** How many questions a job of the company can have (MOD-023, BILL-059). */
export const moduleLimitOf =
  ({ commands }: Pick<Core, 'commands'>) =>
  async ({ companyId }: Pick<Asker, 'companyId'>): Promise<number> => {
    const { state } = await commands.stateOf(companyDecider, { companyId }, companyId)
    return state.status === 'unknown' ? standardRules.moduleLimit : state.moduleLimit
  }

/** The same as a fact for a command, looked up where a draft has more than every company can have. */
export async function moduleLimitFor(
  core: Core,
  asker: Asker,
  { journey }: Partial<JobDraft>,
): Promise<{ moduleLimit?: number }> {
  const most = journey ? Math.max(countedModules(journey), countedModules(journey, true)) : 0
  if (most <= standardRules.moduleLimit) return {}
  return { moduleLimit: await moduleLimitOf(core)(asker) }
}

/** @throws Rejected 'auth/forbidden' for everyone but operators */
export const setModuleLimit =
  ({ commands, context }: Core) =>
  async (
    asker: Asker,
    { companyId, ...data }: CompanyCommandData<'SetModuleLimit'> & { companyId: CompanyId },
  ): Promise<{ token: ConsistencyToken }> => {
    allowOperator(asker)
    const command = { type: 'SetModuleLimit', data } as const
    return commands.handle(companyDecider, companyId, command, context(asker), companyId)
  }

/** By company, as operators see it. */
export const moduleLimitsOf =
  (core: Core) =>
  async (asker: Asker, companyIds: readonly CompanyId[]): Promise<Record<CompanyId, number>> => {
    allowOperator(asker)
    const of = async (companyId: CompanyId): Promise<[CompanyId, number]> => [
      companyId,
      await moduleLimitOf(core)({ companyId }),
    ]
    return Object.fromEntries(await Promise.all(companyIds.map(of)))
  }
