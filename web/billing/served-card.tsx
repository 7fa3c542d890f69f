import { Form, useNavigation } from '@remix-run/react'
import type { Standing } from '#contracts/subscription/standing.ts'
import type { PlanName } from '#contracts/subscription/plans.ts'
import { namespace } from '../i18n/namespace.ts'
import { Sentence } from '../i18n/sentence.tsx'
import { planName } from '../shell/upgrades.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Instant } from '../ui/instant.tsx'
import { ChangeTerm, nextOf } from './term-card.tsx'

const useText = namespace('invoices')

export type ServedSubscription = { plan: PlanName; to: string | null; standing: Standing; due: boolean }

/** The subscription that a billing service keeps: how it goes on, means of payment, what is due, the next invoice. */
export function ServedCard({ plan, to, standing, due }: ServedSubscription) {
  const t = useText()
  const busy = useNavigation().formData?.get('intent') === 'portal'
  const text = to === null ? t('servedOpen', { plan: planName(plan) }) : t('servedUntil', { plan: planName(plan) })
  return (
    <Card title={t('termTitle')}>
      <div className="flex flex-col gap-4">
        <p>
          <Sentence text={text} parts={{ to: to === null ? <span /> : <Instant at={to} precision="day" /> }} />{' '}
          {nextOf(standing, t)}
        </p>
        <div className="flex flex-wrap gap-2">
          {due && (
            <ButtonLink to="?pay=1" variant="primary">
              {t('payNow')}
            </ButtonLink>
          )}
          <Form method="post">
            <Button type="submit" name="intent" value="portal" busy={busy}>
              {t('portal')}
            </Button>
          </Form>
          <ButtonLink to="?next=1">{t('previewNext')}</ButtonLink>
        </div>
        <ChangeTerm standing={standing} />
      </div>
    </Card>
  )
}
