import type { Doc } from '#infra/engines/read-store/read-store.ts'
import { webhooks, type WebhookView } from '#projections/webhooks/webhooks.ts'
import type { Core } from '../../core/core.ts'

const MOST = 200

/** All Zapier subscriptions of a company, the oldest first. */
export async function zapierSubscriptions(
  { reads }: Pick<Core, 'reads'>,
  { companyId }: { companyId: string },
): Promise<WebhookView[]> {
  const found = await reads.store.find(reads.live(webhooks), {
    filter: { companyId, kind: 'zapier', dead: { $ne: true } },
    sort: { createdAt: 1 },
    limit: MOST,
  })
  return found as (Doc & WebhookView)[]
}
