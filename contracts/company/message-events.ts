import * as z from 'zod'
import { defineEvent } from '../kernel/event.ts'
import { JobId, Uuid } from '../kernel/ids.ts'

/** All of them as they are from then on; messages that wait keep the time they were given. */
const Rules = z.object({
  holdMinutes: z.number().int().min(0).max(60),
  rejectionReasons: z.array(z.object({ reasonId: z.string(), text: z.string().nullable() })),
})
const RulesWithWay = Rules.extend({ textsBy: z.enum(['sms', 'whatsapp']).optional() })
export const MessageRulesChanged = defineEvent('MessageRulesChanged', Rules).next<z.infer<typeof RulesWithWay>>(
  RulesWithWay,
  (before) => before,
)
/** All of the template as it is from then on. One that is the default replaces the one before of its use, channel and job. */
export const MessageTemplateSaved = defineEvent(
  'MessageTemplateSaved',
  z.object({
    templateId: Uuid,
    version: z.number().int().min(1),
    name: z.string(),
    use: z.enum(['invitation', 'reminder', 'rejection', 'message']),
    channel: z.enum(['email', 'sms']),
    /** Null: of the company, for all of its jobs. */
    jobId: JobId.nullable(),
    isDefault: z.boolean(),
    texts: z.array(z.object({ language: z.string(), subject: z.string(), text: z.string() })),
  }),
)
export const MessageTemplateDeleted = defineEvent('MessageTemplateDeleted', z.object({ templateId: Uuid }))

export const messageSettingEvents = [MessageRulesChanged, MessageTemplateSaved, MessageTemplateDeleted] as const
