import type { SavedAutomation, SentAutomation } from '#contracts/http/api/automations.ts'
import type { KeptAutomation } from '#domain/job/automations.ts'
import type { Automation } from '#contracts/job/automation/schema.ts'
import { uuid5 } from '#infra/hashing.ts'

type Titled = readonly { id: string; title: string }[]

/** A new one gets an id that follows from the call: the call sent twice adds it once. */
export const automationOf = ({ action_id, ...sent }: SentAutomation, commandId: string, index: number): Automation => ({
  automationId: action_id ?? uuid5(commandId, `automation ${index}`),
  ...sent,
})

export const automationWire = (
  { automationId, ...automation }: Automation,
  columns: Titled,
): Omit<SavedAutomation, 'version' | 'enabledAt'> => ({
  action_id: automationId,
  ...automation,
  conditions: { ...automation.conditions },
  action: { ...automation.action },
  columnLabel: automation.stages.map((id) => columns.find((column) => column.id === id)?.title ?? id).join(', '),
})

export const automationsWire = (kept: readonly KeptAutomation[], columns: Titled): SavedAutomation[] =>
  kept.map(({ automation, version, enabledAt }) => ({ ...automationWire(automation, columns), version, enabledAt }))
