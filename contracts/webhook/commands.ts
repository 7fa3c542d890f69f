import * as z from 'zod'
import { Instant, JobId, UserId, Uuid } from '../kernel/ids.ts'
import { dayCounts } from './events.ts'
import { pauses, publicEventTypes, switchOffs, webhookKinds, webhookLimits } from './event-types.ts'

const of = { webhookId: Uuid }
const command = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), data: z.object({ ...of, ...shape }) })
const chosen = {
  url: z.string().max(10_000),
  types: z.array(z.enum(publicEventTypes)).max(100),
  name: z.string().max(webhookLimits.name).optional(),
  jobIds: z.array(JobId).max(webhookLimits.jobs).optional(),
}

/** The secret is the service's, made anew for each. */
export const AddWebhook = command('AddWebhook', {
  ...chosen,
  kind: z.enum(webhookKinds),
  ownerId: UserId.nullable(),
  secret: z.string(),
})
export const ChangeWebhook = command('ChangeWebhook', chosen)
export const RotateWebhookSecret = command('RotateWebhookSecret', { secret: z.string() })
export const PauseWebhook = command('PauseWebhook', { reason: z.enum(pauses) })
/** `after`: only where this is why it is paused. */
export const ResumeWebhook = command('ResumeWebhook', { after: z.enum(pauses).optional() })
export const SwitchOffWebhook = command('SwitchOffWebhook', { reason: z.enum(switchOffs) })
export const ReplayWebhook = command('ReplayWebhook', { since: Instant })
export const CountWebhookDay = command('CountWebhookDay', dayCounts)
export const RemoveWebhook = command('RemoveWebhook', {})

export const WebhookCommand = z.discriminatedUnion('type', [
  AddWebhook,
  ChangeWebhook,
  RotateWebhookSecret,
  PauseWebhook,
  ResumeWebhook,
  SwitchOffWebhook,
  ReplayWebhook,
  CountWebhookDay,
  RemoveWebhook,
])
export type WebhookCommand = z.infer<typeof WebhookCommand>
