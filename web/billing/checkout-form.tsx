import { pageErrors } from '#contracts/user/sign-in-errors.ts'
import { Form, useNavigation } from '@remix-run/react'
import type { BillTo, OrderCoupon } from '#contracts/subscription/order.ts'
import type { Order, Priced } from '#contracts/subscription/prices.ts'
import type { OrderPreview } from '#contracts/subscription/preview.ts'
import { namespace } from '../i18n/namespace.ts'
import { Sentence } from '../i18n/sentence.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { Instant } from '../ui/instant.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { OrderLines } from './order-lines.tsx'

const useText = namespace('invoices')

type Props = {
  order: Order
  price: Priced
  coupon: OrderCoupon | null
  invoiceId: string
  billTo: BillTo
  preview: OrderPreview | null
  /** Why it cannot be ordered as things are. */
  unable: string | null
  onCredit: boolean
  /** Paid on the page of a billing service, which asks who pays. */
  byService: boolean
  refused: { message: string; fields: Record<string, string> } | null
  kept: Record<string, string>
}

/** What is ordered and what it costs, who the invoice goes to, and the press that orders. */
export function CheckoutForm({
  order,
  price,
  coupon,
  invoiceId,
  billTo,
  preview,
  unable,
  onCredit,
  byService,
  refused,
  kept,
}: Props) {
  const t = useText()
  const busy = useNavigation().state !== 'idle'
  const errors = refused?.fields ?? {}
  return (
    <Form
      method="post"
      noValidate
      className="grid max-w-4xl items-start gap-6 lg:grid-cols-2"
      data-error={refused ? pageErrors.plan : undefined}
    >
      <input type="hidden" name="invoiceId" value={invoiceId} />
      {Object.entries(order).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="flex flex-col gap-4">
        <Card title={t('yourOrder')}>
          <p className="mb-3 text-muted">{t(order.frequency === 'year' ? 'byYear' : 'byMonth')}</p>
          <OrderLines order={order} coupon={coupon} {...(preview?.outcome === 'invoice' ? preview.invoice : price)} />
        </Card>
        {unable && <Callout tone="warning">{unable}</Callout>}
        {preview && <Outcome of={preview} onCredit={onCredit} />}
      </div>
      <Card title={t(byService ? 'payTitle' : 'billTo')}>
        <div className="flex flex-col gap-4">
          {refused && Object.keys(errors).length === 0 && (
            <Callout tone="danger" announce>
              {refused.message}
            </Callout>
          )}
          {!byService && (
            <>
              <Field label={t('billName')} error={errors.name} required>
                <TextInput
                  name="name"
                  maxLength={200}
                  defaultValue={kept.name ?? billTo.name}
                  autoComplete="organization"
                />
              </Field>
              <Field label={t('billAddress')} error={errors.address} required>
                <TextArea
                  name="address"
                  rows={3}
                  maxLength={500}
                  defaultValue={kept.address ?? billTo.address}
                  autoComplete="street-address"
                />
              </Field>
              <Field label={t('taxId')} error={errors.taxId} optional>
                <TextInput name="taxId" maxLength={50} dir="ltr" defaultValue={kept.taxId ?? billTo.taxId} />
              </Field>
            </>
          )}
          <Field label={t('coupon')} error={errors.couponCode} optional>
            <TextInput
              name="couponCode"
              maxLength={100}
              dir="ltr"
              defaultValue={kept.couponCode ?? coupon?.code ?? ''}
            />
          </Field>
          <p className="text-sm text-muted">{t(byService ? 'byService' : onCredit ? 'onCredit' : 'byInvoice')}</p>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary" busy={busy}>
              {t(byService ? 'toPayment' : 'placeOrder')}
            </Button>
            <ButtonLink to="/admin/billing">{t('backToPlans')}</ButtonLink>
          </div>
        </div>
      </Card>
    </Form>
  )
}

/** What happens with the order, said before it is placed. */
function Outcome({ of, onCredit }: { of: OrderPreview; onCredit: boolean }) {
  const t = useText()
  if (of.outcome === 'ordered') return <Callout tone="info">{t('orderedAlready')}</Callout>
  if (of.outcome === 'waits')
    return (
      <Callout tone="info">
        <Sentence text={t('waitsForTerm')} parts={{ at: <Instant at={of.at} precision="day" /> }} />
      </Callout>
    )
  const isUnused = of.invoice.lines.some(({ item }) => item === 'unusedTime')
  return (
    <>
      {isUnused && <p className="text-sm text-muted">{t('unusedNote')}</p>}
      {of.begins && !onCredit && <p className="text-sm text-muted">{t('nothingToPay')}</p>}
      {of.replaces && <Callout tone="info">{t('replacesOrder')}</Callout>}
    </>
  )
}
