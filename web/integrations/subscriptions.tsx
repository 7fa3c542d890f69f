import { Form } from '@remix-run/react'
import type { ZapierTrigger } from '#contracts/integration/zapier.ts'
import { namespace } from '../i18n/namespace.ts'
import { Sentence } from '../i18n/sentence.tsx'
import { Badge, type Tone } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Instant } from '../ui/instant.tsx'
import type { ShownSubscription } from './zapier.server.ts'

const useText = namespace('integrations')
export const triggerNames = {
  'candidate.applied': 'triggerApplied',
  'candidate.completed': 'triggerCompleted',
  'candidate.moved': 'triggerMoved',
  'candidate.scored': 'triggerScored',
  'candidate.hired': 'triggerHired',
  'candidate.rejected': 'triggerRejected',
  'interview.booked': 'triggerBooked',
} as const satisfies Record<ZapierTrigger, string>
const states = {
  active: ['success', 'zapActive'],
  paused: ['warning', 'paused'],
  off: ['danger', 'zapEnded'],
} as const satisfies Record<ShownSubscription['status'], readonly [Tone, string]>

/** Every Zap that gets events, with when it last did, and the way to end it. */
export function Subscriptions({ subscriptions }: { subscriptions: readonly ShownSubscription[] }) {
  const t = useText()
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-medium">{t('zaps')}</h3>
      {subscriptions.length === 0 && <p className="text-sm text-muted">{t('noZaps')}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {subscriptions.map((each) => (
          <Subscription key={each.webhookId} subscription={each} />
        ))}
      </ul>
    </div>
  )
}

function Subscription({ subscription }: { subscription: ShownSubscription }) {
  const t = useText()
  const { webhookId, event, status, reason, createdAt, workedAt, failedAt } = subscription
  const [tone, state] = states[status]
  const on = (at: string) => ({ date: <Instant at={at} /> })
  const why = status === 'off' ? t(reason === 'gone' ? 'zapGone' : 'zapFailing') : status === 'paused' && t('zapWaits')
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-60 text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{t(triggerNames[event])}</span>
          <Badge tone={tone}>{t(state)}</Badge>
        </p>
        <p className="text-muted">
          <Sentence text={t('zapSince')} parts={on(createdAt)} />
        </p>
        {workedAt && (
          <p className="text-muted">
            <Sentence text={t('zapWorked')} parts={on(workedAt)} />
          </p>
        )}
        {failedAt && (
          <p className="text-danger-ink">
            <Sentence text={t('zapFailed')} parts={on(failedAt)} />
          </p>
        )}
        {why && <p className="text-muted">{why}</p>}
      </div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="end" />
        <Button
          type="submit"
          size="sm"
          name="webhookId"
          value={webhookId}
          aria-label={t('endZapNamed', { name: t(triggerNames[event]) })}
        >
          {t('endZap')}
        </Button>
      </Form>
    </li>
  )
}
