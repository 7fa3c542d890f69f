import * as z from 'zod'
import { Instant, JobId, Uuid } from '../../kernel/ids.ts'
import { addedKinds, pauses, publicEventTypes, switchOffs, webhookLimits } from '../../webhook/event-types.ts'
import { PublicEvent } from '../../webhook/public-events.ts'
import { defineRoutes } from './route.ts'

const types = z.array(z.enum(publicEventTypes)).max(publicEventTypes.length)
const Webhook = z
  .object({
    webhook_id: Uuid,
    kind: z.enum(addedKinds).describe('A system, or a channel of a chat, which is sent sentences'),
    url: z.string(),
    name: z.string().nullable(),
    job_ids: z.array(JobId).describe('Which jobs it is about; none: every job'),
    types: types.describe('What it is called about; none: everything'),
    status: z.enum(['active', 'paused', 'off']),
    reason: z.enum([...pauses, ...switchOffs]).nullable(),
    createdAt: Instant,
  })
  .meta({ id: 'Webhook' })
const Try = z
  .object({
    at: Instant,
    code: z.number().int().nullable().describe('Null: no answer came'),
    ms: z.number().int(),
    error: z.string().nullable(),
    answer: z.string().describe('The first 4 kB'),
  })
  .meta({ id: 'WebhookTry' })
const secret = z.string().describe('Shown once. Verify with any library of Standard Webhooks')
const OK = z.object({ status: z.literal('OK') })
const url = z.string().max(10_000)
const name = z.string().max(webhookLimits.name)
const jobIds = z.array(JobId).max(webhookLimits.jobs)
const access = { permission: 'company.integrations', target: 'none' } as const
const params = z.object({ id: Uuid })
const ofOne = { permission: 'company.integrations', target: 'webhook' } as const

/**
 * Webhooks by the Standard Webhooks convention, and the feed of the same events. The two calls of the specification (INT-005) act on
 * the first webhook.
 */
export const webhookRoutes = defineRoutes({
  saveWebhook: {
    at: [['legacy', 'POST', '/companies/integrations/saveWebhook']],
    summary: 'Sets the address of the first webhook (INT-005); it is called about everything',
    ...access,
    body: z.object({ webHookUrl: url }),
    reply: OK.extend({ webHookUrl: z.string(), secret: secret.nullable().describe('Of a new one; null otherwise') }),
  },
  testFirstWebhook: {
    at: [['legacy', 'POST', '/companies/integrations/testWebhook']],
    summary: 'Calls the first webhook (INT-005) and answers what it answered',
    ...access,
    reply: Try,
  },
  teamsChannels: {
    at: [['legacy', 'GET', '/msteams/channels']],
    summary:
      'Channels of Microsoft Teams (INT-012): those that the company writes to, and where Microsoft Graph is set up all others of its teams (`added` false)',
    ...access,
    reply: z.object({
      channels: z.array(z.object({ id: z.string(), displayName: z.string(), added: z.boolean() })),
    }),
  },
  webhooks: {
    at: [['v2', 'GET', '/webhooks']],
    summary: 'Webhooks of the company, the oldest first',
    ...access,
    reply: z.object({ webhooks: z.array(Webhook) }),
  },
  addWebhook: {
    at: [['v2', 'POST', '/webhooks']],
    summary:
      'Adds a webhook, or a channel of a chat: `teams` takes the address of a flow of Microsoft Teams and is sent an Adaptive Card, `chat` is sent JSON with one field `text`. It carries what its owner may read',
    ...access,
    body: z.object({
      url,
      types: types.default([]),
      kind: z.enum(addedKinds).default('webhook'),
      name: name.optional(),
      job_ids: jobIds.optional(),
    }),
    reply: z.object({ webhook_id: Uuid, secret }),
    status: 201,
  },
  changeWebhook: {
    at: [['v2', 'PATCH', '/webhooks/{id}']],
    summary: 'Changes the address, the types, the name or the jobs of a webhook, pauses it or lets it work again',
    ...ofOne,
    params,
    body: z.object({
      url: url.optional(),
      types: types.optional(),
      name: name.optional(),
      job_ids: jobIds.optional(),
      active: z.boolean().optional(),
    }),
    reply: OK,
  },
  removeWebhook: {
    at: [['v2', 'DELETE', '/webhooks/{id}']],
    summary: 'Removes a webhook; what waits for it is not sent',
    ...ofOne,
    params,
    reply: OK,
  },
  rotateWebhookSecret: {
    at: [['v2', 'POST', '/webhooks/{id}/secret']],
    summary: 'A new secret; for 24 hours the one before signs too',
    ...ofOne,
    params,
    reply: z.object({ secret }),
  },
  testWebhook: {
    at: [['v2', 'POST', '/webhooks/{id}/test']],
    summary: 'Calls a webhook about nothing and answers what it answered',
    ...ofOne,
    params,
    reply: Try,
  },
  webhookDeliveries: {
    at: [['v2', 'GET', '/webhooks/{id}/deliveries']],
    summary: 'The newest deliveries of a webhook with every try, 30 days back',
    ...ofOne,
    params,
    reply: z.object({
      deliveries: z.array(
        z.object({
          event_id: Uuid,
          type: z.string(),
          state: z.enum(['waiting', 'delivered', 'failed', 'left out']),
          nextAt: Instant.nullable(),
          tries: z.array(Try).describe('The newest first'),
        }),
      ),
    }),
  },
  resendDelivery: {
    at: [['v2', 'POST', '/webhooks/{id}/deliveries/{eventId}/resend']],
    summary: 'Sends one event once more under the same id',
    ...ofOne,
    params: params.extend({ eventId: Uuid }),
    reply: Try,
  },
  replayWebhook: {
    at: [['v2', 'POST', '/webhooks/{id}/replay']],
    summary: 'Sends again what has failed since then, outside of the order',
    ...ofOne,
    params,
    body: z.object({ since: Instant }),
    reply: OK,
  },
  events: {
    at: [['v2', 'GET', '/events']],
    summary:
      'Public events after a cursor, the oldest first: those that webhooks get, of what the key may read. Kept for 30 days',
    permission: 'candidates.read',
    target: 'none',
    query: z.object({
      cursor: z.string().max(200).optional().describe('Of the answer before; without one from the oldest on'),
      limit: z.coerce.number().int().min(1).max(1000).default(100),
    }),
    reply: z.object({
      events: z.array(PublicEvent),
      cursor: z.string().nullable().describe('For the next call, also when there is nothing more yet'),
      more: z.boolean(),
    }),
  },
})
