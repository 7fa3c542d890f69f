import type { ReactNode } from 'react'
import { type Plan, type PlanFeature } from '#contracts/subscription/catalogue.ts'
import { planNames, type Volume } from '#contracts/subscription/plans.ts'
import { monthsIn, planPrices, priceOf, takesCoupon, yearlySavings } from '#contracts/subscription/prices.ts'
import { namespace } from '../../i18n/namespace.ts'
import { usePrice } from '../../lib/price.ts'
import { planName } from '../../shell/upgrades.ts'
import { volumeTexts } from '../../shell/volume-texts.ts'
import type { LimitName } from '../../shell/use-shell.ts'
import { Badge } from '../../ui/badge.tsx'
import { classes } from '../../ui/classes.ts'
import { CheckIcon } from '../../ui/icons.tsx'
import type { BillingPage } from './billing.server.ts'
import { orderFor, type Picked } from './picked.ts'
import { featureTexts, subTitleTexts } from './plan-words.ts'
import { useLimitText } from './use-limit-text.ts'

const useText = namespace('plans')
const useBillingText = namespace('billing')

/** What each limit is called where plans are compared. */
const limited: Partial<Record<keyof Volume, LimitName>> = {
  activeJobs: 'jobs',
  userSeats: 'seats',
  oneWayInterviews: 'candidates',
  liveInterviews: 'lives',
}
type Coupon = BillingPage['coupon']
type Props = {
  plan: Plan
  picked: Picked
  coupon: Coupon
  limit: LimitName | null
  isCurrent: boolean
  isNext: boolean
  children: ReactNode
}

/** One plan: its price, how much it allows, what it adds to the one before it, and how it is chosen. */
export function PlanCard({ plan, picked, coupon, limit, isCurrent, isNext, children }: Props) {
  const t = useText()
  const billing = useBillingText()
  const limitText = useLimitText()
  const { name, title, volume, highlightFeatures } = plan
  const before = planNames[planNames.indexOf(name) - 1]
  return (
    <li
      className={classes(
        'flex flex-col gap-3 rounded-lg border bg-raised p-4',
        isCurrent ? 'border-accent' : 'border-line',
      )}
    >
      <div>
        <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
          <h3 className="text-lg font-semibold">{title}</h3>
          {isNext && <Badge tone="success">{t('nextPlan')}</Badge>}
        </div>
        <p className="mt-0.5 min-h-10 text-sm text-muted">{t(subTitleTexts[name])}</p>
      </div>
      <Price plan={plan} picked={picked} coupon={coupon} />
      {children}
      <dl className="flex flex-col gap-1 border-t border-line pt-3 text-sm">
        {(Object.keys(volumeTexts) as (keyof Volume)[]).map((key) => {
          const reached = limit !== null && limited[key] === limit
          return (
            <div
              key={key}
              className={classes(
                'flex justify-between gap-3',
                reached && '-mx-1 rounded-sm bg-warning-soft px-1 font-semibold text-warning-ink',
              )}
            >
              <dt className={reached ? undefined : 'text-muted'}>{billing(volumeTexts[key])}</dt>
              <dd className="whitespace-nowrap tabular-nums">{limitText(volume[key])}</dd>
            </div>
          )
        })}
      </dl>
      <div className="text-sm">
        <p className="text-muted">{before ? t('adds', { plan: planName(before) }) : t('includes')}</p>
        <Highlights features={highlightFeatures} />
      </div>
    </li>
  )
}

function Highlights({ features }: { features: readonly PlanFeature[] }) {
  const t = useText()
  return (
    <ul className="mt-1 flex flex-col gap-1">
      {features.map((feature) => (
        <li key={feature} className="flex gap-1.5">
          <CheckIcon aria-hidden="true" className="mt-0.5 shrink-0 text-success-ink" />
          {t(featureTexts[feature])}
        </li>
      ))}
    </ul>
  )
}

/** Of one month, the coupon taken off; with what is added and what a year saves in lines of their own (BILL-014, BILL-041). */
function Price({ plan: { name, price }, picked, coupon }: Pick<Props, 'plan' | 'picked' | 'coupon'>) {
  const t = useText()
  const { frequency, currency } = picked
  const amountOf = usePrice(currency)
  if (price === 'custom') return <Amount amount={t('custom')} line={t('agreed')} />
  const monthly = planPrices[name]![frequency][currency]
  if (monthly === 0) return <Amount amount={t('free')} line=" " />
  const order = orderFor(name, picked)
  const alone = priceOf({ ...order, seats: 0, jobs: 0 }, coupon)!
  const all = priceOf(order, coupon)!
  const aMonth = (total: number) => amountOf(Math.round(total / monthsIn(frequency)))
  const saved = amountOf(yearlySavings(name, currency))
  return (
    <Amount
      amount={aMonth(alone.total)}
      before={coupon && takesCoupon(name) ? amountOf(monthly) : null}
      line={t(frequency === 'year' ? 'aMonthBilledYearly' : 'aMonth')}
    >
      <p className={classes('text-sm', frequency === 'year' ? 'text-success-ink' : 'text-muted')}>
        {frequency === 'year' ? t('save', { amount: saved }) : t('saveWithYearly', { amount: saved })}
      </p>
      {order.seats + order.jobs > 0 && (
        <p className="text-sm font-medium">{t('withExtras', { amount: aMonth(all.total) })}</p>
      )}
    </Amount>
  )
}

type AmountProps = { amount: string; line: string; before?: string | null; children?: ReactNode }

function Amount({ amount, line, before = null, children }: AmountProps) {
  const t = useText()
  return (
    <div className="min-h-22">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <bdi className="text-2xl font-semibold tabular-nums">{amount}</bdi>
        {before && (
          <span className="text-muted">
            <s aria-hidden="true">{before}</s>
            <span className="sr-only">{t('instead', { amount: before })}</span>
          </span>
        )}
      </p>
      <p className="text-sm text-muted">{line}</p>
      {children}
    </div>
  )
}
