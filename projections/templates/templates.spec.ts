import { it } from 'vitest'
import { streamName } from '#contracts/kernel/streams.ts'
import type { TemplateEvent } from '#contracts/template/events.ts'
import { anAutomation } from '#test/fixtures/automation.ts'
import { acme, rita } from '#test/fixtures/people.ts'
import { minutesPastNoon, recorded } from '#test/fixtures/recorded.ts'
import { aTemplate, templateId } from '#test/fixtures/template.ts'
import { specifyProjection } from '#test/specification/projection.ts'
import { templates } from './templates.ts'

const given = (...events: TemplateEvent[]) =>
  specifyProjection(templates)(...recorded(streamName(acme, 'template', templateId), events))
const created: TemplateEvent = {
  type: 'TemplateCreated',
  data: { templateId, createdBy: rita, content: aTemplate() },
}

it('shows a template as it was saved last, with its version', () => {
  const { modules, scorecard } = aTemplate()
  given(created).shows({ kind: 'assessment', name: 'Backend engineers', modules, scorecard, version: 1 })
  given(created, {
    type: 'TemplateEdited',
    data: { templateId, version: 2, content: aTemplate({ name: 'Engineers' }) },
  }).shows({ name: 'Engineers', version: 2, createdAt: minutesPastNoon(0), updatedAt: minutesPastNoon(1) })
})

it('shows what a chatbot asks first', () => {
  const content = { kind: 'chatbot', name: 'Hello', firstQuestion: 'When can you start?' } as const
  given({ type: 'TemplateCreated', data: { templateId, createdBy: null, content } }).shows({
    kind: 'chatbot',
    firstQuestion: 'When can you start?',
    modules: [],
    scorecard: null,
  })
})

it('shows the automations of a workflow with the stages that they name', () => {
  const content = {
    kind: 'workflow',
    name: 'Follow up',
    automations: [anAutomation()],
    columns: [{ id: 'default', title: 'New' }],
  } as const
  given({
    type: 'TemplateCreated',
    data: {
      templateId,
      createdBy: null,
      content: { ...content, columns: [...content.columns], automations: [...content.automations] },
    },
  }).shows({
    kind: 'workflow',
    automations: [anAutomation()],
    columns: [{ id: 'default', title: 'New' }],
    modules: [],
  })
})

it('shows nothing once it is deleted', () => {
  given(created, { type: 'TemplateDeleted', data: { templateId } }).showsNothing()
})
