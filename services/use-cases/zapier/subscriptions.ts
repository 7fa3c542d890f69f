import { randomBytes } from 'node:crypto'
import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { type ZapierTrigger, zapierLimits } from '#contracts/integration/zapier.ts'
import type { WebhookCommand } from '#contracts/webhook/commands.ts'
import { webhookDecider } from '#domain/webhook/decider.ts'
import { isWebhook } from '#domain/webhook/webhook.ts'
import { HTTPS_ONLY, INSIDE, NO_PASSWORD, whyNot } from '#infra/engines/outbound/outbound.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { WebhookView } from '#projections/webhooks/webhooks.ts'
import { allow } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'
import { callRules } from '../../effects/webhooks/attempt.ts'
import { outgoing } from '../../effects/webhooks/outgoing.ts'
import { zapierSubscriptions } from '../../effects/webhooks/zapier.ts'
import { recordHealth } from '../integrations/credentials.ts'

const refusals: Record<string, string> = {
  [HTTPS_ONLY]: 'The address has to begin with https://',
  [INSIDE]: 'The address is inside a private network',
  [NO_PASSWORD]: 'An address with a password in it is not used',
}
type Done = { token: ConsistencyToken }
export type ListedSubscription = Pick<WebhookView, 'webhookId' | 'status' | 'reason' | 'statusAt' | 'createdAt'> & {
  event: ZapierTrigger
  workedAt: string | null
  failedAt: string | null
}

/** Addresses that Zapier is called at, each about one trigger. */
export function subscriptionUseCases(core: Core) {
  const stateOf = async ({ companyId }: Asker, webhookId: string) =>
    (await core.commands.stateOf(webhookDecider, { companyId }, webhookId)).state
  const send = async (asker: Asker, command: WebhookCommand, commandId?: string): Promise<Done> =>
    core.commands.handle(webhookDecider, command.data.webhookId, command, core.context(asker, commandId))

  return {
    /**
     * The same address and trigger again is the same subscription, which is called again if it was paused or had ended by
     * failing; once it was unsubscribed it is another one.
     * @throws Rejected 'webhook/invalid' for an address that is not called, 'webhook/too-many'
     */
    async subscribe(asker: Asker, given: { url: string; trigger: ZapierTrigger }): Promise<Done & { id: string }> {
      allow(asker, 'candidates.read')
      const url = given.url.trim()
      const known = URL.parse(url)
      const why = known ? whyNot(known, callRules()) : HTTPS_ONLY
      if (why) throw new Rejected('webhook/invalid', 'Some fields need attention', { hookUrl: refusals[why]! })
      const integrationId = asker.kind === 'apiKey' ? asker.keyId : ''
      for (let times = 0; ; times++) {
        const webhookId = uuid5(integrationId, `${given.trigger} ${url} ${times}`)
        const state = await stateOf(asker, webhookId)
        if (state.status === 'removed') continue
        if (isWebhook(state)) {
          const resume = { type: 'ResumeWebhook', data: { webhookId } } as const
          return { id: webhookId, token: state.status === 'active' ? {} : (await send(asker, resume)).token }
        }
        if ((await zapierSubscriptions(core, asker)).length >= zapierLimits.subscriptions)
          throw new Rejected('webhook/too-many', 'A company has 100 subscriptions of Zapier at most')
        const ownerId = asker.kind === 'apiKey' ? (asker.owner?.userId ?? null) : null
        const secret = `whsec_${randomBytes(32).toString('base64')}`
        const data = { webhookId, kind: 'zapier' as const, url, types: [given.trigger], ownerId, secret }
        const { token } = await send(asker, { type: 'AddWebhook', data }, uuid5(webhookId, 'add'))
        await recordHealth(core, asker, { integrationId, cause: null })
        return { token, id: webhookId }
      }
    },

    /** What is no subscription of this company's changes nothing, and is answered alike. */
    async unsubscribe(asker: Asker, webhookId: string): Promise<Done> {
      const state = await stateOf(asker, webhookId)
      if (!isWebhook(state) || state.kind !== 'zapier') return { token: {} }
      return send(asker, { type: 'RemoveWebhook', data: { webhookId } })
    },

    /** By an administrator. Without the plan too: to end what leaves is always possible. */
    async endSubscription(asker: Asker, webhookId: string): Promise<Done> {
      allow(asker, 'company.integrations')
      return this.unsubscribe(asker, webhookId)
    },

    /** What is subscribed, the oldest first, and when each was last delivered and last failed. */
    async subscriptions(asker: Asker): Promise<ListedSubscription[]> {
      allow(asker, 'company.integrations')
      const found = await zapierSubscriptions(core, asker)
      const ids = found.map(({ webhookId }) => webhookId)
      const last = await outgoing(core).lastOutcomes(asker.companyId, ids)
      return found.map(({ webhookId, types, status, reason, statusAt, createdAt }) => ({
        ...{ webhookId, status, reason, statusAt, createdAt },
        event: types[0] as ZapierTrigger,
        workedAt: last.get(webhookId)?.workedAt ?? null,
        failedAt: last.get(webhookId)?.failedAt ?? null,
      }))
    },
  }
}
