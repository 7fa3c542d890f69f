import { Form, useNavigation } from '@remix-run/react'
import type { OpenInvoice } from '#contracts/views/invoices.ts'
import type { Paged } from '#contracts/views/paged.ts'
import { invoiceName } from '#contracts/subscription/invoice-name.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { Instant } from '../ui/instant.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { Pages } from './pages.tsx'
import { useMoney } from '../lib/price.ts'

const useText = namespace('invoices')

export type Owed = Pick<OpenInvoice, 'invoiceId' | 'companyId' | 'company' | 'number' | 'total' | 'order' | 'dueAt'>

/** For operators: the invoices of all companies that wait for a payment, and where its arrival is recorded. */
export function OpenInvoices({ owed: { rows, page, pages } }: { owed: Paged<Owed> }) {
  const t = useText()
  const money = useMoney()
  const busy = useNavigation().formData?.get('invoiceId')
  return (
    <Card title={t('allOpen')}>
      {rows.length === 0 && <p className="text-muted">{t('noneOpen')}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {rows.map(({ invoiceId, companyId, company, number, total, order, dueAt }) => (
          <li key={invoiceId} className="py-3">
            <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-3">
              <input type="hidden" name="invoiceId" value={invoiceId} />
              <input type="hidden" name="companyId" value={companyId} />
              <p className="min-w-60 grow">
                <b dir="auto">{company}</b> · {invoiceName(number)} · {money(total, order.currency)} ·{' '}
                <Instant at={dueAt} precision="day" />
              </p>
              <Field label={t('reference', { number: invoiceName(number) })}>
                <TextInput name="reference" maxLength={200} />
              </Field>
              <Button type="submit" name="intent" value="paid" busy={busy === invoiceId}>
                {t('recordPayment')}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <Pages name="open" page={page} pages={pages} title={t('allOpen')} />
    </Card>
  )
}
