import type { CandidateDetail } from '#contracts/views/candidate.ts'
import { namespace } from '../i18n/namespace.ts'
import { Instant } from '../ui/instant.tsx'
import { sourceText } from './sources.ts'

const useText = namespace('review')
const useCommonText = namespace('common')

/** How to reach a candidate, how they came, and when what happened. */
export function Contact({ candidate }: { candidate: Omit<CandidateDetail, 'answers'> }) {
  const {
    email,
    phone,
    source,
    addedAt,
    invitedAt,
    undeliverableSince,
    textUndeliverableSince,
    startedAt,
    completedAt,
  } = candidate
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
    <section aria-label={t('contact')}>
      <h2 className="mb-2 text-lg font-semibold">{t('contact')}</h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        <dt className="text-muted">{t('email')}</dt>
        <dd className="min-w-0 break-words">
          {email ? (
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>
          ) : (
            '–'
          )}
        </dd>
        <dt className="text-muted">{t('phone')}</dt>
        <dd>
          {phone ? (
            <a dir="ltr" className="link" href={`tel:${phone.replaceAll(' ', '')}`}>
              {phone}
            </a>
          ) : (
            '–'
          )}
        </dd>
        <dt className="text-muted">{t('source')}</dt>
        <dd>{common(sourceText[source])}</dd>
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
