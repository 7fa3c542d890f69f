import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { Outcomes } from '../get-candidates/import-check.tsx'
import { askImport } from '../get-candidates/import-requests.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Card } from '../ui/card.tsx'
import { Instant } from '../ui/instant.tsx'
import type { ImportRow } from './data.ts'

const useText = namespace('outreach')

/** Lists that were put on the job; each can be taken back whole. */
export function Imports({ jobId, imports, mayRevert }: ImportsProps) {
  const t = useText()
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { revalidate } = useRevalidator()
  if (imports.length === 0) return null
  async function revert(importId: string) {
    setBusy(importId)
    setProblem(null)
    try {
      await askImport(jobId, { intent: 'revert', importId })
      revalidate()
    } catch (error) {
      setProblem((error as Error).message || t('importFailed'))
    } finally {
      setBusy(null)
    }
  }
  return (
    <Card title={t('imports')}>
      {problem && (
        <Callout tone="danger" announce>
          {problem}
        </Callout>
      )}
      <ul className="flex flex-col gap-3">
        {imports.map(({ importId, at, counts, reverted }) => (
          <li key={importId} className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
            <div className="flex min-w-0 flex-col gap-2">
              <Instant at={at} className="font-medium" />
              <Outcomes counts={counts} />
              {reverted && (
                <p className="text-sm text-muted">
                  {t('importReverted', { removed: reverted.removed, kept: reverted.kept })}
                </p>
              )}
            </div>
            {mayRevert && !reverted && (
              <Button size="sm" busy={busy === importId} onClick={() => void revert(importId)}>
                {t('importUndo')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
type ImportsProps = { jobId: string; imports: readonly ImportRow[]; mayRevert: boolean }
