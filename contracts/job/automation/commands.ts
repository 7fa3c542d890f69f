import * as z from 'zod'
import { JobId } from '../../kernel/ids.ts'
import { Automation } from './schema.ts'

/**
 * The automations of a job as they are from now on, in this order. `basedOn` is the revision at which the list was seen;
 * one that changed since is refused ('automation/stale').
 */
export const SetAutomations = z.object({
  type: z.literal('SetAutomations'),
  data: z.object({
    jobId: JobId,
    automations: z.array(Automation).max(200),
    basedOn: z.number().int().min(0).optional(),
  }),
})
export const jobAutomationCommands = [SetAutomations] as const
