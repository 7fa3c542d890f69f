import { useState } from 'react'
import { type ImportCounts, type ImportOutcome, importOutcomes } from '#contracts/candidate-import/limits.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import type { Checked, LeftOut } from './import-requests.ts'

const useText = namespace('outreach')
const MOST_SHOWN = 100

const outcomeText = {
  invited: 'outcomeInvited',
  added: 'outcomeAdded',
  duplicate: 'outcomeDuplicate',
  invalid: 'outcomeInvalid',
  'no-text': 'outcomeNoText',
  limited: 'outcomeLimited',
  'opted-out': 'outcomeOptedOut',
} as const satisfies Record<ImportOutcome, string>

/** What became of the rows of a list, or would. */
export function Outcomes({ counts }: { counts: ImportCounts }) {
  const t = useText()
  const { number } = useFormat()
  return (
    <ul className="flex flex-wrap gap-2">
      {importOutcomes.flatMap((outcome) => {
        const count = counts[outcome]
        return count ? (
          <li key={outcome} className="rounded-md border border-line bg-surface px-3 py-1.5 text-sm">
            <span className="font-semibold tabular-nums">{number(count)}</span> {t(outcomeText[outcome])}
          </li>
        ) : (
          []
        )
      })}
    </ul>
  )
}

export function LeftList({ left }: { left: readonly LeftOut[] }) {
  const t = useText()
  if (left.length === 0) return null
  return (
    <details className="rounded-md border border-line px-3 py-2">
      <summary className="cursor-pointer font-medium">{t('leftOut', { count: left.length })}</summary>
      <ul className="mt-2 flex flex-col gap-1 text-sm">
        {left.slice(0, MOST_SHOWN).map(({ row, problem }) => (
          <li key={row}>
            <span className="text-muted">{t('rowNumber', { number: row })}</span> {problem}
          </li>
        ))}
        {left.length > MOST_SHOWN && (
          <li className="text-muted">{t('leftMore', { count: left.length - MOST_SHOWN })}</li>
        )}
      </ul>
    </details>
  )
}

/** What the list would do: who is new, who is left out and why, and what it takes of the plan. */
export function ImportCheck({ checked, onImport }: { checked: Checked; onImport: (send: boolean) => void }) {
  const t = useText()
  const { number } = useFormat()
  const [send, setSend] = useState(checked.autoInvite)
  const { counts, left, texts, messagesLeft } = checked
  const invited = counts.invited ?? 0
  const asAdded = { ...counts, invited: 0, added: invited }
  return (
    <>
      <p className="font-medium">{t('checkTitle')}</p>
      <Outcomes counts={send ? counts : asAdded} />
      <LeftList left={left} />
      <Checkbox
        label={t('inviteNow')}
        hint={t('inviteNowHint')}
        checked={send}
        onChange={(event) => setSend(event.target.checked)}
      />
      {send && texts.needed > 0 && (
        <p className="text-sm">
          {texts.left === null
            ? t('textsNeeded', { count: texts.needed })
            : t('textsOfPlan', { needed: number(texts.needed), left: number(texts.left) })}
        </p>
      )}
      {send && invited > messagesLeft && (
        <Callout tone="warning">{t('messagesLeft', { left: number(messagesLeft) })}</Callout>
      )}
      <Button variant="primary" className="self-start" disabled={invited === 0} onClick={() => onImport(send)}>
        {t(send ? 'importInvite' : 'importAdd', { count: invited })}
      </Button>
    </>
  )
}
