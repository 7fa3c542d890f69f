import { Link } from '@remix-run/react'
import { namespace } from '../i18n/namespace.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../ui/icons.tsx'
import type { CandidatePageData } from './page-data.ts'

const useText = namespace('review')

/** The way back to the board, and to the candidates beside this one. */
export function Neighbours({ job, previous, next }: Pick<CandidatePageData, 'job' | 'previous' | 'next'>) {
  const t = useText()
  return (
    <nav aria-label={t('candidates')} className="flex flex-wrap items-center gap-2">
      <Link className="link me-auto" to={`/admin/jobs/${job.jobId}`}>
        {t('backToBoard')}
      </Link>
      {previous && (
        <ButtonLink size="sm" to={previous.to} aria-label={t('previousCandidate', { name: previous.name })}>
          <ChevronLeftIcon aria-hidden="true" /> {t('previous')}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink size="sm" to={next.to} aria-label={t('nextCandidate', { name: next.name })}>
          {t('next')} <ChevronRightIcon aria-hidden="true" />
        </ButtonLink>
      )}
    </nav>
  )
}
