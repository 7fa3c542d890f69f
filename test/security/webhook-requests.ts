import { randomUUID } from 'node:crypto'

type Named = { webhookId?: string; deliveredId?: string }

/** What the calls of webhooks and of the event feed are sent with. */
export const webhookRequests = {
  saveWebhook: () => ({ body: { webHookUrl: 'https://127.0.0.1:9/in' } }),
  testFirstWebhook: () => ({}),
  teamsChannels: () => ({}),
  webhooks: () => ({}),
  addWebhook: () => ({ body: { url: 'https://127.0.0.1:9/in' } }),
  changeWebhook: ({ webhookId = randomUUID() }: Named) => ({ params: { id: webhookId }, body: { active: true } }),
  removeWebhook: ({ webhookId = randomUUID() }: Named) => ({ params: { id: webhookId } }),
  rotateWebhookSecret: ({ webhookId = randomUUID() }: Named) => ({ params: { id: webhookId } }),
  testWebhook: ({ webhookId = randomUUID() }: Named) => ({ params: { id: webhookId } }),
  webhookDeliveries: ({ webhookId = randomUUID() }: Named) => ({ params: { id: webhookId } }),
  resendDelivery: ({ webhookId = randomUUID(), deliveredId = randomUUID() }: Named) => ({
    params: { id: webhookId, eventId: deliveredId },
  }),
  replayWebhook: ({ webhookId = randomUUID() }: Named) => ({
    params: { id: webhookId },
    body: { since: new Date().toISOString() },
  }),
  events: () => ({ query: { limit: '5' } }),
}
