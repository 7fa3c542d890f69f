import { Form, useNavigation } from '@remix-run/react'
import { MOST_PAUSED_MONTHS } from '#contracts/subscription/order.ts'
import type { Order } from '#contracts/subscription/prices.ts'
import type { Standing } from '#contracts/subscription/standing.ts'
import { namespace } from '../i18n/namespace.ts'
import { Sentence } from '../i18n/sentence.tsx'
import { planName } from '../shell/upgrades.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { Instant } from '../ui/instant.tsx'
import { Select } from '../ui/select.tsx'
import { useMoney } from '../lib/price.ts'

const useText = namespace('invoices')

export type ShownTerm = { order: Order; to: string; standing: Standing; then: { order: Order; total: number } }

/** The subscription and what comes at the end of its term; pause, cancel and take back (BILL-032). */
export function TermCard({ order, to, standing, then }: ShownTerm) {
  const t = useText()
  const money = useMoney()
  const planned = standing.status === 'non_renewing' || (standing.status === 'active' && standing.pausesAt !== null)
  const amount = money(then.total, then.order.currency)
  const next = () => {
    if (standing.status === 'non_renewing') return t('endsThen')
    if (standing.status === 'paused') return t('paused')
    if (standing.status === 'cancelled') return t('blocked')
    if (standing.pausesAt !== null) return t('pausesThen')
    return then.order.plan === order.plan
      ? t('renews', { amount })
      : t('changesThen', { plan: planName(then.order.plan), amount })
  }
  return (
    <Card title={t('termTitle')}>
      <div className="flex flex-col gap-4">
        <p>
          <Sentence
            text={t('termUntil', { plan: planName(order.plan) })}
            parts={{ to: <Instant at={to} precision="day" /> }}
          />{' '}
          {next()}
        </p>
        {standing.status === 'active' && !planned && <PauseForm />}
        <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
          {planned && <Act intent="keep" text={t('keep')} />}
          {standing.status === 'paused' && <Act intent="resume" text={t('resume')} />}
          {standing.status === 'active' && !planned && <Act intent="cancel" text={t('cancelAtEnd')} />}
        </Form>
      </div>
    </Card>
  )
}

function Act({ intent, text }: { intent: string; text: string }) {
  const busy = useNavigation().formData?.get('intent') === intent
  return (
    <Button type="submit" name="intent" value={intent} busy={busy}>
      {text}
    </Button>
  )
}

function PauseForm() {
  const t = useText()
  const months = Array.from({ length: MOST_PAUSED_MONTHS }, (_, index) => index + 1)
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-3">
      <Field label={t('pauseOption')}>
        <Select
          name="option"
          options={[
            { value: 'end_of_term', label: t('endOfTerm') },
            { value: 'immediately', label: t('immediately') },
          ]}
        />
      </Field>
      <Field label={t('pauseMonths')}>
        <Select
          name="months"
          options={[
            ...months.map((count) => ({ value: String(count), label: t('months', { count }) })),
            { value: '', label: t('untilResumed') },
          ]}
        />
      </Field>
      <Act intent="pause" text={t('pauseNow')} />
    </Form>
  )
}
