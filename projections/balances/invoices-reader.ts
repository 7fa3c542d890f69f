import type { Asker } from '#contracts/kernel/asker.ts'
import type { Reads } from '../runtime/reads.ts'
import { invoices, type InvoicesView } from './invoices.ts'

export function invoicesReader({ store, live }: Reads) {
  return {
    /** What the company was invoiced, newest first; null for one without a subscription. */
    async invoicesOf({ companyId }: Asker): Promise<InvoicesView | null> {
      const [doc] = await store.find(live(invoices), { filter: { companyId }, limit: 1 })
      return !doc || doc.dead === true ? null : (doc as unknown as InvoicesView)
    },
  }
}
