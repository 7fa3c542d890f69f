import { type Asker, isOperator } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { RepairView } from '#contracts/views/invoices.ts'
import { invoices, type InvoicesView } from '../balances/invoices.ts'
import type { Reads } from '../runtime/reads.ts'
import type { CompanyView } from './companies.ts'
import { companies } from './companies.ts'

const MOST = 50
export type Repaired = RepairView & { companyId: string; company: string }

export const repairsReader = ({ store, live }: Reads) => ({
  /** Companies whose subscription last differed from the billing service's, newest first, 50 at most. @throws Rejected 'auth/forbidden' for everyone but operators */
  async repairedSubscriptions(asker: Asker): Promise<Repaired[]> {
    if (!isOperator(asker)) throw new Rejected('auth/forbidden', 'Your role does not allow this')
    const found = await store.find(live(invoices), {
      filter: { repairedAt: { $gt: '' } },
      sort: { repairedAt: -1 },
      limit: MOST,
    })
    const names = await store.getMany(
      live(companies),
      found.map(({ _id }) => _id),
    )
    return found.flatMap((doc, index) => {
      const [last] = (doc as unknown as InvoicesView).repaired
      return last ? [{ ...last, companyId: doc._id, company: (names[index] as CompanyView | null)?.name ?? '' }] : []
    })
  },
})
