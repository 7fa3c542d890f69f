import { type Asker, mayDo } from '#contracts/kernel/asker.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import type { Reads } from '../runtime/reads.ts'
import { webhooks, type WebhookView } from './webhooks.ts'

const MOST = 200

export function webhooksReader(reads: Reads) {
  return {
    /** Webhooks of the company, the oldest first; none for who may not change its integrations. */
    async webhooksOf(asker: Asker): Promise<WebhookView[]> {
      if (!mayDo(asker, 'company.integrations')) return []
      const found = await reads.store.find(reads.live(webhooks), {
        filter: { companyId: asker.companyId },
        sort: { createdAt: 1 },
        limit: MOST,
      })
      return found.filter(({ dead }) => dead !== true).map((doc) => doc as Doc & WebhookView)
    },
  }
}
