import { type Asker, mayDo } from '#contracts/kernel/asker.ts'
import type { AtsApplicationView, AtsLinkView, AtsView } from '#contracts/views/ats.ts'
import type { Reads } from '../runtime/reads.ts'
import { atsApplications } from './ats-applications.ts'
import { atsLinks } from './ats-links.ts'

const MOST_TROUBLES = 50

export function atsReader(reads: Reads) {
  return {
    /** The system that the company has linked; null for those who may not manage it. */
    async atsLinkOf(asker: Asker): Promise<AtsLinkView | null> {
      if (!mayDo(asker, 'company.integrations')) return null
      const found = (await reads.store.get(reads.live(atsLinks), asker.companyId)) as AtsView | null
      return found?.link ?? null
    },
    /** What a history calls the system that moved a candidate; null for another id. */
    async atsNameOf({ companyId }: Asker, linkId: string): Promise<string | null> {
      const found = (await reads.store.get(reads.live(atsLinks), companyId)) as AtsView | null
      return found?.link?.linkId === linkId ? found.link.systemName : null
    },
    /** Where both sides last disagreed, the newest first; nothing for those who may not manage it. */
    async atsTroublesOf(asker: Asker, jobIds: readonly string[]): Promise<AtsApplicationView[]> {
      if (!mayDo(asker, 'company.integrations')) return []
      const filter = { companyId: asker.companyId, jobId: { $in: [...jobIds] }, troubleAt: { $ne: null } }
      const query = { filter, sort: { troubleAt: -1 as const }, limit: MOST_TROUBLES }
      return (await reads.store.find(reads.live(atsApplications), query)) as unknown as AtsApplicationView[]
    },
    /** How many candidates of a job came from there. */
    async atsCountOf(asker: Asker, jobId: string): Promise<number> {
      if (!mayDo(asker, 'company.integrations')) return 0
      return reads.store.count(reads.live(atsApplications), { companyId: asker.companyId, jobId })
    },
  }
}
