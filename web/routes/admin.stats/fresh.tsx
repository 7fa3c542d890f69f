import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Sentence } from '../../i18n/sentence.tsx'
import { Instant } from '../../ui/instant.tsx'

const useText = namespace('stats')

/** How fresh the figures are; the exact moments are in the tooltip. */
export function Fresh({ now, last, asOf }: { now: string; last: string | null; asOf: number | null }) {
  const t = useText()
  const { instant } = useFormat()
  if (asOf !== null)
    return (
      <p className="text-sm text-muted">
        <Sentence text={t('asOfMoment', { at: '' })} parts={{ at: <Moment at={asOf} /> }} />
      </p>
    )
  const exact = (at: string) => instant(at, { timeZone: 'UTC', precision: 'second' })
  return (
    <p
      className="w-fit text-sm text-muted"
      title={last ? t('freshDetails', { now: exact(now), last: exact(last) }) : exact(now)}
    >
      {t('updatedJustNow')}
    </p>
  )
}

const Moment = ({ at }: { at: number }) => <Instant at={new Date(at).toISOString()} />
