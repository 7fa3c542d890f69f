import type { ServiceInvoiceView } from '#contracts/views/invoices.ts'
import { namespace } from '../i18n/namespace.ts'
import { Badge } from '../ui/badge.tsx'
import { Instant } from '../ui/instant.tsx'
import { Table, Td, Th } from '../ui/table.tsx'
import { useMoney } from '../lib/price.ts'

const useText = namespace('invoices')

/** BILL-047: what a billing service invoiced, newest first, each as PDF. */
export function ServiceInvoices({ invoices }: { invoices: readonly ServiceInvoiceView[] }) {
  const t = useText()
  const money = useMoney()
  const head = (['number', 'issued', 'due', 'amount', 'state'] as const).map((name) => (
    <Th key={name} numeric={name === 'amount'}>
      {t(name)}
    </Th>
  ))
  return (
    <Table caption={t('serviceInvoices')} head={head} stacked>
      {invoices.map(({ invoiceId, issuedAt, dueAt, total, currency, status }) => (
        <tr key={invoiceId}>
          <Td data-label={t('number')}>
            <a
              className="link"
              href={`/api/legacy/chargebee/invoices/${encodeURIComponent(invoiceId)}/download`}
              download
              aria-label={t('download', { number: invoiceId })}
            >
              <bdi>{invoiceId}</bdi>
            </a>
          </Td>
          <Td data-label={t('issued')}>
            <Instant at={issuedAt} precision="day" />
          </Td>
          <Td data-label={t('due')}>{dueAt && <Instant at={dueAt} precision="day" />}</Td>
          <Td data-label={t('amount')} numeric>
            {money(total, currency)}
          </Td>
          <Td data-label={t('state')}>
            <Badge tone={tones[status]}>{t(texts[status])}</Badge>
          </Td>
        </tr>
      ))}
    </Table>
  )
}

const texts = { open: 'open', overdue: 'overdue', paid: 'paid', voided: 'voided' } as const
const tones = { open: 'info', overdue: 'danger', paid: 'success', voided: 'neutral' } as const
