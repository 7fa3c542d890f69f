import type { Workflow, workflowRoutes } from '#contracts/http/api/workflows.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { templates, type TemplateView } from '#projections/templates/templates.ts'
import type { Platform } from '../../../platform.ts'
import { aheadOfReads } from '../ahead.ts'
import { automationOf, automationWire } from '../automation-wire.ts'
import type { Handlers } from '../call.ts'

const kind = 'workflow'

export const workflowWire = (template: TemplateView): Workflow => {
  const { templateId, name, automations, columns, version, createdAt, updatedAt } = template
  return {
    workflow_id: templateId,
    name,
    automations: automations.map((automation) => automationWire(automation, columns)),
    columns: [...columns],
    version,
    createdAt,
    updatedAt,
  }
}

async function one(platform: Platform, asker: Asker, templateId: string, written: ConsistencyToken = {}) {
  const template =
    (await aheadOfReads(platform, asker, templates, templateId, written)) ??
    (await platform.readers.templateOf(asker, templateId))
  if (template?.kind !== kind) throw new Rejected('template/not-found', 'There is no such template')
  return { workflow: workflowWire(template) }
}

export const workflowHandlers: Handlers<typeof workflowRoutes> = {
  workflows: async ({ readers }, { asker }) => ({
    body: { workflows: (await readers.templatesOf(asker, [kind])).map(workflowWire) },
  }),
  workflow: async (platform, { asker, params }) => ({ body: await one(platform, asker, params.id) }),

  async createWorkflow(platform, { asker, body: { name, automations, columns }, commandId }) {
    const content = {
      kind,
      name,
      columns,
      automations: automations.map((sent, index) => automationOf(sent, commandId, index)),
    } as const
    const { templateId, token } = await platform.useCases.templates.createTemplate(asker, { content, commandId })
    return { body: await one(platform, asker, templateId, token), token }
  },

  async updateWorkflow(platform, { asker, params: { id }, body: { version, name, automations, columns }, commandId }) {
    const { token } = await platform.useCases.templates.changeTemplate(asker, {
      templateId: id,
      kind,
      basedOn: version,
      change: (content) =>
        content.kind === kind
          ? {
              ...content,
              ...(name !== undefined && { name }),
              ...(columns && { columns }),
              ...(automations && {
                automations: automations.map((sent, index) => automationOf(sent, commandId, index)),
              }),
            }
          : content,
      commandId,
    })
    return { body: await one(platform, asker, id, token), token }
  },

  async deleteWorkflow({ useCases }, { asker, params: { id }, commandId }) {
    const { token } = await useCases.templates.deleteTemplate(asker, { templateId: id, kind, commandId })
    return { body: { status: 'OK' }, token }
  },
}
