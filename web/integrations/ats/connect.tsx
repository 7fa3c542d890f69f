import { namespace } from '../../i18n/namespace.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Card } from '../../ui/card.tsx'
import { UpgradeButton } from '../../shell/upgrade-button.tsx'
import { planName } from '../../shell/upgrades.ts'
import { Listing } from '../listing.tsx'
import { Act } from './act.tsx'
import type { AtsPageData } from './ats.server.ts'

const useText = namespace('integrations')

type ConnectProps = Pick<AtsPageData, 'isIncluded' | 'plan' | 'isSandbox' | 'wanted'> & { done: object | undefined }

/** Nothing is connected: what would be read and written, and the way to connect it. */
export function ConnectAts({ isIncluded, plan, isSandbox, wanted, done }: ConnectProps) {
  const t = useText()
  const name = isSandbox ? t('sandboxAts') : (wanted?.title ?? t('atsAnySystem'))
  return (
    <Card title={t('linkTitle', { name })}>
      <div className="flex max-w-prose flex-col gap-4">
        {isSandbox && <Callout>{t('atsSandboxNote')}</Callout>}
        <Listing title={t('readsTitle')} texts={[t('atsReadsJobs'), t('atsReadsPeople')]} />
        <Listing title={t('writesTitle')} texts={[t('atsWrites')]} />
        <p className="text-muted">{t('withYourRights')}</p>
        {isIncluded ? (
          <Act
            intent="connect"
            values={wanted ? { system: wanted.system } : {}}
            label={isSandbox ? t('atsConnectSandbox') : t('connect')}
            variant="primary"
            done={done}
          />
        ) : (
          <NeedsPlan plan={plan} />
        )}
      </div>
    </Card>
  )
}

function NeedsPlan({ plan }: Pick<AtsPageData, 'plan'>) {
  const t = useText()
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="text-muted">{t('fromPlan', { plan: planName(plan) })}</span>
      <UpgradeButton size="sm">{t('upgrade')}</UpgradeButton>
    </div>
  )
}

/** The access is allowed on a page elsewhere. No form leads there: browsers let none lead to another site. */
export function GoThere({ to }: { to: string | null }) {
  const t = useText()
  if (to === null)
    return (
      <Callout tone="warning" announce>
        {t('atsNoPage')}
      </Callout>
    )
  return (
    <Callout announce className="[&>div]:flex [&>div]:flex-col [&>div]:items-start [&>div]:gap-2">
      <p>{t('atsAllow')}</p>
      <a href={to} className={buttonClasses({ variant: 'primary' })}>
        {t('atsAllowLink')}
      </a>
    </Callout>
  )
}
