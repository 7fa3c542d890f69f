import type { SubscriptionEvent } from '#contracts/subscription/events.ts'
import { webhooks, type WebhookView } from '#projections/webhooks/webhooks.ts'
import { readerOf } from '../effects/webhooks/reach.ts'
import type { ProcessManager } from './process-manager.ts'

const MOST = 1000

/** A plan that has webhooks again lets go at once what waited for it. */
export const regainedPlanResumesWebhooks: ProcessManager<SubscriptionEvent, string[]> = {
  name: 'regained-plan-resumes-webhooks',
  category: 'subscription',
  on: ['SubscriptionStarted', 'PlanChanged', 'SubscriptionTermsChanged'],
  async look(core, { tenant: companyId }) {
    const filter = { companyId, status: 'paused', reason: 'plan' }
    const found = await core.reads.store.find(core.reads.live(webhooks), { filter, limit: MOST })
    const going: string[] = []
    for (const { webhookId, kind, ownerId } of found as unknown as WebhookView[])
      if (typeof (await readerOf(core, { companyId, kind, ownerId })) !== 'string') going.push(webhookId)
    return going
  },
  react: (_, ids) =>
    ids.map((webhookId) => ({
      ...{ kind: 'command', aggregate: 'webhook', id: webhookId },
      command: { type: 'ResumeWebhook', data: { webhookId, after: 'plan' } },
    })),
}
