import { Link, useSearchParams } from '@remix-run/react'
import { candidateStatuses, type CandidateStatus } from '#contracts/candidate/statuses.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { statusText } from '../ui/badge.tsx'
import { ButtonLink, buttonClasses } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Filter } from './filter.tsx'
import type { ListData } from './list.server.ts'
import { CandidateTable } from './table.tsx'

const useText = namespace('candidates')
const useCommonText = namespace('common')
const PER_PAGE = 50

type ListPageProps = ListData & {
  /** To choose among; none on the list of one job. */
  jobs?: readonly { jobId: string; title: string }[]
  /** The list without any filter. */
  whole: string
}

/** The table of candidates with its filters, of the company or of one job. */
export function ListPage({ rows, total, atLeast, byStatus, asked, shown, jobs = [], whole }: ListPageProps) {
  const t = useText()
  const common = useCommonText()
  const { number } = useFormat()
  const [query] = useSearchParams()
  const to = (change: Record<string, string | null>) => {
    const next = new URLSearchParams(query)
    for (const [key, value] of Object.entries(change)) {
      next.delete(key)
      if (value !== null) next.set(key, value)
    }
    return `?${next}`
  }
  const everybody = Object.values(byStatus).reduce((sum, count) => sum + count, 0)
  const pages = Math.max(1, Math.ceil(total / PER_PAGE))
  const found = atLeast
    ? t('foundAtLeast', { number: number(total) })
    : t('found', { count: total, number: number(total) })
  return (
    <div className="flex flex-col gap-4">
      <nav aria-label={t('applicationStatus')} className="flex flex-wrap gap-2">
        {[undefined, ...candidateStatuses].map((status: CandidateStatus | undefined) => (
          <Link
            key={status ?? 'all'}
            to={to({ status: status ?? null, page: null })}
            aria-current={asked.status === status ? 'true' : undefined}
            className={buttonClasses({ size: 'sm', variant: asked.status === status ? 'primary' : 'secondary' })}
          >
            {status ? common(statusText[status]) : t('all')}{' '}
            <span className="tabular-nums">{number(status ? (byStatus[status] ?? 0) : everybody)}</span>
          </Link>
        ))}
      </nav>
      <Filter asked={asked} shown={shown} jobs={jobs} query={query} />
      <p className="text-muted" aria-live="polite">
        {asked.search ? t('matching', { found, search: asked.search }) : found}
      </p>
      {rows.length === 0 ? (
        <EmptyState
          title={t(everybody === 0 ? 'noneYet' : 'noMatch')}
          action={everybody > 0 && <ButtonLink to={whole}>{t('everybody')}</ButtonLink>}
        >
          {t(everybody === 0 ? 'noneYetText' : 'noMatchText')}
        </EmptyState>
      ) : (
        <CandidateTable rows={rows} shown={shown} />
      )}
      {pages > 1 && (
        <nav aria-label={t('pages')} className="flex items-center gap-3">
          {asked.page > 1 && <ButtonLink to={to({ page: String(asked.page - 1) })}>{t('previous')}</ButtonLink>}
          <span className="tabular-nums">{t('pageOf', { page: number(asked.page), pages: number(pages) })}</span>
          {asked.page < pages && <ButtonLink to={to({ page: String(asked.page + 1) })}>{t('next')}</ButtonLink>}
        </nav>
      )}
    </div>
  )
}
