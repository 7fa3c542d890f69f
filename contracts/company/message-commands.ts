import * as z from 'zod'
import { JobId, Uuid } from '../kernel/ids.ts'
import { InterfaceLanguage } from '../kernel/interface-language.ts'
import { templateUses } from './message-template.ts'

/** What is not named stays as it is. Any length and number: what is allowed is decided with the words of the rule. */
export const ChangeMessageRules = z.object({
  type: z.literal('ChangeMessageRules'),
  data: z
    .object({
      holdMinutes: z.number(),
      rejectionReasons: z
        .array(z.object({ reasonId: z.string().max(60), text: z.string().max(2000).nullable() }))
        .max(200),
      textsBy: z.enum(['sms', 'whatsapp']),
    })
    .partial(),
})
/** `basedOn` is the version that was seen, null for a new one; one that is overtaken is refused ('template/stale'). */
export const SaveMessageTemplate = z.object({
  type: z.literal('SaveMessageTemplate'),
  data: z.object({
    templateId: Uuid,
    basedOn: z.number().int().min(1).nullable(),
    name: z.string().max(1000),
    use: z.enum(templateUses),
    channel: z.enum(['email', 'sms']),
    jobId: JobId.nullable(),
    isDefault: z.boolean(),
    texts: z
      .array(z.object({ language: InterfaceLanguage, subject: z.string().max(10_000), text: z.string().max(100_000) }))
      .max(20),
  }),
})
/** Repeating it is harmless. */
export const DeleteMessageTemplate = z.object({
  type: z.literal('DeleteMessageTemplate'),
  data: z.object({ templateId: Uuid }),
})
export const messageSettingCommands = [ChangeMessageRules, SaveMessageTemplate, DeleteMessageTemplate] as const
