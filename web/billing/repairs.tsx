import type { Paged } from '#contracts/views/paged.ts'
import type { RepairView } from '#contracts/views/invoices.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { Card } from '../ui/card.tsx'
import { Pages } from './pages.tsx'
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
export function Repairs({ repaired: { rows, page, pages } }: { repaired: Paged<Repaired> }) {
  const t = useText()
  const { list } = useFormat()
  return (
    <Card title={t('repairs')}>
      <p className="mb-2 text-muted">{rows.length === 0 ? t('noRepairs') : t('repairsNote')}</p>
      <ul className="flex flex-col divide-y divide-line">
        {rows.map(({ companyId, company, at, parts }) => (
          <li key={companyId} className="py-2">
            <b dir="auto">{company}</b> · {list(parts.map((part) => t(partNames[part])))} · <Instant at={at} />
          </li>
        ))}
      </ul>
      <Pages name="repaired" page={page} pages={pages} title={t('repairs')} />
    </Card>
  )
}
