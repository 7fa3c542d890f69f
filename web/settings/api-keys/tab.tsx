import { useEffect } from 'react'
import { gates } from '#contracts/subscription/features.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Sentence } from '../../i18n/sentence.tsx'
import { UpgradeButton } from '../../shell/upgrade-button.tsx'
import { planName } from '../../shell/upgrades.ts'
import { Callout } from '../../ui/callout.tsx'
import { Card } from '../../ui/card.tsx'
import { useToasts } from '../../ui/toast.tsx'
import type { TabProps } from '../tab.ts'
import { ApiKeys } from './api-keys.tsx'
import { IssueKey } from './issue-key.tsx'
import { IssueJobKey } from './issue-job-key.tsx'
import type { apiKeys } from './tab.server.ts'

const useText = namespace('settings')

export function ApiKeysTab({ data: { keys, jobs, mayServe, scopes, isIncluded }, answer }: TabProps<typeof apiKeys>) {
  const t = useText()
  const { show } = useToasts()
  useEffect(() => {
    if (answer && 'revoked' in answer) show({ tone: 'success', message: t('keyRevoked') })
  }, [answer, show, t])
  const refused = answer && 'refused' in answer ? answer.refused : null
  const isOfJob = answer && 'kept' in answer && answer.kept.of === 'issue-job-key'
  return (
    <Card title={t('tabApiKeys')}>
      <p className="mb-4 text-muted">
        <Sentence
          text={t('keysAbout')}
          parts={{ code: <code className="font-mono" dir="ltr" />, docs: <a href="/api/docs" className="link" /> }}
        />
      </p>
      <ApiKeys keys={keys} refused={refused} />
      {isIncluded ? (
        <>
          <IssueKey
            mayServe={mayServe}
            scopes={scopes}
            answer={(answer && 'issued' in answer && answer.issued) || null}
            refused={isOfJob ? null : refused}
          />
          <IssueJobKey
            jobs={jobs}
            answer={(answer && 'forJob' in answer && answer.forJob) || null}
            refused={isOfJob ? refused : null}
          />
        </>
      ) : (
        <Callout tone="info">
          <span className="flex flex-wrap items-center justify-between gap-2">
            {t(keys.length > 0 ? 'keysWait' : 'keysNeedPlan', { plan: planName(gates.api.from) })}
            <UpgradeButton size="sm">{t('upgradeNow')}</UpgradeButton>
          </span>
        </Callout>
      )}
    </Card>
  )
}
