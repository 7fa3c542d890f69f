import type { ReactNode } from 'react'
import { ERASED } from '#contracts/kernel/erased.ts'
import type { CandidateAt } from '#contracts/views/history.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { Sentence } from '../i18n/sentence.tsx'
import { Badge, StatusBadge } from '../ui/badge.tsx'
import { useTitleThen } from '../ui/titles.ts'
import { Instant } from '../ui/instant.tsx'

const useText = namespace('history')

/** The candidate at the moment the time control is set to. Only shown, never to be changed. */
export function CandidateThen({ then, now }: { then: CandidateAt & { earlierComments: number }; now: boolean }) {
  const { view, columnTitle } = then
  const titleThen = useTitleThen()
  const t = useText()
  const format = useFormat()
  const readable = (text: string) => (text === ERASED ? t('erased') : text)
  const moment = format.instant(then.at, { timeZone: 'UTC', precision: 'second' })
  return (
    <section
      aria-label={now ? t('candidateNow') : t('candidateThen')}
      className="flex flex-col gap-3 rounded-lg border border-line bg-raised p-4 shadow-card"
    >
      <h2 className="text-lg font-semibold">
        {now ? (
          t('candidateNow')
        ) : (
          <Sentence
            text={t('candidateAsOf', { moment })}
            parts={{ at: <span className="block text-base font-normal tabular-nums" /> }}
          />
        )}
      </h2>
      {!now && (
        <p>
          <Badge tone="warning">{t('readOnly')}</Badge>
        </p>
      )}
      {!view ? (
        <p className="text-muted">{then.revision === null ? t('notThereYet') : t('hadBeenDeleted')}</p>
      ) : (
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
          <Fact name={t('fieldName')}>
            <bdi>{readable(view.name)}</bdi>
          </Fact>
          <Fact name={t('fieldEmail')}>
            <bdi>{readable(view.email)}</bdi>
          </Fact>
          {view.phone && (
            <Fact name={t('fieldPhone')}>
              <bdi>{readable(view.phone)}</bdi>
            </Fact>
          )}
          <Fact name={t('fieldStatus')}>
            <StatusBadge status={view.status} />
          </Fact>
          <Fact name={t('fieldStage')}>{columnTitle && titleThen(columnTitle)}</Fact>
          {view.rejected && (
            <Fact name={t('fieldRejected')}>
              <bdi>{readable(view.rejectionReason || t('yes'))}</bdi>
            </Fact>
          )}
          <Fact name={t('rating')}>
            {view.ratingsAvg === null
              ? t('noRating')
              : t('ratings', { average: format.number(view.ratingsAvg), count: view.ratings.length })}
          </Fact>
          <Fact name={t('answers')}>{format.number(view.answers.length)}</Fact>
          <Fact name={t('recordings')}>
            {t('received', {
              received: view.recordings.filter(({ state }) => state === 'uploaded').length,
              sent: view.recordings.length,
            })}
          </Fact>
          <Fact name={t('added')}>
            <Instant at={view.addedAt} />
          </Fact>
          {view.comments.length > 0 && (
            <Fact name={t('comments')}>
              <ul className="flex flex-col gap-1">
                {then.earlierComments > 0 && (
                  <li className="text-muted">{t('earlierComments', { count: then.earlierComments })}</li>
                )}
                {view.comments.map(({ commentId, text }) => (
                  <li key={commentId} className="break-words">
                    <bdi>{readable(text)}</bdi>
                  </li>
                ))}
              </ul>
            </Fact>
          )}
        </dl>
      )}
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  )
}
