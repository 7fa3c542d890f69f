import type { templateRoutes } from '#contracts/http/api/templates.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import type { TemplateKind } from '#contracts/template/content.ts'
import { templates, type TemplateView } from '#projections/templates/templates.ts'
import type { Platform } from '../../../platform.ts'
import { aheadOfReads } from '../ahead.ts'
import type { Handlers } from '../call.ts'
import { linkOf } from './jobs.ts'
import { changed, chatbotWire, interviewWire, newContent, templateWire } from '../template-wire.ts'

async function one(
  platform: Platform,
  asker: Asker,
  templateId: string,
  written: ConsistencyToken = {},
  kind?: TemplateKind,
): Promise<TemplateView> {
  const template =
    (await aheadOfReads(platform, asker, templates, templateId, written)) ??
    (await platform.readers.templateOf(asker, templateId))
  if (!template || (kind && template.kind !== kind))
    throw new Rejected('template/not-found', 'There is no such template')
  return template
}
const assessment = async (platform: Platform, asker: Asker, id: string, written?: ConsistencyToken) => ({
  template: interviewWire(await one(platform, asker, id, written, 'assessment')),
})

export const templateHandlers: Handlers<typeof templateRoutes> = {
  getChatbotTemplates: async ({ readers }, { asker }) => ({
    body: { templates: (await readers.templatesOf(asker, ['chatbot'])).map(chatbotWire) },
  }),
  getClientTemplates: async ({ readers }, { asker }) => ({
    body: { templates: (await readers.templatesOf(asker, ['client'])).map(interviewWire) },
  }),
  syncTemplates: async ({ readers }, { asker }) => ({
    body: {
      templates: (await readers.templatesOf(asker)).map(({ templateId, kind, version, updatedAt }) => ({
        template_id: templateId,
        kind,
        version,
        updatedAt,
      })),
    },
  }),

  async createNewTemplate(platform, { asker, body, commandId }) {
    const content = newContent(body.first_question === undefined ? 'client' : 'chatbot', body)
    const { templateId, token } = await platform.useCases.templates.createTemplate(asker, { content, commandId })
    return { body: { template: templateWire(await one(platform, asker, templateId, token)) }, token }
  },

  async updateTemplate(platform, { asker, body: { template_id, version, ...changes }, commandId }) {
    const { token } = await platform.useCases.templates.changeTemplate(asker, {
      templateId: template_id,
      basedOn: version,
      change: (content) => changed(content, changes),
      commandId,
    })
    return { body: { template: templateWire(await one(platform, asker, template_id, token)) }, token }
  },

  /** The specification's answer to a failure is an empty one (JOB-064). */
  async createSampleInterviewFromTemplate(platform, { asker, body: { template_id }, commandId }) {
    try {
      const made = await platform.useCases.templates.createJobFromTemplate(asker, {
        templateId: template_id,
        commandId,
      })
      return { body: { job_id: made.jobId, url: linkOf(platform, asker, made.jobId) }, token: made.token }
    } catch (error) {
      if (!(error instanceof Rejected)) throw error
      return { body: { error: { code: error.code, detail: error.message } } }
    }
  },

  async deleteTemplate({ useCases }, { asker, body: { template_id }, commandId }) {
    const { token } = await useCases.templates.deleteTemplate(asker, { templateId: template_id, commandId })
    return { body: { status: 'OK' }, token }
  },

  assessmentTemplates: async ({ readers }, { asker }) => ({
    body: { templates: (await readers.templatesOf(asker, ['assessment'])).map(interviewWire) },
  }),
  assessmentTemplate: async (platform, { asker, params }) => ({ body: await assessment(platform, asker, params.id) }),

  async createAssessmentTemplate(platform, { asker, body, commandId }) {
    const content = newContent('assessment', body)
    const { templateId, token } = await platform.useCases.templates.createTemplate(asker, { content, commandId })
    return { body: await assessment(platform, asker, templateId, token), token }
  },

  async updateAssessmentTemplate(platform, { asker, params: { id }, body: { version, ...changes }, commandId }) {
    const { token } = await platform.useCases.templates.changeTemplate(asker, {
      templateId: id,
      kind: 'assessment',
      basedOn: version,
      change: (content) => changed(content, changes),
      commandId,
    })
    return { body: await assessment(platform, asker, id, token), token }
  },

  async deleteAssessmentTemplate({ useCases }, { asker, params: { id }, commandId }) {
    const { token } = await useCases.templates.deleteTemplate(asker, { templateId: id, kind: 'assessment', commandId })
    return { body: { status: 'OK' }, token }
  },
}
