import type { Asker } from '#contracts/kernel/asker.ts'
import type { Reads } from '../runtime/reads.ts'
import { companies, type CompanyView } from './companies.ts'

export function companiesReader(reads: Reads) {
  return {
    /** The asker's own company; there is no way to ask for another. */
    async companyOf({ companyId }: Asker): Promise<CompanyView | null> {
      const doc = await reads.store.get(reads.live(companies), companyId)
      return doc && doc.dead !== true ? (doc as unknown as CompanyView) : null
    },
  }
}
