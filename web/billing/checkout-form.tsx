import { Form, useNavigation } from '@remix-run/react'
import type { BillTo, OrderCoupon } from '#contracts/subscription/order.ts'
import type { Order, Priced } from '#contracts/subscription/prices.ts'
import { namespace } from '../i18n/namespace.ts'
import { planName } from '../shell/upgrades.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { useMoney } from '../lib/price.ts'

const useText = namespace('invoices')

type Props = {
  order: Order
  price: Priced
  coupon: OrderCoupon | null
  invoiceId: string
  billTo: BillTo
  hasTerm: boolean
  onCredit: boolean
  refused: { message: string; fields: Record<string, string> } | null
  kept: Record<string, string>
}

/** What is ordered and what it costs, who the invoice goes to, and the press that orders. */
export function CheckoutForm({ order, price, coupon, invoiceId, billTo, hasTerm, onCredit, refused, kept }: Props) {
  const t = useText()
  const busy = useNavigation().state !== 'idle'
  const errors = refused?.fields ?? {}
  return (
    <Form method="post" noValidate className="grid max-w-4xl items-start gap-6 lg:grid-cols-2">
      <input type="hidden" name="invoiceId" value={invoiceId} />
      {Object.entries(order).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="flex flex-col gap-4">
        <Summary order={order} price={price} coupon={coupon} />
        {hasTerm && <p className="text-sm text-muted">{t('unusedNote')}</p>}
      </div>
      <Card title={t('billTo')}>
        <div className="flex flex-col gap-4">
          {refused && Object.keys(errors).length === 0 && (
            <Callout tone="danger" announce>
              {refused.message}
            </Callout>
          )}
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
          <Field label={t('coupon')} error={errors.couponCode} optional>
            <TextInput
              name="couponCode"
              maxLength={100}
              dir="ltr"
              defaultValue={kept.couponCode ?? coupon?.code ?? ''}
            />
          </Field>
          <p className="text-sm text-muted">{t(onCredit ? 'onCredit' : 'byInvoice')}</p>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary" busy={busy}>
              {t('placeOrder')}
            </Button>
            <ButtonLink to="/admin/billing">{t('backToPlans')}</ButtonLink>
          </div>
        </div>
      </Card>
    </Form>
  )
}

function Summary({ order, price, coupon }: Pick<Props, 'order' | 'price' | 'coupon'>) {
  const t = useText()
  const money = useMoney()
  const names = {
    plan: () => t('linePlan', { plan: planName(order.plan) }),
    userSeat: (count: number) => t('lineSeats', { count }),
    activeJob: (count: number) => t('lineJobs', { count }),
  }
  const rows = price.lines.map(({ item, quantity, amount }) => ({ name: names[item](quantity), amount }))
  if (price.discount > 0 && coupon)
    rows.push({
      name: t('discount', { code: coupon.code, percent: coupon.discountPercentage }),
      amount: -price.discount,
    })
  return (
    <Card title={t('yourOrder')}>
      <p className="mb-3 text-muted">{t(order.frequency === 'year' ? 'byYear' : 'byMonth')}</p>
      <dl className="flex flex-col gap-2">
        {rows.map(({ name, amount }) => (
          <div key={name} className="flex justify-between gap-4">
            <dt>{name}</dt>
            <dd className="tabular-nums">{money(amount, order.currency)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-2 text-lg font-semibold">
          <dt>{t('total')}</dt>
          <dd className="tabular-nums">{money(price.total, order.currency)}</dd>
        </div>
      </dl>
    </Card>
  )
}
