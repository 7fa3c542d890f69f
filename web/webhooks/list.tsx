import { namespace } from '../i18n/namespace.ts'
import { Badge, type Tone } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import type { ShownWebhook } from './webhooks.server.ts'

const useText = namespace('webhooks')
const tones: Record<ShownWebhook['status'], Tone> = { active: 'success', paused: 'warning', off: 'danger' }
const words = { active: 'active', paused: 'paused', off: 'off' } as const
const kindNames = { zapier: 'zapier', teams: 'kindTeams', chat: 'kindChat' } as const
const why = {
  person: 'whyPerson',
  owner: 'whyOwner',
  plan: 'whyPlan',
  failing: 'whyFailing',
  gone: 'whyGone',
} as const

function WebhookStatus({ status }: Pick<ShownWebhook, 'status'>) {
  const t = useText()
  return <Badge tone={tones[status]}>{t(words[status])}</Badge>
}

/** Each webhook with where it leads, what it is called about and whether it works. */
export function WebhookList({ webhooks, openId }: { webhooks: readonly ShownWebhook[]; openId: string | null }) {
  const t = useText()
  return (
    <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-raised shadow-card">
      {webhooks.map(({ webhookId, url, types, kind, name, status, reason, owner }) => (
        <li key={webhookId} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
          <div className="min-w-0 grow basis-60">
            <p className="flex items-center gap-2">
              <span className="truncate font-mono text-sm" dir="ltr" title={url}>
                {url}
              </span>
              <WebhookStatus status={status} />
            </p>
            <p className="truncate text-sm text-muted">
              {kind !== 'webhook' && `${t(kindNames[kind])} · `}
              {name && `${name} · `}
              {types.length === 0 ? t('everything') : t('typeCount', { count: types.length })}
              {owner && ` · ${owner}`}
            </p>
            {reason && <p className="text-sm text-muted">{t(why[reason])}</p>}
          </div>
          <ButtonLink
            to={openId === webhookId ? '?' : `?webhook=${webhookId}`}
            size="sm"
            preventScrollReset
            aria-label={t(openId === webhookId ? 'closeNamed' : 'openNamed', { url })}
            aria-current={openId === webhookId ? 'true' : undefined}
          >
            {t(openId === webhookId ? 'close' : 'open')}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
