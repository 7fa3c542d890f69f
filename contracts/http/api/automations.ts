import * as z from 'zod'
import { automationTriggers } from '../../job/automation/kinds.ts'
import { AutomationAction } from '../../job/automation/schema.ts'
import { AutomationConditions } from '../../candidate/filter-schema.ts'
import { ColumnId, Instant, JobId, Uuid } from '../../kernel/ids.ts'
import { defineRoutes } from './route.ts'

const action = AutomationAction.describe(
  'email waits as long as the company says and can be cancelled until then; reinvite opens a finished application again; meeting plans a live interview after the same wait: with its `availability.slots` that are to come, or with all free time of 14 days where it has none. The host always takes part; `conferencing.profile_id` is a link (https://…) or a conferencing service of the host',
)
const fields = {
  name: z.string().max(500),
  enabled: z.boolean().describe('Acts upon what happens from then on'),
  trigger: z
    .enum(automationTriggers)
    .describe('When a candidate enters a stage, completes, is rejected, or has been in a stage for `days`'),
  days: z.number().int().min(0).max(10_000).nullable().describe('Of `waits`'),
  stages: z.array(ColumnId).max(50).describe('The stages it is for, by statusId; empty: all of them'),
  conditions: AutomationConditions.describe('All that is given has to hold for the candidate; {} is everyone'),
  action,
}
const sent = {
  ...fields,
  enabled: fields.enabled.default(false),
  days: fields.days.default(null),
  stages: fields.stages.default([]),
  conditions: fields.conditions.default({}),
}
/** An automation as it is sent; without an id it is a new one. */
export const SentAutomation = z.object({ action_id: Uuid.optional(), ...sent })
export type SentAutomation = z.infer<typeof SentAutomation>

const shown = {
  action_id: Uuid,
  ...fields,
  conditions: z.looseObject({}).describe('As they are sent'),
  action: z.looseObject({ type: z.string() }).describe('As it is sent'),
  columnLabel: z.string().describe('What its stages are called; empty for all of them'),
}
export const SavedAutomation = z
  .object({
    ...shown,
    version: z.number().int().describe('1 when it was added, one more with each change'),
    enabledAt: Instant.nullable().describe('Since when it is switched on'),
  })
  .meta({ id: 'Automation' })
export type SavedAutomation = z.infer<typeof SavedAutomation>

const byJob = z.object({ id: JobId })
const list = z.object({
  automations: z.array(SavedAutomation),
  changedAt: z.number().int().describe('Send it as `basedOn`, so that no change of others is lost'),
})

/** Automations of a job (B§7, C§7; JOB-062). */
export const automationRoutes = defineRoutes({
  jobAutomations: {
    at: [['v2', 'GET', '/job/{id}/automations']],
    summary: 'The automations of a job in the order in which they act',
    permission: 'jobs.read',
    target: 'job',
    params: byJob,
    reply: list,
  },
  updateJobAutomations: {
    at: [['v2', 'PATCH', '/job/{id}/automations']],
    summary: 'Says what the automations of a job are; the list that is sent replaces the one before',
    permission: 'jobs.create',
    target: 'job',
    params: byJob,
    body: z.object({
      automations: z.array(SentAutomation).max(200),
      basedOn: z.number().int().min(0).optional().describe('A list that changed since is refused'),
    }),
    reply: list,
  },
  dryRunAutomation: {
    at: [['v2', 'POST', '/job/{id}/automations/dry-run']],
    summary: 'For which candidates an automation would have begun in the last 90 days; nothing is done',
    permission: 'jobs.create',
    target: 'job',
    params: byJob,
    body: SentAutomation,
    reply: z.object({
      from: Instant,
      times: z.number().int(),
      candidates: z.number().int(),
      unreachable: z.number().int().describe('Those who would be written to and have no email address'),
      latest: z.array(z.object({ video_id: Uuid, name: z.string(), at: Instant })),
      atLeast: z.boolean().describe('Whether more candidates were not looked at'),
    }),
  },
})
