import { CompanyId } from '#contracts/kernel/ids.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import { growingTree } from './merkle.ts'

/** Events count from 1 within the company. */
export type CompanyRootClaim = { company: CompanyId; events: number; streams: number; root: string; at: string }
type CompanyTree = { tree: ReturnType<typeof growingTree>; leaves: Map<string, number>; events: number }

/** The heads of each company's streams as a tree of their own, in the order in which the streams first appear in the log. */
export function companyTrees() {
  const companies = new Map<CompanyId, CompanyTree>()
  const claim = (company: CompanyId, { tree, events }: CompanyTree) => ({
    company,
    events,
    streams: tree.size,
    root: tree.root(),
  })

  return {
    /** One more event of a stream; answers whose it is. */
    set(stream: string, head: Buffer): CompanyId {
      const { tenant: companyId } = parseStream(stream)
      const of = companies.get(companyId) ?? { tree: growingTree(), leaves: new Map<string, number>(), events: 0 }
      companies.set(companyId, of)
      let leaf = of.leaves.get(stream)
      if (leaf === undefined) of.leaves.set(stream, (leaf = of.leaves.size))
      of.tree.set(leaf, head)
      of.events++
      return companyId
    },
    eventsOf: (company: CompanyId): number => companies.get(company)?.events ?? 0,
    claimOf(company: CompanyId): Omit<CompanyRootClaim, 'at'> | null {
      const of = companies.get(company)
      return of ? claim(company, of) : null
    },
    /** Of companies alone: reservations belong to none. */
    claims: (at: string): CompanyRootClaim[] =>
      [...companies].flatMap(([company, of]) =>
        CompanyId.safeParse(company).success ? { ...claim(company, of), at } : [],
      ),
  }
}
