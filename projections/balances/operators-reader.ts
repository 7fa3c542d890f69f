import { type Asker, isOperator } from '#contracts/kernel/asker.ts'
import { folded } from '#contracts/kernel/fold.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Paged } from '#contracts/views/paged.ts'
import type { CompanyPage, CompanyRow } from '#contracts/views/companies.ts'
import type { OpenInvoice } from '#contracts/views/invoices.ts'
import { balances, type BalancesView } from './balances.ts'
import { invoices, type InvoicesView } from './invoices.ts'
import type { Reads } from '../runtime/reads.ts'
import { companies, type CompanyView } from '../companies/companies.ts'
import { pageAt } from './page-at.ts'

/** What operators see of the companies on this installation. */
export function operatorsReader({ store, live }: Reads) {
  return {
    /**
     * A page of all companies, newest first; with `search` those whose name contains it, whatever its case, or whose id or
     * address it is. @throws Rejected 'auth/forbidden' for everyone but operators
     */
    async companiesPage(asker: Asker, { search, page: asked }: { search: string; page: number }): Promise<CompanyPage> {
      if (!isOperator(asker)) throw new Rejected('auth/forbidden', 'Your role does not allow this')
      const text = search.trim()
      const named = { $regex: text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&'), $options: 'i' }
      const filter = text === '' ? {} : { $or: [{ name: named }, { slug: folded(text) }, { company_id: text }] }
      const total = await store.count(live(companies), filter)
      const { page, pages, ...part } = pageAt(asked, total)
      const found = await store.find(live(companies), {
        filter,
        sort: { createdAt: -1 },
        skip: part.skip,
        limit: part.limit,
      })
      const plans = await store.getMany(
        live(balances),
        found.map(({ _id }) => _id),
      )
      const rows = found.map((doc, index): CompanyRow => {
        const { company_id: companyId, name, slug, createdAt } = doc as unknown as CompanyView
        const of = plans[index] as unknown as BalancesView | null
        return {
          companyId,
          name,
          slug,
          createdAt,
          plan: of?.plan ?? null,
          activeJobs: of?.holding.length ?? 0,
          seats: (of?.seated.length ?? 0) + 1,
        }
      })
      return { rows, page, pages, total }
    },
    /**
     * A page of the invoices of all companies that are not paid: 50 companies, those that owe for longest first.
     * @throws Rejected 'auth/forbidden' for everyone but operators
     */
    async openInvoices(asker: Asker, asked = 1): Promise<Paged<OpenInvoice>> {
      if (!isOperator(asker)) throw new Rejected('auth/forbidden', 'Your role does not allow this')
      const filter = { nextDue: { $gt: '' } }
      const { page, pages, total, ...part } = pageAt(asked, await store.count(live(invoices), filter))
      const found = await store.find(live(invoices), { filter, sort: { nextDue: 1 }, ...part })
      const names = await store.getMany(
        live(companies),
        found.map(({ _id }) => _id),
      )
      const rows = found
        .flatMap((doc, index) => {
          const company = (names[index] as unknown as CompanyView | null)?.name ?? ''
          return (doc as unknown as InvoicesView).invoices
            .filter(({ status }) => status === 'open')
            .map((invoice) => ({ ...invoice, companyId: doc._id, company }))
        })
        .sort((one, other) => (one.dueAt < other.dueAt ? -1 : 1))
      return { rows, page, pages, total }
    },
  }
}
