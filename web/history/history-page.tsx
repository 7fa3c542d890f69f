import { DownloadIcon, LockClosedIcon } from '../ui/icons.tsx'
import { Link, useActionData, useFetcher } from '@remix-run/react'
import type { CandidateAt, ChainVerdict, History } from '#contracts/views/history.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button, buttonClasses } from '../ui/button.tsx'
import { useTimeZone } from '../ui/instant.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ShowEarlier } from '../ui/show-earlier.tsx'
import { useJobTitle } from '../ui/titles.ts'
import { Problem } from '../ui/problem.tsx'
import { byDay } from './days.ts'
import { CandidateThen } from './candidate-then.tsx'
import { Entry } from './entry.tsx'
import { FilterForm, type ShownFilter } from './filter-form.tsx'
import type { HistorySteps } from './steps.ts'
import { TimeControl } from './time-control.tsx'
import { Verdict } from './verdict.tsx'

const useText = namespace('history')

type HistoryPageProps = {
  history: Omit<History, 'moments'>
  steps: HistorySteps
  /** How many entries to ask for to see more. */
  next: number | null
  filter: ShownFilter
  at: string | null
  now: string
  then: CandidateAt & { earlierComments: number }
  mayAudit: boolean
}

/** What a check of the chain came to, or why there was none. */
type Checked = { verdict?: ChainVerdict; refused?: { message: string } }

export function HistoryPage({ history, steps, next, filter, at, now, then, mayAudit }: HistoryPageProps) {
  const t = useText()
  const titled = useJobTitle()
  const { jobId, candidateId, jobTitle, entries, found, deleted, total } = history
  const check = useFetcher<Checked>()
  const posted = useActionData<Checked>()
  const { verdict, refused } = check.data ?? posted ?? {}
  const kept = Object.fromEntries(Object.entries(filter).filter(([, value]) => value))
  const addressOf = (moment: string | null) => `?${new URLSearchParams({ ...kept, ...(moment ? { at: moment } : {}) })}`
  const format = useFormat()
  const timeZone = useTimeZone()
  const candidate = `/admin/jobs/${jobId}/candidates/${candidateId}`

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 wrap-anywhere">
          <Link className="link" to={`/admin/jobs/${jobId}`}>
            {jobTitle === null ? t('aJob') : titled(jobTitle)}
          </Link>
          {!deleted && (
            <>
              {' · '}
              <Link className="link" to={candidate}>
                {t('answersAndRecordings')}
              </Link>
            </>
          )}
        </p>
        <div className="flex flex-wrap gap-2">
          {mayAudit && (
            <a className={buttonClasses()} href={`${candidate}/history.ndjson${addressOf(at)}`} download>
              <DownloadIcon aria-hidden="true" /> {t('export')}
            </a>
          )}
          <check.Form method="post">
            <Button type="submit" name="intent" value="verify" variant="primary" busy={check.state !== 'idle'}>
              <LockClosedIcon aria-hidden="true" /> {t('verify')}
            </Button>
          </check.Form>
        </div>
      </div>
      {refused && <Problem of={refused} />}
      {verdict && <Verdict verdict={verdict} />}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-4 lg:order-2">
          <TimeControl steps={steps} at={at} addressOf={addressOf} kept={kept} />
          <CandidateThen then={then} now={at === null} />
        </div>
        <section aria-label={t('events')} className="flex min-w-0 flex-col gap-4">
          <FilterForm history={history} filter={filter} at={at} />
          <p className="text-sm text-muted" role="status">
            {found === total ? t('countedEvents', { count: total }) : t('someEvents', { shown: found, count: total })}
          </p>
          {entries.length > 0 ? (
            byDay(entries, (at) => format.dayHeading(at, timeZone)).map(({ day, entries: ofDay }) => (
              <section key={day} aria-label={day}>
                <h3 className="mb-3 text-sm font-medium text-muted" suppressHydrationWarning>
                  {day}
                </h3>
                <ol className="ps-2">
                  {ofDay.map((entry) => (
                    <Entry
                      key={entry.revision}
                      entry={entry}
                      now={now}
                      rawFrom={mayAudit ? `${candidate}/events/${entry.revision}` : null}
                      momentAddress={addressOf(entry.at)}
                    />
                  ))}
                </ol>
              </section>
            ))
          ) : (
            <EmptyState title={t('noMatch')}>{t('noMatchText')}</EmptyState>
          )}
          <ShowEarlier
            name="entries"
            next={next}
            shown={entries.length}
            anchors="event"
            firstNew={(before) => `event-${entries.at(-before - 1)?.revision}`}
          >
            {t('showEarlier')}
          </ShowEarlier>
        </section>
      </div>
    </div>
  )
}
