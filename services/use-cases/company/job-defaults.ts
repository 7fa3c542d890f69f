import type { CompanyCommandData } from '#contracts/company/commands.ts'
import { type JobDefaults, usualDefaults } from '#contracts/company/job-defaults.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { type Column, initialColumns } from '#contracts/job/columns.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { Core } from '../../core/core.ts'
import { allow, requireFeature } from '../../core/authorize.ts'

export const jobDefaultsOf =
  ({ commands }: Pick<Core, 'commands'>) =>
  async ({ companyId }: Pick<Asker, 'companyId'>): Promise<JobDefaults> => {
    const { state } = await commands.stateOf(companyDecider, { companyId }, companyId)
    return state.status === 'unknown' ? usualDefaults : state.jobDefaults
  }

export const changeJobDefaults =
  (core: Core) =>
  async (
    asker: Asker,
    { commandId, ...data }: CompanyCommandData<'ChangeJobDefaults'> & { commandId?: string },
  ): Promise<{ token: ConsistencyToken }> => {
    allow(asker, 'company.settings')
    if ((data.evaluation ?? 'off') !== 'off' || data.personality) await requireFeature(core, asker, 'aiMagic')
    const { commands, context } = core
    return commands.handle(
      companyDecider,
      asker.companyId,
      { type: 'ChangeJobDefaults', data },
      context(asker, commandId),
    )
  }

/** What a new job's board begins with, where the company has stages of its own. Their ids follow from the job's. */
export async function columnsForNewJob(core: Core, asker: Asker, jobId: string): Promise<Column[] | undefined> {
  const { jobMode, stages } = await jobDefaultsOf(core)(asker)
  if (jobMode === 'default') return undefined
  const [first, ...last] = initialColumns
  const own = stages.map((title, at): Column => ({ id: uuid5(jobId, `stage ${at}`), title, kind: 'custom' }))
  return [first!, ...own, ...last]
}
