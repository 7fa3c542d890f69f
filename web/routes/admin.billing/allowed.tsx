import { Form } from '@remix-run/react'
import type { PlanFeature } from '#contracts/subscription/catalogue.ts'
import type { Volume } from '#contracts/subscription/plans.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Sentence } from '../../i18n/sentence.tsx'
import { featureTexts } from './plan-words.ts'
import { useLimitText } from './use-limit-text.ts'
import { planName } from '../../shell/upgrades.ts'
import { volumeTexts } from '../../shell/volume-texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Field } from '../../ui/field.tsx'
import { Instant } from '../../ui/instant.tsx'
import type { UsagePage } from './usage.server.ts'

const useText = namespace('usage')
const useBillingText = namespace('billing')
const usePlansText = namespace('plans')

const standings = {
  active: 'standingActive',
  non_renewing: 'standingNonRenewing',
  paused: 'standingPaused',
  cancelled: 'standingCancelled',
} as const
const volumes = Object.keys(volumeTexts) as (keyof Volume)[]

/** What the plan allowed on a date: plan, volumes, features and the standing of the subscription. */
export function Allowed({ on, allowed, today }: Pick<UsagePage, 'on' | 'allowed' | 'today'>) {
  const t = useText()
  return (
    <Card title={t('allowedTitle')}>
      <Form method="get" action="/admin/billing" preventScrollReset className="flex flex-wrap items-end gap-3">
        <Field label={t('date')} className="w-44">
          <DateField name="on" label={t('date')} defaultValue={on ?? today} max={today} required />
        </Field>
        <Button type="submit">{t('show')}</Button>
      </Form>
      {allowed === 'before' && <p className="mt-4 text-muted">{t('beforeStart')}</p>}
      {allowed && allowed !== 'before' && <Then allowed={allowed} />}
    </Card>
  )
}

function Then({ allowed }: { allowed: Exclude<UsagePage['allowed'], 'before' | null> }) {
  const t = useText()
  const billing = useBillingText()
  const plans = usePlansText()
  const limitText = useLimitText()
  const { plan, from, until, standing, dueSince } = allowed
  const named = allowed.features.filter((feature): feature is typeof feature & PlanFeature =>
    Object.hasOwn(featureTexts, feature),
  )
  return (
    <div className="mt-4 flex flex-col gap-4">
      <p className="flex flex-wrap items-center gap-2">
        <span className="text-xl font-semibold">{planName(plan)}</span>
        <Badge tone={allowed.stopped ? 'warning' : 'neutral'}>{t(standings[standing.status])}</Badge>
        {dueSince && <Badge tone="danger">{t('paymentDue')}</Badge>}
      </p>
      <p className="text-muted">
        <Sentence
          text={t(until ? 'inForceUntil' : 'inForceSince')}
          parts={{ from: <Instant at={from} />, until: <Instant at={until ?? from} /> }}
        />
      </p>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2 xl:grid-cols-5">
        {volumes.map((volume) => (
          <div key={volume}>
            <dt className="text-sm text-muted">{billing(volumeTexts[volume])}</dt>
            <dd className="font-semibold tabular-nums">{limitText(allowed.volumes[volume])}</dd>
          </div>
        ))}
      </dl>
      <div>
        <h3 className="mb-1 text-sm text-muted">{t('features')}</h3>
        <ul className="flex flex-wrap gap-1.5">
          {named.map((feature) => (
            <li key={feature}>
              <Badge tone="neutral">{plans(featureTexts[feature])}</Badge>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
