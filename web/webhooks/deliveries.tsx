import { Form } from '@remix-run/react'
import { namespace } from '../i18n/namespace.ts'
import { Badge, type Tone } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Instant } from '../ui/instant.tsx'
import { Table, Td, Th } from '../ui/table.tsx'
import type { OpenWebhook } from './webhooks.server.ts'

const useText = namespace('webhooks')
type Delivery = OpenWebhook['deliveries'][number]
const tones: Record<Delivery['state'], Tone> = {
  waiting: 'warning',
  delivered: 'success',
  failed: 'danger',
  'left out': 'neutral',
}
const words = { waiting: 'waiting', delivered: 'delivered', failed: 'failed', 'left out': 'leftOut' } as const

/** The newest deliveries, each with its tries. */
export function Deliveries({ of }: { of: OpenWebhook }) {
  const t = useText()
  if (of.deliveries.length === 0) return <p className="text-muted">{t('noDeliveries')}</p>
  return (
    <Table
      stacked
      caption={t('deliveries')}
      head={
        <>
          <Th>{t('event')}</Th>
          <Th>{t('outcome')}</Th>
          <Th>{t('tries')}</Th>
          <Th>
            <span className="sr-only">{t('actions')}</span>
          </Th>
        </>
      }
    >
      {of.deliveries.map((delivery) => (
        <tr key={delivery.eventId}>
          <Td data-label={t('event')} className="align-top">
            <code className="font-mono text-sm" dir="ltr">
              {delivery.type}
            </code>
          </Td>
          <Td data-label={t('outcome')} className="align-top">
            <Badge tone={tones[delivery.state]}>{t(words[delivery.state])}</Badge>
            {delivery.nextAt && (
              <p className="text-xs text-muted">
                {t('nextTry')} <Instant at={delivery.nextAt} />
              </p>
            )}
          </Td>
          <Td data-label={t('tries')} className="w-full align-top">
            <Tries log={delivery.log} />
          </Td>
          <Td className="text-end align-top">
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="resend" />
              <input type="hidden" name="webhookId" value={of.webhookId} />
              <input type="hidden" name="eventId" value={delivery.eventId} />
              <Button
                type="submit"
                size="sm"
                className="whitespace-nowrap"
                aria-label={t('resendNamed', { type: delivery.type })}
              >
                {t('resend')}
              </Button>
            </Form>
          </Td>
        </tr>
      ))}
    </Table>
  )
}

function Tries({ log }: Pick<Delivery, 'log'>) {
  const t = useText()
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {log.map(({ at, code, ms, error, answer }) => (
        <li key={at}>
          <span className="tabular-nums" dir="ltr">
            {code ?? '—'} · {t('took', { ms })}
          </span>{' '}
          <Instant at={at} precision="second" className="text-muted" />
          {error && <p className="break-words text-danger-ink">{error}</p>}
          {answer && (
            <details>
              <summary className="cursor-pointer text-muted">{t('answer')}</summary>
              <pre
                className="max-h-40 max-w-xl overflow-auto rounded-sm bg-surface p-2 text-xs whitespace-pre-wrap"
                dir="ltr"
              >
                {answer}
              </pre>
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}
