import { type Asker, isOperator } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Paged } from '#contracts/views/paged.ts'
import type { RepairView } from '#contracts/views/invoices.ts'
import { invoices, type InvoicesView } from './invoices.ts'
import type { Reads } from '../runtime/reads.ts'
import type { CompanyView } from '../companies/companies.ts'
import { companies } from '../companies/companies.ts'
import { pageAt } from './page-at.ts'

export type Repaired = RepairView & { companyId: string; company: string }

export const repairsReader = ({ store, live }: Reads) => ({
  /** Companies whose subscription last differed from the billing service's, newest first, 50 on a page. @throws Rejected 'auth/forbidden' for everyone but operators */
  async repairedSubscriptions(asker: Asker, asked = 1): Promise<Paged<Repaired>> {
    if (!isOperator(asker)) throw new Rejected('auth/forbidden', 'Your role does not allow this')
    const filter = { repairedAt: { $gt: '' } }
    const { page, pages, total, ...part } = pageAt(asked, await store.count(live(invoices), filter))
    const found = await store.find(live(invoices), { filter, sort: { repairedAt: -1 }, ...part })
    const names = await store.getMany(
      live(companies),
      found.map(({ _id }) => _id),
    )
    const rows = found.flatMap((doc, index) => {
      const [last] = (doc as unknown as InvoicesView).repaired
      return last ? [{ ...last, companyId: doc._id, company: (names[index] as CompanyView | null)?.name ?? '' }] : []
    })
    return { rows, page, pages, total }
  },
})
