import { Form, useNavigation } from '@remix-run/react'
import { MOST_PAUSED_MONTHS, type Order } from '#contracts/subscription/prices.ts'
import type { NextInvoice as Next } from '#contracts/subscription/preview.ts'
import type { Standing } from '#contracts/subscription/standing.ts'
import { namespace } from '../i18n/namespace.ts'
import { Sentence } from '../i18n/sentence.tsx'
import { planName } from '../shell/upgrades.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { Instant } from '../ui/instant.tsx'
import { Select } from '../ui/select.tsx'
import { OrderLines } from './order-lines.tsx'

const useText = namespace('invoices')

export type ShownTerm = { order: Order; to: string; standing: Standing; next: Next | null }

/** The subscription and what comes at the end of its term; pause, cancel and take back (BILL-032). */
export function TermCard({ order, to, standing, next }: ShownTerm) {
  const t = useText()
  const goesOn = () =>
    !next || next.invoice.order.plan === order.plan
      ? t('renews')
      : t('changesThen', { plan: planName(next.invoice.order.plan) })
  return (
    <Card title={t('termTitle')}>
      <div className="flex flex-col gap-4">
        <p>
          <Sentence
            text={t('termUntil', { plan: planName(order.plan) })}
            parts={{ to: <Instant at={to} precision="day" /> }}
          />{' '}
          {nextOf(standing, t) || goesOn()}
        </p>
        <NextInvoice next={next} />
        <ChangeTerm standing={standing} />
      </div>
    </Card>
  )
}

/** What is invoiced next as things are, and when; a pause or a cancellation says itself that none comes. */
function NextInvoice({ next }: Pick<ShownTerm, 'next'>) {
  const t = useText()
  if (!next) return <p className="text-muted">{t('noNextInvoice')}</p>
  return (
    <section aria-label={t('nextInvoice')} className="flex max-w-lg flex-col gap-2 rounded-md border border-line p-4">
      <h3 className="font-semibold">{t('nextInvoice')}</h3>
      <p className="text-muted">
        <Sentence text={t('nextInvoiceOn')} parts={{ at: <Instant at={next.at} precision="day" /> }} />
      </p>
      <OrderLines {...next.invoice} />
    </section>
  )
}

/** What comes of the subscription, where it does not just go on. */
export function nextOf(standing: Standing, t: ReturnType<typeof useText>): string {
  if (standing.status === 'non_renewing') return t('endsThen')
  if (standing.status === 'paused') return t('paused')
  if (standing.status === 'cancelled') return t('blocked')
  return standing.pausesAt === null ? '' : t('pausesThen')
}

/** Pause, resume, cancel, or take that back. */
export function ChangeTerm({ standing }: { standing: Standing }) {
  const t = useText()
  const planned = standing.status === 'non_renewing' || (standing.status === 'active' && standing.pausesAt !== null)
  return (
    <>
      {standing.status === 'active' && !planned && <PauseForm />}
      <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
        {planned && <Act intent="keep" text={t('keep')} />}
        {standing.status === 'paused' && <Act intent="resume" text={t('resume')} />}
        {standing.status === 'active' && !planned && <Act intent="cancel" text={t('cancelAtEnd')} />}
      </Form>
    </>
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
