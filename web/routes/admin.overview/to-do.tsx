import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { useAgo } from '../../insight/ago.tsx'
import { aboutWork, type WorkKind, workPath } from '../../insight/work-kinds.ts'
import { classes } from '../../ui/classes.ts'
import { CheckCircledIcon, ChevronRightIcon, RocketIcon } from '../../ui/icons.tsx'
import { useJobTitle } from '../../ui/titles.ts'
import type { NearLimit } from './limits.ts'

const useText = namespace('overview')

const tones = {
  accent: 'bg-accent-soft text-accent-ink',
  warning: 'bg-warning-soft text-warning-ink',
  quiet: 'bg-neutral-soft text-neutral-ink',
}

const limitTexts = { jobSlots: 'jobSlots', userSeats: 'userSeats', interviews: 'interviews', texts: 'texts' } as const

type Work = {
  kinds: { kind: WorkKind; count: number; oldest: string }[]
  reviews: { jobId: string; title: string; count: number; oldest: string }[]
  /** On how many jobs there is something to review. */
  jobs: number
}

/** Everything that needs a person, each line with how many, since when, and a way to exactly those. */
export function ToDo({ work, limits, now }: { work: Work; limits: NearLimit[]; now: string }) {
  const t = useText()
  const { number } = useFormat()
  const ago = useAgo()
  const named = useJobTitle()
  const { kinds, reviews, jobs } = work
  return (
    <section aria-labelledby="to-do" className="overflow-hidden rounded-lg border border-line bg-raised shadow-card">
      <h2 id="to-do" className="border-b border-line px-4 py-3 text-lg font-semibold">
        {t('toDo')}
      </h2>
      {kinds.length === 0 && limits.length === 0 ? (
        <div className="flex flex-col items-center gap-1 px-6 py-10 text-center">
          <CheckCircledIcon aria-hidden="true" className="mb-1 size-8 text-success-ink" />
          <p className="text-lg font-semibold">{t('allDone')}</p>
          <p className="text-muted">{t('allDoneText')}</p>
        </div>
      ) : (
        <ul className="divide-y divide-line">
          {kinds.map(({ kind, count, oldest }) => {
            const { icon: Icon, tone, ...text } = aboutWork[kind]
            return (
              <li key={kind}>
                <Row
                  to={workPath(kind)}
                  icon={
                    <span
                      className={classes('flex size-7 shrink-0 items-center justify-center rounded-md', tones[tone])}
                    >
                      <Icon aria-hidden="true" />
                    </span>
                  }
                  title={t(text.count, { count, number: number(count) })}
                  detail={t(text.hint)}
                  age={t('oldest', { ago: ago(oldest, now) })}
                />
                {kind === 'review' && reviews.length > 1 && (
                  <ul className="pb-2">
                    {reviews.map((job) => (
                      <li key={job.jobId}>
                        <JobRow
                          to={workPath('review', job.jobId)}
                          title={named(job.title)}
                          label={t('reviewsOf', {
                            count: job.count,
                            number: number(job.count),
                            title: named(job.title),
                          })}
                          count={number(job.count)}
                          age={ago(job.oldest, now)}
                        />
                      </li>
                    ))}
                    {jobs > reviews.length && (
                      <li className="ps-14 pe-4 pt-1 text-sm text-muted">
                        {t('moreJobs', { count: jobs - reviews.length, number: number(jobs - reviews.length) })}
                      </li>
                    )}
                  </ul>
                )}
              </li>
            )
          })}
          {limits.map(({ label, used, of, to }) => (
            <li key={label}>
              <Row
                to={to}
                icon={
                  <span
                    className={classes('flex size-7 shrink-0 items-center justify-center rounded-md', tones.warning)}
                  >
                    <RocketIcon aria-hidden="true" />
                  </span>
                }
                title={t('limitNear', { label: t(limitTexts[label]), used: number(used), of: number(of) })}
                detail={t(used >= of ? 'limitReachedHint' : 'limitNearHint')}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Row({
  to,
  icon,
  title,
  detail,
  age,
}: {
  to: string
  icon: ReactNode
  title: string
  detail: string
  age?: string
}) {
  return (
    <Link
      to={to}
      className="group flex items-center gap-3 px-4 py-2.5 text-ink no-underline hover:bg-surface focus-visible:-outline-offset-2"
    >
      {icon}
      <span className="min-w-0 grow">
        <span className="block font-medium">{title}</span>
        <span className="block text-sm text-muted">{detail}</span>
      </span>
      {age && <span className="shrink-0 text-end text-sm text-muted max-sm:hidden">{age}</span>}
      <ChevronRightIcon aria-hidden="true" className="shrink-0 text-muted group-hover:text-ink" />
    </Link>
  )
}

function JobRow(job: { to: string; title: string; label: string; count: string; age: string }) {
  return (
    <Link
      to={job.to}
      className="group flex min-h-8 items-center gap-3 ps-14 pe-4 text-ink no-underline hover:bg-surface focus-visible:-outline-offset-2"
    >
      <span className="sr-only">{`${job.label}, ${job.age}`}</span>
      <span aria-hidden="true" className="min-w-0 grow truncate">
        <bdi>{job.title}</bdi>
      </span>
      <span aria-hidden="true" className="shrink-0 text-sm text-muted max-sm:hidden">
        {job.age}
      </span>
      <span aria-hidden="true" className="min-w-8 shrink-0 text-end font-medium tabular-nums">
        {job.count}
      </span>
      <ChevronRightIcon aria-hidden="true" className="shrink-0 text-muted group-hover:text-ink" />
    </Link>
  )
}
