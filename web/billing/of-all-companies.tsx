import type { Paged } from '#contracts/views/paged.ts'
import { OpenInvoices, type Owed } from './open-invoices.tsx'
import { type Repaired, Repairs } from './repairs.tsx'

type Props = { owed: Paged<Owed>; repaired: Paged<Repaired> | null }

/** For operators: what all companies owe, and where a billing service said otherwise than we did. */
export default function OfAllCompanies({ owed, repaired }: Props) {
  return (
    <>
      <OpenInvoices owed={owed} />
      {repaired && <Repairs repaired={repaired} />}
    </>
  )
}
