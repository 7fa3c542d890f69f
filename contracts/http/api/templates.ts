import * as z from 'zod'
import { JobMedia } from '../../job/media/schema.ts'
import { type ModuleKind, pageSchemas, rulesOf } from '../../job/modules/table.ts'
import { Instant, JobId, ModuleId, Uuid } from '../../kernel/ids.ts'
import { scorecardFields } from './job-wire.ts'
import { knownFieldsOnly } from './known-fields.ts'
import { defineRoutes } from './route.ts'

const question = (type: ModuleKind, config: ReturnType<typeof pageSchemas>[ModuleKind]) =>
  z.object({ id: ModuleId, type: z.literal(type), config })
const questions = (Object.entries(pageSchemas()) as [ModuleKind, Parameters<typeof question>[1]][])
  .filter(([kind]) => !['form', 'ending'].includes(rulesOf({ kind }).role))
  .map((entry) => question(...entry))
/** A question as a page of a job's journey has it. Questions answered by video are in a page of type WIDGET. */
const Question = z
  .discriminatedUnion('type', questions as [(typeof questions)[number], ...typeof questions])
  .meta({ id: 'TemplateQuestion' })
export type TemplateQuestion = z.infer<typeof Question>

const name = z.string().max(500)
const interview = {
  questions: z.array(Question).max(60),
  ...scorecardFields,
  introVideo: JobMedia().nullable().describe('What candidates see beside the job; null: none'),
}
const first_question = z.string().max(4000).describe('What a chatbot asks first')
const kept = {
  template_id: Uuid,
  name,
  version: z.number().int().describe('1 when it was created, one more with each change'),
  createdAt: Instant,
  updatedAt: Instant,
}
export const InterviewTemplate = z
  .object({ ...kept, kind: z.enum(['assessment', 'client']), ...interview })
  .meta({ id: 'InterviewTemplate' })
export type InterviewTemplate = z.infer<typeof InterviewTemplate>
export const ChatbotTemplate = z
  .object({ ...kept, kind: z.literal('chatbot'), first_question })
  .meta({ id: 'ChatbotTemplate' })
export type ChatbotTemplate = z.infer<typeof ChatbotTemplate>
const Template = z.discriminatedUnion('kind', [InterviewTemplate, ChatbotTemplate])
export type Template = z.infer<typeof Template>

const changes = z.object({ name, ...interview }).partial()
export type TemplateChanges = z.infer<typeof changes>
const NewInterview = knownFieldsOnly(changes.required({ name: true, questions: true }))
const version = z
  .number()
  .int()
  .min(1)
  .optional()
  .describe('The version the change is based on; one that is overtaken is refused')

const legacy = changes.extend({ first_question }).partial().shape
const ok = z.object({ status: z.literal('OK') })
const byId = z.object({ id: Uuid })
const access = { permission: 'company.templates' } as const

/** The starter set that a sample interview is made from. */
const SAMPLE_INTERVIEW = 'customer-support'

/** The company's templates (B§3, B§7, C§7; LEG-040 to LEG-043, AUTO-013). */
export const templateRoutes = defineRoutes({
  getChatbotTemplates: {
    at: [['legacy', 'GET', '/templates/getChatbotTemplates']],
    summary: 'Chatbot templates by name',
    ...access,
    target: 'none',
    reply: z.object({ templates: z.array(ChatbotTemplate) }),
  },
  getClientTemplates: {
    at: [['legacy', 'GET', '/templates/getClientTemplates']],
    summary: 'Client templates by name, capital and small letters alike',
    ...access,
    target: 'none',
    reply: z.object({ templates: z.array(InterviewTemplate) }),
  },
  syncTemplates: {
    at: [['legacy', 'GET', '/templates/syncTemplates']],
    summary: 'Id and version of every template, so that a caller can tell which of its copies are out of date',
    ...access,
    target: 'none',
    reply: z.object({
      templates: z.array(
        z.object({ template_id: Uuid, kind: z.string(), version: z.number().int(), updatedAt: Instant }),
      ),
    }),
  },
  createNewTemplate: {
    at: [['legacy', 'PUT', '/templates/createNewTemplate']],
    summary: 'Creates a client template, or a chatbot template where `first_question` is sent',
    ...access,
    target: 'none',
    body: knownFieldsOnly(z.object({ ...legacy, name })),
    reply: z.object({ template: Template }),
    status: 201,
  },
  updateTemplate: {
    at: [['legacy', 'PUT', '/templates/updateTemplate']],
    summary: 'Saves the fields that are sent as a new version',
    ...access,
    target: 'template',
    body: knownFieldsOnly(z.object({ ...legacy, template_id: Uuid, version })),
    reply: z.object({ template: Template }),
  },
  createSampleInterviewFromTemplate: {
    at: [['legacy', 'POST', '/jobs/createSampleInterviewFromTemplate']],
    summary:
      'Creates a draft from a template, or a sample interview where none is named. `error` says why nothing was created',
    permission: 'jobs.create',
    target: 'none',
    body: z.object({
      template_id: z
        .string()
        .max(100)
        .default(SAMPLE_INTERVIEW)
        .describe('A template of the company, or of the starter library by its word, such as `chef`'),
    }),
    reply: z.object({
      job_id: JobId.optional(),
      url: z.string().optional(),
      error: z
        .object({ code: z.string(), detail: z.string() })
        .optional()
        .describe('Why nothing was created; the answer is empty but for this'),
    }),
  },
  deleteTemplate: {
    at: [['legacy', 'PUT', '/templates/deleteTemplate']],
    summary: 'Deletes a template; jobs that came from it stay as they are',
    ...access,
    target: 'template',
    body: z.object({ template_id: Uuid }),
    reply: ok,
  },
  assessmentTemplates: {
    at: [['v2', 'GET', '/templates/assessment']],
    summary: 'Assessment templates by name',
    ...access,
    target: 'none',
    reply: z.object({ templates: z.array(InterviewTemplate) }),
  },
  createAssessmentTemplate: {
    at: [['v2', 'POST', '/templates/assessment']],
    summary: 'Creates an assessment template',
    ...access,
    target: 'none',
    body: NewInterview,
    reply: z.object({ template: InterviewTemplate }),
    status: 201,
  },
  assessmentTemplate: {
    at: [['v2', 'GET', '/templates/assessment/{id}']],
    summary: 'An assessment template as it was last saved',
    ...access,
    target: 'template',
    params: byId,
    reply: z.object({ template: InterviewTemplate }),
  },
  updateAssessmentTemplate: {
    at: [['v2', 'PATCH', '/templates/assessment/{id}']],
    summary: 'Saves the fields that are sent as a new version',
    ...access,
    target: 'template',
    params: byId,
    body: knownFieldsOnly(changes.extend({ version })),
    reply: z.object({ template: InterviewTemplate }),
  },
  deleteAssessmentTemplate: {
    at: [['v2', 'DELETE', '/templates/assessment/{id}']],
    summary: 'Deletes an assessment template; jobs that came from it stay as they are',
    ...access,
    target: 'template',
    params: byId,
    reply: ok,
  },
})
