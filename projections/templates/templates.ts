import * as z from 'zod'
import { Scorecard } from '#contracts/job/draft.ts'
import { JourneyModule } from '#contracts/job/journey.ts'
import { JobMedia } from '#contracts/job/media/schema.ts'
import { Automation } from '#contracts/job/automation/schema.ts'
import { ColumnId, Instant, UserId, Uuid } from '#contracts/kernel/ids.ts'
import { type TemplateContent, templateKinds } from '#contracts/template/content.ts'
import type { TemplateEvent } from '#contracts/template/events.ts'
import type { Projection } from '../runtime/projection.ts'

export const TemplateView = z.object({
  templateId: Uuid.describe('Id of the template'),
  kind: z
    .enum(templateKinds)
    .describe(
      'assessment: questions with a scorecard; client: the same, kept by other programs; chatbot: a greeting; workflow: automations',
    ),
  name: z.string().describe('What it is called'),
  modules: z.array(JourneyModule).describe('Its questions in order; none of a chatbot template'),
  scorecard: Scorecard.nullable().describe('Skills with their weights, English level and ranked qualities'),
  introVideo: JobMedia().nullable().describe('What candidates see beside the job; null when it has none'),
  automations: z
    .array(Automation)
    .describe('Automations of a workflow, in the order in which they act; none of the other kinds'),
  columns: z
    .array(z.object({ id: ColumnId, title: z.string() }))
    .describe('Stages that the automations of a workflow name, as the board they came from called them'),
  firstQuestion: z.string().nullable().describe('What a chatbot asks first; null for the other kinds'),
  version: z.number().int().describe('1 when it was created, one more with each change'),
  createdBy: UserId.nullable().describe('Who created it; null when a program did'),
  createdAt: Instant.describe('When it was created'),
  updatedAt: Instant.describe('When it was last changed'),
})
export type TemplateView = z.infer<typeof TemplateView>

export const templates: Projection<TemplateView, TemplateEvent> = {
  name: 'templates',
  version: 2,
  category: 'template',
  description: 'One document per template of the company as it was last saved.',
  schema: TemplateView,
  indexes: [{ fields: ['companyId', '_id'] }],
  counters: [],
  evolve: (view, { event, occurredAt }) => {
    switch (event.type) {
      case 'TemplateCreated': {
        const { templateId, createdBy, content } = event.data
        return {
          templateId,
          ...shown(content),
          version: 1,
          createdBy,
          createdAt: occurredAt,
          updatedAt: occurredAt,
        }
      }
      case 'TemplateEdited':
        return view && { ...view, ...shown(event.data.content), version: event.data.version, updatedAt: occurredAt }
      case 'TemplateDeleted':
        return null
      default:
        return event satisfies never
    }
  },
}

function shown(content: TemplateContent) {
  const { kind, name } = content
  const none = {
    ...{ modules: [], scorecard: null, introVideo: null, firstQuestion: null },
    ...{ automations: [], columns: [] },
  }
  switch (content.kind) {
    case 'chatbot':
      return { ...none, kind, name, firstQuestion: content.firstQuestion }
    case 'workflow':
      return { ...none, kind, name, automations: content.automations, columns: content.columns }
    default: {
      const { modules, scorecard, introVideo } = content
      return { ...none, kind, name, modules, scorecard, introVideo }
    }
  }
}
