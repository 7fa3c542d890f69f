import { OpenInvoices, type Owed } from './open-invoices.tsx'
import { type Repaired, Repairs } from './repairs.tsx'

type Props = { owed: readonly Owed[]; repaired: readonly Repaired[] | null }

/** For operators: what all companies owe, and where a billing service said otherwise than we did. */
export default function OfAllCompanies({ owed, repaired }: Props) {
  return (
    <>
      <OpenInvoices owed={owed} />
      {repaired && <Repairs repaired={repaired} />}
    </>
  )
}
