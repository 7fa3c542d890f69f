import { useEffect } from 'react'
import { Card } from '../../ui/card.tsx'
import { useToasts } from '../../ui/toast.tsx'
import type { TabProps } from '../tab.ts'
import { ApiKeys } from './api-keys.tsx'
import { IssueKey } from './issue-key.tsx'
import type { apiKeys } from './tab.server.ts'

export function ApiKeysTab({ data: { keys, scopes }, answer }: TabProps<typeof apiKeys>) {
  const { show } = useToasts()
  useEffect(() => {
    if (answer && 'revoked' in answer) show({ tone: 'success', message: 'The key is revoked.' })
  }, [answer, show])
  return (
    <Card title="API keys">
      <p className="mb-4 text-muted">
        Programs sign in with a key: <code className="font-mono">Authorization: Bearer …</code>. What they can call is in the{' '}
        <a href="/api/docs" className="link">
          API documentation
        </a>
        .
      </p>
      <ApiKeys keys={keys} />
      <IssueKey scopes={scopes} answer={(answer && 'issued' in answer && answer.issued) || null} refused={(answer && 'refused' in answer && answer.refused) || null} />
    </Card>
  )
}
