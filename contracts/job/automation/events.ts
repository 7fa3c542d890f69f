import * as z from 'zod'
import { defineEvent } from '../../kernel/event.ts'
import { Instant, Uuid } from '../../kernel/ids.ts'
import { Automation } from './schema.ts'

/**
 * An automation of a job was added, as version 1, or changed. `enabledAt`: since when it is switched on without a break;
 * it acts upon nothing that happened before. Texts are templates without a person's name.
 */
export const AutomationSaved = defineEvent(
  'AutomationSaved',
  z.object({ automation: Automation, version: z.number().int().min(1), enabledAt: Instant.nullable() }),
)
/** The order in which they are shown and act. */
export const AutomationsOrdered = defineEvent('AutomationsOrdered', z.object({ automationIds: z.array(Uuid) }))
export const AutomationRemoved = defineEvent('AutomationRemoved', z.object({ automationId: Uuid }))

export const jobAutomationEvents = [AutomationSaved, AutomationsOrdered, AutomationRemoved] as const
