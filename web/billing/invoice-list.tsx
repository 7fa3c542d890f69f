import type { InvoiceView } from '#contracts/views/invoices.ts'
import { invoiceName } from '#contracts/subscription/invoice-name.ts'
import { namespace } from '../i18n/namespace.ts'
import { planName } from '../shell/upgrades.ts'
import { Badge } from '../ui/badge.tsx'
import { Instant } from '../ui/instant.tsx'
import { Table, Td, Th } from '../ui/table.tsx'
import { useMoney } from '../lib/price.ts'

const useText = namespace('invoices')

export type ShownInvoice = Pick<
  InvoiceView,
  'invoiceId' | 'number' | 'status' | 'issuedAt' | 'dueAt' | 'order' | 'total' | 'credit'
> & { overdue: boolean }

/** BILL-047: what the company was invoiced, newest first, each as PDF. */
export function InvoiceList({ invoices }: { invoices: readonly ShownInvoice[] }) {
  const t = useText()
  const money = useMoney()
  if (invoices.length === 0) return <p className="text-muted">{t('noInvoices')}</p>
  const head = (['number', 'issued', 'due', 'what', 'amount', 'state'] as const).map((name) => (
    <Th key={name} numeric={name === 'amount'}>
      {t(name)}
    </Th>
  ))
  return (
    <Table caption={t('invoicesTitle')} head={head} stacked>
      {invoices.map(({ invoiceId, number, issuedAt, dueAt, order, total, ...invoice }) => (
        <tr key={invoiceId}>
          <Td data-label={t('number')}>
            <a
              className="link"
              href={`/api/legacy/chargebee/invoices/${invoiceId}/download`}
              download
              aria-label={t('download', { number: invoiceName(number) })}
            >
              {invoiceName(number)}
            </a>
          </Td>
          <Td data-label={t('issued')}>
            <Instant at={issuedAt} precision="day" />
          </Td>
          <Td data-label={t('due')}>
            <Instant at={dueAt} precision="day" />
          </Td>
          <Td data-label={t('what')}>{planName(order.plan)}</Td>
          <Td data-label={t('amount')} numeric>
            {money(total, order.currency)}
          </Td>
          <Td data-label={t('state')}>
            <State {...invoice} />
          </Td>
        </tr>
      ))}
    </Table>
  )
}

function State({ status, credit, overdue }: Pick<ShownInvoice, 'status' | 'credit' | 'overdue'>) {
  const t = useText()
  if (credit) return <Badge>{t(credit.reason === 'replaced' ? 'replaced' : 'expired')}</Badge>
  if (status === 'paid') return <Badge tone="success">{t('paid')}</Badge>
  return overdue ? <Badge tone="danger">{t('overdue')}</Badge> : <Badge tone="info">{t('open')}</Badge>
}
