import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { fittedTo, workflowOf } from '#contracts/template/workflow.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { Core } from '../../core/core.ts'
import { createTemplate } from '../templates/templates.ts'
import { automationsOf, setAutomations } from './automations.ts'

/** The automations of a job as a workflow template of the company. @throws Rejected 'template/invalid' without automations or a name */
export const saveWorkflow =
  (core: Core) =>
  async (
    asker: Asker,
    { jobId, name, commandId }: { jobId: JobId; name: string; commandId: string },
  ): Promise<{ templateId: string; token: ConsistencyToken }> => {
    const { automations, columns } = await automationsOf(core)(asker, jobId)
    const kept = workflowOf(
      automations.map(({ automation }) => automation),
      columns,
    )
    return createTemplate(core)(asker, { content: { kind: 'workflow', name, ...kept }, commandId })
  }

/**
 * Adds the automations of a workflow template to those of a job, switched off: each is looked at before it acts. `left` are
 * those that name a stage which this board does not have.
 * @throws Rejected 'template/not-found', 'automation/nothing-fits' where all are left, and what `setAutomations` throws
 */
export const applyWorkflow =
  (core: Core) =>
  async (
    asker: Asker,
    { jobId, templateId, commandId }: { jobId: JobId; templateId: string; commandId: string },
  ): Promise<{ added: number; left: { name: string; stage: string }[]; token: ConsistencyToken }> => {
    const template = await core.readers.templateOf(asker, templateId)
    if (template?.kind !== 'workflow') throw new Rejected('template/not-found', 'There is no such template')
    const { automations, columns } = await automationsOf(core)(asker, jobId)
    const fitted = fittedTo(template, columns)
    const added = fitted.automations.map((automation, index) => ({
      ...automation,
      automationId: uuid5(commandId, `automation ${index}`),
    }))
    if (added.length === 0)
      throw new Rejected('automation/nothing-fits', 'This board has none of the stages that the template is for')
    const { token } = await setAutomations(core)(asker, {
      jobId,
      automations: [...automations.map(({ automation }) => automation), ...added],
      commandId,
    })
    return { added: added.length, left: fitted.left, token }
  }
