import { type Asker, mayDo } from '#contracts/kernel/asker.ts'
import type { Reads } from '../runtime/reads.ts'
import type { IntegrationsView } from '#contracts/views/integrations.ts'
import { integrations } from './integrations.ts'

export function integrationsReader(reads: Reads) {
  return {
    /** What the company is connected to; nothing for those who may not manage it. */
    async integrationsOf(asker: Asker): Promise<IntegrationsView> {
      const none = { connections: [], awaited: [] }
      if (!mayDo(asker, 'company.integrations')) return none
      const found = await reads.store.get(reads.live(integrations), asker.companyId)
      return (found as IntegrationsView | null) ?? none
    },
  }
}
