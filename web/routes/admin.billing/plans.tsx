import { Form, Link } from '@remix-run/react'
import { catalogue } from '#contracts/subscription/catalogue.ts'
import type { PlanName } from '#contracts/subscription/plans.ts'
import { currencies, currencySigns, type Frequency, planPrices } from '#contracts/subscription/prices.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Sentence } from '../../i18n/sentence.tsx'
import { nextPlan, planName } from '../../shell/upgrades.ts'
import { type LimitName, useShell } from '../../shell/use-shell.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ChatBubbleIcon } from '../../ui/icons.tsx'
import { AddOns } from './add-ons.tsx'
import type { BillingPage } from './billing.server.ts'
import { Choice } from './choice.tsx'
import { checkoutAt, contactAt, orderFor, type Picked, pickedAt } from './picked.ts'
import { PlanCard } from './plan-card.tsx'

const useText = namespace('plans')
const useBillingText = namespace('billing')
const useInvoicesText = namespace('invoices')

type Props = {
  current: PlanName
  picked: Picked
  coupon: BillingPage['coupon']
  busy: boolean
  limit: LimitName | null
  /** Whether plans are ordered here, by invoice, and not from a billing service. */
  sold: boolean
  /** Null for operators, who choose; else where the rest ask for another plan. */
  askAt: string | null
}

/** What plans cost and allow, the limit that was reached set off (BILL-014 to BILL-018). */
export function Plans({ current, picked, coupon, busy, limit, sold, askAt }: Props) {
  const t = useText()
  const billing = useBillingText()
  const invoices = useInvoicesText()
  const { percent } = useFormat()
  const { open } = useShell()
  const { frequency, currency } = picked
  const next = nextPlan(current)
  return (
    <Card
      title={<span id="plans">{billing('plans')}</span>}
      actions={
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/admin/billing/invoices">{invoices('invoicesTitle')}</ButtonLink>
          <Button onClick={() => open({ kind: 'chat' })}>
            <ChatBubbleIcon aria-hidden="true" />
            {t('chat')}
          </Button>
        </div>
      }
    >
      <p className="text-muted">
        {askAt === null ? (
          billing('plansIntro')
        ) : (
          <Sentence
            text={billing('plansByOperator', { address: askAt })}
            parts={{ email: <a className="link" href={`mailto:${askAt}`} /> }}
          />
        )}
      </p>
      <div className="my-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Choice<Frequency>
          label={t('billed')}
          chosen={frequency}
          options={[
            { value: 'year', text: t('yearly') },
            { value: 'month', text: t('monthly') },
          ]}
          addressOf={(frequency) => pickedAt(picked, { frequency })}
        />
        <Choice
          label={t('currency')}
          chosen={currency}
          options={currencies.map((value) => ({ value, text: `${value.toUpperCase()} ${currencySigns[value]}` }))}
          addressOf={(currency) => pickedAt(picked, { currency })}
        />
        {coupon && (
          <p className="text-sm font-medium text-success-ink">
            {t('coupon', { code: coupon.code, percent: percent(coupon.discountPercentage / 100) })}
          </p>
        )}
      </div>
      <Form method="post" preventScrollReset>
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-5">
          {catalogue.map((plan) => (
            <PlanCard
              key={plan.name}
              plan={plan}
              picked={picked}
              coupon={coupon}
              limit={limit}
              isCurrent={plan.name === current}
              isNext={plan.name === next}
            >
              <Way plan={plan.name} />
            </PlanCard>
          ))}
        </ul>
      </Form>
      <AddOns picked={picked} />
      <p className="mt-3 text-sm text-muted">{t('withoutTax', { currency: currency.toUpperCase() })}</p>
    </Card>
  )

  /** Current Plan, how it is chosen, or Contact Us (BILL-016). */
  function Way({ plan }: { plan: PlanName }) {
    const isSold = sold && plan !== 'starter' && planPrices[plan] !== null
    const checkout = checkoutAt(orderFor(plan, picked))
    if (plan === current)
      return (
        <>
          <Badge tone="info" className="min-h-9 justify-center">
            {billing('currentPlan')}
          </Badge>
          {isSold && (
            <Link className="link text-center text-sm" to={checkout}>
              {t('changeOrder')}
            </Link>
          )}
        </>
      )
    if (askAt === null)
      return (
        <Button type="submit" name="plan" value={plan} busy={busy} variant={plan === next ? 'primary' : 'secondary'}>
          {billing('choosePlan', { plan: planName(plan) })}
        </Button>
      )
    if (isSold)
      return (
        <ButtonLink to={checkout} variant={plan === next ? 'primary' : 'secondary'}>
          {billing('choosePlan', { plan: planName(plan) })}
        </ButtonLink>
      )
    return (
      <ButtonLink to={contactAt(picked, plan)} variant={plan === next ? 'primary' : 'secondary'}>
        {t('contactUs')}
        <span className="sr-only">: {planName(plan)}</span>
      </ButtonLink>
    )
  }
}
