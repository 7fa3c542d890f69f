import type { CandidateDetail } from '#contracts/views/candidate.ts'
import { originText } from '#contracts/candidate/origin.ts'
import { namespace } from '../i18n/namespace.ts'
import { Instant } from '../ui/instant.tsx'
import { sourceText } from './sources.ts'

const useText = namespace('review')
const useCommonText = namespace('common')

/** How a candidate came, and when what happened. */
export function Details({ candidate }: { candidate: Omit<CandidateDetail, 'answers'> }) {
  const { source, origin, addedAt, invitedAt, undeliverableSince, textUndeliverableSince, startedAt, completedAt } =
    candidate
  const t = useText()
  const common = useCommonText()
  const dates = [
    ['added', addedAt],
    ['invited', invitedAt],
    ['mailRefused', undeliverableSince],
    ['textNotSent', textUndeliverableSince],
    ['started', startedAt],
    ['finished', completedAt],
  ] as const
  return (
    <section aria-label={t('details')}>
      <h2 className="mb-2 text-lg font-semibold">{t('details')}</h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        <dt className="text-muted">{t('source')}</dt>
        <dd>
          {common(sourceText[source])}
          {origin && (
            <>
              {' · '}
              <bdi className="wrap-anywhere">{originText(origin)}</bdi>
            </>
          )}
        </dd>
        {dates.map(
          ([label, at]) =>
            at && (
              <div key={label} className="contents">
                <dt className="text-muted">{t(label)}</dt>
                <dd>
                  <Instant at={at} />
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
