import type { RepairView } from '#contracts/views/invoices.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { Card } from '../ui/card.tsx'
import { Instant } from '../ui/instant.tsx'

const useText = namespace('invoices')
const partNames = {
  plan: 'partPlan',
  volumes: 'partVolumes',
  status: 'partStatus',
  payment: 'partPayment',
  coupon: 'partCoupon',
  term: 'partTerm',
} as const

export type Repaired = RepairView & { companyId: string; company: string }

/** For operators: what comparisons with the billing service mended, by company. */
export function Repairs({ repaired }: { repaired: readonly Repaired[] }) {
  const t = useText()
  const { list } = useFormat()
  return (
    <Card title={t('repairs')}>
      <p className="mb-2 text-muted">{repaired.length === 0 ? t('noRepairs') : t('repairsNote')}</p>
      <ul className="flex flex-col divide-y divide-line">
        {repaired.map(({ companyId, company, at, parts }) => (
          <li key={companyId} className="py-2">
            <b dir="auto">{company}</b> · {list(parts.map((part) => t(partNames[part])))} · <Instant at={at} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
