import { useEffect } from 'react'
import { namespace } from '../../i18n/namespace.ts'
import { Sentence } from '../../i18n/sentence.tsx'
import { Card } from '../../ui/card.tsx'
import { useToasts } from '../../ui/toast.tsx'
import type { TabProps } from '../tab.ts'
import { ApiKeys } from './api-keys.tsx'
import { IssueKey } from './issue-key.tsx'
import type { apiKeys } from './tab.server.ts'

const useText = namespace('settings')

export function ApiKeysTab({ data: { keys, mayServe, scopes }, answer }: TabProps<typeof apiKeys>) {
  const t = useText()
  const { show } = useToasts()
  useEffect(() => {
    if (answer && 'revoked' in answer) show({ tone: 'success', message: t('keyRevoked') })
  }, [answer, show, t])
  const refused = answer && 'refused' in answer ? answer.refused : null
  return (
    <Card title={t('tabApiKeys')}>
      <p className="mb-4 text-muted">
        <Sentence
          text={t('keysAbout')}
          parts={{ code: <code className="font-mono" dir="ltr" />, docs: <a href="/api/docs" className="link" /> }}
        />
      </p>
      <ApiKeys keys={keys} refused={refused} />
      <IssueKey
        mayServe={mayServe}
        scopes={scopes}
        answer={(answer && 'issued' in answer && answer.issued) || null}
        refused={refused}
      />
    </Card>
  )
}
