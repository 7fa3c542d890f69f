import * as z from 'zod'
import { defineEvent } from '../kernel/event.ts'

/** How the company plans interviews (LIVE-014). */
export type SchedulingSettings = { isAutoApproveEnabled: boolean }
export const usualScheduling: SchedulingSettings = { isAutoApproveEnabled: false }

/** Whether interviews are offered to candidates without the approval of a colleague, from then on. */
export const SchedulingSettingsChanged = defineEvent(
  'SchedulingSettingsChanged',
  z.object({ isAutoApproveEnabled: z.boolean() }),
)
export const ChangeSchedulingSettings = z.object({
  type: z.literal('ChangeSchedulingSettings'),
  data: z.object({ isAutoApproveEnabled: z.boolean() }),
})
