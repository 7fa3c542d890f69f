import * as z from 'zod'
import { defineEvent } from '../kernel/event.ts'

/** How the company plans interviews (LIVE-014). */
export type SchedulingSettings = { isAutoApproveEnabled: boolean }
/** Approval is a step that a company chooses to have. */
export const usualScheduling: SchedulingSettings = { isAutoApproveEnabled: true }

/** Whether interviews are offered to candidates without the approval of a colleague, from then on. */
export const SchedulingSettingsChanged = defineEvent(
  'SchedulingSettingsChanged',
  z.object({ isAutoApproveEnabled: z.boolean() }),
)
export const ChangeSchedulingSettings = z.object({
  type: z.literal('ChangeSchedulingSettings'),
  data: z.object({ isAutoApproveEnabled: z.boolean() }),
})
