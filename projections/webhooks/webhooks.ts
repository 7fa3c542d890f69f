import * as z from 'zod'
import { Instant, JobId, UserId, Uuid } from '#contracts/kernel/ids.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import { pauses, publicEventTypes, switchOffs, webhookKinds } from '#contracts/webhook/event-types.ts'
import type { WebhookEvent } from '#contracts/webhook/events.ts'
import type { Projection } from '../runtime/projection.ts'

export const WebhookView = z.object({
  webhookId: Uuid.describe('Id of the webhook'),
  kind: z.enum(webhookKinds).describe('A system or a channel, added by a person, or a subscription of Zapier'),
  url: z.string().describe('The address that is called'),
  types: z.array(z.enum(publicEventTypes)).describe('What it is called about; none: everything'),
  name: z.string().nullable().describe('What a channel is called'),
  jobIds: z.array(JobId).describe('Which jobs it is about; none: every job'),
  ownerId: UserId.nullable().describe('Whose it is; null: a service account’s'),
  status: z.enum(['active', 'paused', 'off']).describe('Whether it is called'),
  reason: z
    .enum([...pauses, ...switchOffs])
    .nullable()
    .describe('Why it is not'),
  statusAt: Instant.describe('Since when'),
  rotatedUntil: Instant.nullable().describe('Until when the secret before signs too'),
  createdAt: Instant.describe('When it was added'),
})
export type WebhookView = z.infer<typeof WebhookView>

export const webhooks: Projection<WebhookView, WebhookEvent> = {
  name: 'webhooks',
  version: 2,
  category: 'webhook',
  description: 'One document per webhook: what it is called about and whether it works.',
  schema: WebhookView,
  indexes: [{ fields: ['companyId', 'createdAt'] }],
  counters: [],
  evolve,
}

function evolve(view: WebhookView | null, { event, occurredAt: at }: Recorded<WebhookEvent>): WebhookView | null {
  if (event.type === 'WebhookAdded') {
    const { secret: _secret, host: _host, name = null, jobIds = [], ...shown } = event.data
    return { ...shown, name, jobIds, status: 'active', reason: null, statusAt: at, rotatedUntil: null, createdAt: at }
  }
  if (!view) return null
  switch (event.type) {
    case 'WebhookChanged': {
      const { url, types, name = null, jobIds = [] } = event.data
      return { ...view, url, types, name, jobIds }
    }
    case 'WebhookSecretRotated':
      return { ...view, rotatedUntil: event.data.previousUntil }
    case 'WebhookPaused':
      return { ...view, status: 'paused', reason: event.data.reason, statusAt: at }
    case 'WebhookSwitchedOff':
      return { ...view, status: 'off', reason: event.data.reason, statusAt: at }
    case 'WebhookResumed':
      return { ...view, status: 'active', reason: null, statusAt: at }
    case 'WebhookReplayAsked':
    case 'WebhookDayCounted':
      return view
    case 'WebhookRemoved':
      return null
    default:
      return event satisfies never
  }
}
