import type { IntegrationEvent } from '#contracts/integration/events.ts'
import type { WebhookCommand } from '#contracts/webhook/commands.ts'
import { zapierSubscriptions } from '../effects/webhooks/zapier.ts'
import type { ProcessManager } from './process-manager.ts'

type Follows = 'IntegrationCredentialsChanged' | 'IntegrationPaused' | 'IntegrationResumed' | 'IntegrationDisconnected'
const follows: Record<Follows, (webhookId: string) => WebhookCommand> = {
  // It has the rights of another colleague, or of one who is back.
  IntegrationCredentialsChanged: (webhookId) => ({ type: 'ResumeWebhook', data: { webhookId, after: 'owner' } }),
  IntegrationPaused: (webhookId) => ({ type: 'PauseWebhook', data: { webhookId, reason: 'person' } }),
  IntegrationResumed: (webhookId) => ({ type: 'ResumeWebhook', data: { webhookId, after: 'person' } }),
  IntegrationDisconnected: (webhookId) => ({ type: 'RemoveWebhook', data: { webhookId } }),
}

/** Subscriptions of Zapier are paused, go on and end with the connection. */
export const zapierFollowsItsConnection: ProcessManager<IntegrationEvent, string[]> = {
  name: 'zapier-follows-its-connection',
  category: 'integration',
  on: Object.keys(follows) as Follows[],
  look: async (core, { event, tenant: companyId }) =>
    event.data.integrationType === 'zapier'
      ? (await zapierSubscriptions(core, { companyId })).map(({ webhookId }) => webhookId)
      : [],
  react: ({ event }, ids) =>
    ids.map((id) => ({ kind: 'command', aggregate: 'webhook', id, command: follows[event.type as Follows](id) })),
}
