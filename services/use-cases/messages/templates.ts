import type { CompanyCommandData } from '#contracts/company/commands.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { collator } from '#contracts/kernel/formatters.ts'
import { companyDecider } from '#domain/company/decider.ts'
import type { MessageTemplate } from '#domain/company/messages.ts'
import { allow, allowOnJob, requireFeature } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'
import { messagesOf } from './rules.ts'

const byName = collator('en', { numeric: true })
export type NamedTemplate = MessageTemplate & { templateId: string }

/** A job's templates are changed by those who may change the job, the company's by those who may change its templates. */
const allowOn = (core: Core, asker: Asker, jobId: JobId | null) =>
  jobId === null ? allow(asker, 'company.templates') : allowOnJob(core, asker, 'jobs.create', jobId)

/** Every template of the company and its jobs by name, for those who may change the company's. */
export const allMessageTemplates =
  (core: Core) =>
  async (asker: Asker): Promise<NamedTemplate[]> => {
    allow(asker, 'company.templates')
    const { templates } = await messagesOf(core, asker.companyId)
    return [...templates]
      .map(([templateId, each]) => ({ templateId, ...each }))
      .sort((a, b) => byName.compare(a.name, b.name))
  }

/** The company's by name, and with `jobId` those of the job before them; none where the plan has no templates (PUB-028). */
export const messageTemplatesOf =
  (core: Core) =>
  async (asker: Asker, { jobId = null }: { jobId?: JobId | null } = {}): Promise<NamedTemplate[]> => {
    if (!(await core.entitlementsOf(asker.companyId)).features.emailTemplate) return []
    const { templates } = await messagesOf(core, asker.companyId)
    return [...templates]
      .map(([templateId, each]) => ({ templateId, ...each }))
      .filter((each) => each.jobId === null || each.jobId === jobId)
      .sort((a, b) => Number(a.jobId === null) - Number(b.jobId === null) || byName.compare(a.name, b.name))
  }

/**
 * The same template with `basedOn` null is made once.
 * @throws Rejected 'template/invalid' with what to mend, 'template/stale', 'subscription/feature-missing'
 */
export const saveMessageTemplate =
  (core: Core) =>
  async (
    asker: Asker,
    { commandId, ...data }: CompanyCommandData<'SaveMessageTemplate'> & { commandId?: string },
  ): Promise<{ token: ConsistencyToken }> => {
    await allowOn(core, asker, data.jobId)
    await requireFeature(core, asker, 'emailTemplate')
    const before = (await messagesOf(core, asker.companyId)).templates.get(data.templateId)
    if (before && before.jobId !== data.jobId) await allowOn(core, asker, before.jobId)
    return core.commands.handle(
      companyDecider,
      asker.companyId,
      { type: 'SaveMessageTemplate', data },
      core.context(asker, commandId),
    )
  }

export const deleteMessageTemplate =
  (core: Core) =>
  async (
    asker: Asker,
    { templateId, commandId }: { templateId: string; commandId?: string },
  ): Promise<{ token: ConsistencyToken }> => {
    const before = (await messagesOf(core, asker.companyId)).templates.get(templateId)
    await allowOn(core, asker, before?.jobId ?? null)
    return core.commands.handle(
      companyDecider,
      asker.companyId,
      { type: 'DeleteMessageTemplate', data: { templateId } },
      core.context(asker, commandId),
    )
  }
