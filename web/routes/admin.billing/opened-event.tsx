import type { SubscriptionEventShown } from '#contracts/views/usage.ts'
import { namespace } from '../../i18n/namespace.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Instant } from '../../ui/instant.tsx'

const useText = namespace('usage')

/** An event of the subscription as the log has it. */
export function OpenedEvent({ event, closeTo }: { event: SubscriptionEventShown; closeTo: string }) {
  const t = useText()
  const { revision, type, at, actor, hash, data } = event
  return (
    <Card
      title={t('eventNumber', { number: revision })}
      actions={
        <ButtonLink variant="quiet" to={closeTo} preventScrollReset>
          {t('close')}
        </ButtonLink>
      }
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        <dt className="text-muted">{t('eventType')}</dt>
        <dd>
          <code>{type}</code>
        </dd>
        <dt className="text-muted">{t('time')}</dt>
        <dd>
          <Instant at={at} precision="second" />
        </dd>
        <dt className="text-muted">{t('actor')}</dt>
        <dd className="truncate">
          <code>{actor}</code>
        </dd>
        <dt className="text-muted">{t('hash')}</dt>
        <dd className="truncate">
          <code>{hash}</code>
        </dd>
      </dl>
      <pre
        dir="ltr"
        tabIndex={0}
        aria-label={t('data')}
        className="mt-3 overflow-x-auto rounded-md bg-surface p-3 text-sm"
      >
        {JSON.stringify(data, null, 2)}
      </pre>
    </Card>
  )
}
