import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { CandidateDetail } from '#contracts/views/candidate.ts'
import { posterPath } from '#contracts/candidate/poster.ts'
import { namespace } from '../i18n/namespace.ts'
import { useDuration } from '../insight/duration.ts'
import { Badge, StatusBadge } from '../ui/badge.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { CheckCircledIcon } from '../ui/icons.tsx'
import { Instant } from '../ui/instant.tsx'
import { Poster } from '../ui/poster.tsx'
import type { CandidatePageData } from './page-data.ts'

const useText = namespace('review')

type HeaderProps = {
  candidate: Omit<CandidateDetail, 'answers'>
  job: { jobId: string; title: string }
  /** Title of the stage the candidate is in. */
  stage: string | undefined
  optedOut: CandidatePageData['optedOut']
  /** What can be done about the candidate. */
  children: ReactNode
}

/** Who this is, where they are, and how to reach them, at a glance. */
export function CandidateHeader({ candidate, job, stage, optedOut, children }: HeaderProps) {
  const { id, name, email, phone, startedAt, completedAt, addedAt, status, recordings } = candidate
  const t = useText()
  const duration = useDuration()
  const took = startedAt && completedAt ? Date.parse(completedAt) - Date.parse(startedAt) : null
  const hasPoster = recordings.some(({ posterId }) => posterId)
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg max-sm:items-start border border-line bg-raised p-4 shadow-card">
      {hasPoster ? (
        <Poster name={name} seed={id} poster={posterPath(id)} className="w-28 shrink-0 max-sm:w-20" />
      ) : (
        <Avatar name={name} seed={id} size="lg" />
      )}
      <div className="min-w-0 grow basis-48">
        <p className="text-xl font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
          <Link className="link min-w-0 wrap-anywhere" to={`/admin/jobs/${job.jobId}`}>
            {job.title}
          </Link>
          <span aria-hidden="true">·</span>
          <span className="font-medium text-ink" data-column-title>
            {stage}
          </span>
          <StatusBadge status={status} />
          <span>
            {t(startedAt ? 'appliedOn' : 'addedOn')} <Instant at={startedAt ?? addedAt} precision="day" />
          </span>
          {took !== null && <span>{t('took', { time: duration(Math.max(1, Math.round(took / 60_000)) * 60) })}</span>}
          <Link
            to={`/admin/jobs/${job.jobId}/candidates/${id}/history`}
            className="inline-flex items-center gap-1 rounded-sm bg-success-soft px-1.5 py-0.5 text-xs font-medium text-success-ink no-underline hover:underline"
          >
            <CheckCircledIcon aria-hidden="true" width={13} height={13} /> {t('verifiedRecord')}
          </Link>
          {startedAt && (
            <Link className="link" to={`/admin/jobs/${job.jobId}/candidates/${id}/seen`}>
              {t('asTheySawIt')}
            </Link>
          )}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          {email && (
            <span className="inline-flex min-w-0 items-center gap-1">
              <a className="link min-w-0 wrap-anywhere" href={`mailto:${email}`}>
                {email}
              </a>
              <span className="scripted">
                <CopyButton
                  size="sm"
                  variant="quiet"
                  text={email}
                  label={<span className="sr-only">{t('copyEmail')}</span>}
                  copiedLabel={t('copied')}
                />
              </span>
            </span>
          )}
          {phone && (
            <a dir="ltr" className="link" href={`tel:${phone.replaceAll(' ', '')}`}>
              {phone}
            </a>
          )}
          {optedOut.map((channel) => (
            <Badge key={channel} tone="warning">
              {t(channel === 'email' ? 'optedOutEmail' : 'optedOutText')}
            </Badge>
          ))}
        </p>
      </div>
      {children}
    </header>
  )
}
