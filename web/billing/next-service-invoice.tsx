import type { ServiceInvoicePreview } from '#contracts/subscription/provider.ts'
import { namespace } from '../i18n/namespace.ts'
import { Sentence } from '../i18n/sentence.tsx'
import { Callout } from '../ui/callout.tsx'
import { Card } from '../ui/card.tsx'
import { Instant } from '../ui/instant.tsx'
import { useMoney } from '../lib/price.ts'

const useText = namespace('invoices')

/** What a billing service will charge next; `refused` where it could not say. */
export type Previewed = { invoice: ServiceInvoicePreview | null } | { refused: string }

export function NextServiceInvoice({ next }: { next: Previewed }) {
  const t = useText()
  if ('refused' in next)
    return (
      <Callout tone="danger" announce>
        {next.refused}
      </Callout>
    )
  const { invoice } = next
  return <Card title={t('nextTitle')}>{invoice ? <Lines {...invoice} /> : <p>{t('nextNone')}</p>}</Card>
}

function Lines({ at, currency, lines, discount, tax, total }: ServiceInvoicePreview) {
  const t = useText()
  const money = useMoney()
  const rows = [
    ...lines.map(({ description, amount }) => ({ name: description, amount })),
    ...(discount > 0 ? [{ name: t('nextDiscount'), amount: -discount }] : []),
    ...(tax > 0 ? [{ name: t('nextTax'), amount: tax }] : []),
  ]
  return (
    <>
      {at && (
        <p className="mb-3 text-muted">
          <Sentence text={t('nextOn')} parts={{ at: <Instant at={at} precision="day" /> }} />
        </p>
      )}
      <dl className="flex max-w-xl flex-col gap-2">
        {rows.map(({ name, amount }, index) => (
          <div key={index} className="flex justify-between gap-4">
            <dt dir="auto">{name}</dt>
            <dd className="tabular-nums">{money(amount, currency)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-2 font-semibold">
          <dt>{t('nextTotal')}</dt>
          <dd className="tabular-nums">{money(total, currency)}</dd>
        </div>
      </dl>
    </>
  )
}
