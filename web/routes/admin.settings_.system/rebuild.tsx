import type { Installation } from '#contracts/views/system.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Sentence } from '../../i18n/sentence.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Instant } from '../../ui/instant.tsx'
import { Progress } from '../../ui/progress.tsx'

const useText = namespace('system')

export function Rebuild({ rebuild }: Pick<Installation, 'rebuild'>) {
  const t = useText()
  const { number, list } = useFormat()
  if (rebuild === null) return <p>{t('rebuildUnknown')}</p>
  if (rebuild === 'none')
    return (
      <p className="text-muted">
        <Sentence text={t('neverRebuilt')} parts={{ code: <code className="font-mono" /> }} />
      </p>
    )
  const { names, phase, share, events, documents, since, at, error } = rebuild
  const models = list(names)
  if (phase === 'folding' || phase === 'comparing')
    return (
      <Progress
        label={t(phase === 'folding' ? 'building' : 'comparing', { models })}
        value={Math.round(100 * share)}
        detail={t('progress', { percent: Math.round(100 * share), events: number(events) })}
      />
    )
  if (phase === 'again')
    return (
      <Callout tone="warning" title={t('rebuildAgain', { models })}>
        <Sentence text={t('rebuildAgainWhy', { error: error ?? '' })} parts={{ since: <Instant at={since} /> }} />
      </Callout>
    )
  if (phase === 'failed')
    return (
      <Callout tone="danger" title={t('rebuildFailed', { models })}>
        <Sentence text={t('rebuildFailedWhy', { error: error ?? '' })} parts={{ since: <Instant at={since} /> }} />
      </Callout>
    )
  if (phase === 'silent')
    return (
      <Callout tone="warning" title={t('rebuildSilent', { models })}>
        <Sentence text={t('rebuildSilentSince')} parts={{ at: <Instant at={at} precision="second" /> }} />
      </Callout>
    )
  return (
    <p>
      <Sentence text={t('rebuilt', { models })} parts={{ at: <Instant at={at} precision="second" /> }} />{' '}
      <span className="text-muted">{t('rebuiltFrom', { events: number(events), documents: number(documents) })}</span>
    </p>
  )
}
