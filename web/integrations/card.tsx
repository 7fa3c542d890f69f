import { Form } from '@remix-run/react'
import { useState } from 'react'
import { ATS_PAGE } from '#contracts/integration/aggregated.ts'
import type { CatalogueType } from '#contracts/integration/catalogue.ts'
import { planTitles } from '#contracts/subscription/plans.ts'
import type { Listed } from '#contracts/views/integrations.ts'
import { namespace } from '../i18n/namespace.ts'
import { UpgradeButton } from '../shell/upgrade-button.tsx'
import { Badge, type Tone } from '../ui/badge.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ConnectDialog } from './connect-dialog.tsx'
import { Connection } from './connection.tsx'

const useText = namespace('integrations')

const about: Partial<
  Record<
    CatalogueType,
    | 'aboutGreenhouse'
    | 'aboutJobAdder'
    | 'aboutWorkable'
    | 'aboutCalendar'
    | 'aboutWebhook'
    | 'aboutZapier'
    | 'aboutChat'
    | 'aboutGa'
  >
> = {
  zapier: 'aboutZapier',
  chat: 'aboutChat',
  ga: 'aboutGa',
  webhook: 'aboutWebhook',
  greenhouse: 'aboutGreenhouse',
  workable: 'aboutWorkable',
  jobadder: 'aboutJobAdder',
  calendar: 'aboutCalendar',
}
/** The others are names. */
const ownNames: Partial<Record<CatalogueType, 'calendar' | 'chat' | 'widget'>> = {
  calendar: 'calendar',
  chat: 'chat',
  widget: 'widget',
}
const states = {
  connected: ['success', 'connected'],
  paused: ['warning', 'paused'],
  'needs-attention': ['danger', 'needsAttention'],
} as const satisfies Record<string, readonly [Tone, string]>

const isOverAggregator = ({ way }: Listed) => way.kind === 'page' && way.to.startsWith(ATS_PAGE)

export function IntegrationCard({ integration }: { integration: Listed }) {
  const t = useText()
  const { type, title, status, isNew, connection, requiredUpgrade, aggregator, way } = integration
  const own = type === 'otherats' ? (aggregator === 'sandbox' ? 'sandboxAts' : 'otherAts') : ownNames[type]
  const state = status === 'add' ? null : states[status]
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line bg-raised p-4 shadow-card">
      <div className="flex items-start gap-3">
        <span
          aria-hidden
          translate="no"
          className="grid size-10 shrink-0 place-items-center rounded-md bg-neutral-soft text-lg font-semibold text-neutral-ink"
        >
          {(own ? t(own) : title)[0]!.toUpperCase()}
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-2">
            <h3 id={`system-${type}`} className="font-medium">
              {own ? t(own) : <span translate="no">{title}</span>}
            </h3>
            {isNew && status === 'add' && way.kind !== 'later' && <Badge tone="info">{t('new')}</Badge>}
            {state && <Badge tone={state[0]}>{t(state[1])}</Badge>}
          </div>
          <p className="text-sm text-muted">
            {t(
              isOverAggregator(integration)
                ? aggregator === 'sandbox'
                  ? 'aboutSandboxAts'
                  : 'aboutAggregated'
                : (way.kind !== 'later' && about[type]) || 'aboutLater',
            )}
          </p>
        </div>
      </div>
      {connection && <Connection integration={integration} connection={connection} />}
      {!connection && (
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2">
          <span className="text-sm text-muted">
            {integration.isIncluded ? '' : t('fromPlan', { plan: planTitles[requiredUpgrade] })}
          </span>
          <Offer integration={integration} />
        </div>
      )}
    </li>
  )
}

/** What a person can do about a system that is not connected. */
function Offer({ integration: { type, title, way, isIncluded, isAwaited, linkId } }: { integration: Listed }) {
  const t = useText()
  const [asked, setAsked] = useState(false)
  // What the button does, and of which system.
  const named = { id: `offer-${type}`, 'aria-labelledby': `offer-${type} system-${type}` }
  if (way.kind === 'later')
    return isAwaited ? (
      <span className="text-sm text-muted">{t('willBeTold')}</span>
    ) : type === 'widget' ? (
      <Badge>{t('later')}</Badge>
    ) : (
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="notify" />
        <Button type="submit" size="sm" name="type" value={type} {...named}>
          {t('notifyMe')}
        </Button>
      </Form>
    )
  if (!isIncluded && linkId === null)
    return (
      <UpgradeButton size="sm" {...named}>
        {t('upgrade')}
      </UpgradeButton>
    )
  if (way.kind === 'page')
    return (
      <ButtonLink to={way.to} size="sm" {...named}>
        {t('open')}
      </ButtonLink>
    )
  return (
    <>
      <Button size="sm" variant="primary" onClick={() => setAsked(true)} {...named}>
        {t('connect')}
      </Button>
      {asked && <ConnectDialog onClose={() => setAsked(false)} {...{ type, title, way }} />}
    </>
  )
}
