import * as z from 'zod'
import { ColumnId, Instant, Uuid } from '../../kernel/ids.ts'
import { SavedAutomation, SentAutomation } from './automations.ts'
import { knownFieldsOnly } from './known-fields.ts'
import { defineRoutes } from './route.ts'

const columns = z
  .array(z.object({ id: ColumnId, title: z.string().max(200) }))
  .max(100)
  .describe('Titles of the stages that the automations name: by them the stages of a board are found')
const name = z.string().max(500)
const sent = z.object({ name, automations: z.array(SentAutomation).max(50), columns })

export const Workflow = z
  .object({
    workflow_id: Uuid,
    name,
    automations: z.array(SavedAutomation.omit({ version: true, enabledAt: true })),
    columns,
    version: z.number().int().describe('1 when it was created, one more with each change'),
    createdAt: Instant,
    updatedAt: Instant,
  })
  .meta({ id: 'Workflow' })
export type Workflow = z.infer<typeof Workflow>

const version = z
  .number()
  .int()
  .min(1)
  .optional()
  .describe('The version the change is based on; one that is overtaken is refused')
const byId = z.object({ id: Uuid })
const access = { permission: 'company.templates' } as const

/** Workflow templates: automations that a company keeps for its boards (C§7; AUTO-011, AUTO-012). */
export const workflowRoutes = defineRoutes({
  workflows: {
    at: [['v2', 'GET', '/workflow']],
    summary: 'Workflow templates by name',
    ...access,
    target: 'none',
    reply: z.object({ workflows: z.array(Workflow) }),
  },
  createWorkflow: {
    at: [['v2', 'POST', '/workflow']],
    summary: 'Creates a workflow template. Its automations are kept switched off',
    ...access,
    target: 'none',
    body: knownFieldsOnly(sent.extend({ columns: columns.default([]) })),
    reply: z.object({ workflow: Workflow }),
    status: 201,
  },
  workflow: {
    at: [['v2', 'GET', '/workflow/{id}']],
    summary: 'A workflow template as it was last saved',
    ...access,
    target: 'template',
    params: byId,
    reply: z.object({ workflow: Workflow }),
  },
  updateWorkflow: {
    at: [['v2', 'PATCH', '/workflow/{id}']],
    summary: 'Saves the fields that are sent as a new version',
    ...access,
    target: 'template',
    params: byId,
    body: knownFieldsOnly(sent.partial().extend({ version })),
    reply: z.object({ workflow: Workflow }),
  },
  deleteWorkflow: {
    at: [['v2', 'DELETE', '/workflow/{id}']],
    summary: 'Deletes a workflow template; boards that use its automations keep them',
    ...access,
    target: 'template',
    params: byId,
    reply: z.object({ status: z.literal('OK') }),
  },
})
