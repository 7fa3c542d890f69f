import { describe, it } from 'vitest'
import type { TemplateCommand } from '#contracts/template/commands.ts'
import type { InterviewContent, TemplateContent } from '#contracts/template/content.ts'
import type { TemplateEvent } from '#contracts/template/events.ts'
import { emptyDraft } from '#contracts/job/blank.ts'
import { choice } from '#test/fixtures/job.ts'
import { contextOf, editor, rita } from '#test/fixtures/people.ts'
import { templateId, aTemplate } from '#test/fixtures/template.ts'
import { specify } from '#test/specification/decider.ts'
import { templateDecider } from './decider.ts'

const given = specify(templateDecider, contextOf(editor))
const created = (content: TemplateContent = aTemplate()): TemplateEvent => ({
  type: 'TemplateCreated',
  data: { templateId, createdBy: rita, content },
})
const edited = (version: number, content: TemplateContent): TemplateEvent => ({
  type: 'TemplateEdited',
  data: { templateId, version, content },
})
const deleted: TemplateEvent = { type: 'TemplateDeleted', data: { templateId } }
const create = (content: TemplateContent = aTemplate()): TemplateCommand => ({
  type: 'CreateTemplate',
  data: { templateId, content },
})
const edit = (content: TemplateContent, basedOn: number | null = null): TemplateCommand => ({
  type: 'EditTemplate',
  data: { templateId, content, basedOn },
})
const remove = (kind?: TemplateContent['kind']): TemplateCommand => ({
  type: 'DeleteTemplate',
  data: { templateId, ...(kind && { kind }) },
})
const chatbot: TemplateContent = { kind: 'chatbot', name: 'First hello', firstQuestion: 'When can you start?' }

describe('a template', () => {
  it('is created under a tidy name, once', () => {
    given()
      .when(create(aTemplate({ name: '  Night   porter ' })))
      .then(created(aTemplate({ name: 'Night porter' })))
    given(created()).when(create()).thenRejects('template/exists')
    given().when(create(chatbot)).then(created(chatbot))
  })

  it('counts its versions, and only what changes is one', () => {
    const second = aTemplate({ name: 'Porter' })
    const third = aTemplate({ modules: [choice('another')] })
    given(created()).when(edit(second)).then(edited(2, second))
    given(created(), edited(2, second)).when(edit(third, 2)).then(edited(3, third))
    given(created()).when(edit(aTemplate())).thenNothing()
  })

  it('is not saved over a version that was not seen', () => {
    const second = aTemplate({ name: 'Porter' })
    given(created(), edited(2, second)).when(edit(aTemplate(), 1)).thenRejects('template/stale')
    given(created(), edited(2, second)).when(edit(aTemplate())).then(edited(3, aTemplate()))
  })

  it('is gone once deleted', () => {
    given(created()).when(remove()).then(deleted)
    given(created(), deleted).when(remove()).thenNothing()
    given(created(), deleted).when(edit(aTemplate())).thenRejects('template/not-found')
    given(created(), deleted).when(create()).thenRejects('template/exists')
    given().when(remove()).thenRejects('template/not-found')
  })

  it('stays of its kind', () => {
    given(created()).when(edit(chatbot)).thenRejects('template/not-found')
    given(created()).when(remove('client')).thenRejects('template/not-found')
    given(created(chatbot)).when(remove('chatbot')).then(deleted)
  })
})

describe('what is refused', () => {
  const refused = (changes: Partial<InterviewContent>, fields: Record<string, string>) =>
    given()
      .when(create(aTemplate(changes)))
      .thenRejects('template/invalid', fields)
  const [form] = emptyDraft().journey.modules

  it('is a name that says nothing or too much', () => {
    refused({ name: '  ' }, { name: 'Required field' })
    refused({ name: 'x'.repeat(81) }, { name: 'Character limit exceeded' })
    refused({ name: 'a\u0007b' }, { name: 'Line breaks and control characters are not possible here' })
  })

  it('is what a job could not hold', () => {
    refused({ modules: [] }, { modules: 'Required at least 1 item(s)' })
    refused(
      { modules: Array.from({ length: 31 }, (_, at) => choice(`q${at}`)) },
      { modules: 'Maximum 30 questions allowed per job' },
    )
    refused({ modules: [choice('q'), choice('q')] }, { modules: 'Two modules have the same id' })
    refused({ modules: [form!] }, { modules: 'A template holds questions, not the form page or the endings' })
    refused(
      { scorecard: { skills: [{ metricId: 's', name: 'x'.repeat(201), weight: 1 }], englishLevel: null } },
      { 'scorecard.s': 'Character limit exceeded' },
    )
  })

  it('is a chatbot template that does not ask', () => {
    given()
      .when(create({ ...chatbot, firstQuestion: ' ' }))
      .thenRejects('template/invalid', 'This template cannot be saved as it is', { firstQuestion: 'Required field' })
  })
})
