import type { webhookRoutes } from '#contracts/http/api/webhooks.ts'
import { mergeTokens } from '#contracts/kernel/token.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { Handlers } from '../call.ts'

const OK = { status: 'OK' } as const

export const webhookHandlers: Handlers<typeof webhookRoutes> = {
  async saveWebhook({ useCases }, { asker, body: { webHookUrl }, commandId }) {
    const { secret, token } = await useCases.webhooks.saveFirstWebhook(asker, { url: webHookUrl, commandId })
    return { body: { ...OK, webHookUrl: webHookUrl.trim(), secret }, token }
  },
  testFirstWebhook: async ({ useCases }, { asker }) => ({ body: await useCases.webhooks.testWebhook(asker, {}) }),

  teamsChannels: async ({ useCases }, { asker }) => ({
    body: { channels: await useCases.webhooks.teamsChannels(asker) },
  }),
  webhooks: async ({ readers }, { asker }) => ({
    body: {
      webhooks: (await readers.webhooksOf(asker)).flatMap(
        ({ webhookId, kind, url, name, jobIds, types, status, reason, createdAt }) =>
          kind === 'zapier'
            ? []
            : [{ webhook_id: webhookId, kind, url, name, job_ids: jobIds, types, status, reason, createdAt }],
      ),
    },
  }),
  async addWebhook({ useCases }, { asker, body: { job_ids: jobIds, ...body }, commandId }) {
    const { webhookId, secret, token } = await useCases.webhooks.addWebhook(asker, { ...body, jobIds, commandId })
    return { body: { webhook_id: webhookId, secret }, token }
  },
  async changeWebhook(
    { useCases: { webhooks } },
    { asker, params: { id }, body: { active, job_ids: jobIds, ...change }, commandId },
  ) {
    const of = { webhookId: id, commandId: uuid5(commandId, 'change') }
    let { token } = await webhooks.changeWebhook(asker, { ...of, ...change, ...(jobIds && { jobIds }) })
    if (active !== undefined) {
      const switched = await webhooks.setWebhookActive(asker, { webhookId: id, active, commandId })
      token = mergeTokens(token, switched.token)
    }
    return { body: OK, token }
  },
  async removeWebhook({ useCases }, { asker, params: { id }, commandId }) {
    const { token } = await useCases.webhooks.removeWebhook(asker, { webhookId: id, commandId })
    return { body: OK, token }
  },
  async rotateWebhookSecret({ useCases }, { asker, params: { id }, commandId }) {
    const { secret, token } = await useCases.webhooks.rotateWebhookSecret(asker, { webhookId: id, commandId })
    return { body: { secret }, token }
  },
  testWebhook: async ({ useCases }, { asker, params: { id } }) => ({
    body: await useCases.webhooks.testWebhook(asker, { webhookId: id }),
  }),
  async webhookDeliveries({ useCases }, { asker, params: { id } }) {
    const found = await useCases.webhooks.deliveriesOf(asker, { webhookId: id })
    const deliveries = found.map(({ eventId, type, state, nextAt, log }) => ({
      ...{ event_id: eventId, type, state, nextAt, tries: log },
    }))
    return { body: { deliveries } }
  },
  resendDelivery: async ({ useCases }, { asker, params: { id, eventId } }) => ({
    body: await useCases.webhooks.resendDelivery(asker, { webhookId: id, eventId }),
  }),
  async replayWebhook({ useCases }, { asker, params: { id }, body: { since }, commandId }) {
    const { token } = await useCases.webhooks.replayWebhook(asker, { webhookId: id, since, commandId })
    return { body: OK, token }
  },
  events: async ({ useCases }, { asker, query: { cursor, limit } }) => ({
    body: await useCases.webhooks.eventsAfter(asker, { cursor: cursor ?? null, limit }),
  }),
}
