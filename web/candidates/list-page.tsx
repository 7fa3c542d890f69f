import { Link, useNavigate, useSearchParams } from '@remix-run/react'
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { MOST_SAYING } from '#contracts/candidate/spoken.ts'
import { candidateStatuses, type CandidateStatus } from '#contracts/candidate/statuses.ts'
import { PinnedFilters } from '../filters/pinned.tsx'
import { FilterSentence } from '../filters/sentence.tsx'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { statusText } from '../ui/badge.tsx'
import { ButtonLink, buttonClasses } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { DownloadIcon, PlayIcon } from '../ui/icons.tsx'
import { late } from '../lib/late.tsx'
import { reviewPath } from '../lib/review-paths.ts'
import { orderBy, orderText } from './asked.ts'
import { BulkBar } from './bulk-bar.tsx'
import './candidates.css'
import { ColumnChoice } from './column-choice.tsx'
import { Filter } from './filter.tsx'
import type { ListData, ListedCandidate } from './list.server.ts'
import { NewRows } from './new-rows.tsx'
import { CandidateTable } from './table.tsx'
import { ConversationList } from './views/conversation.tsx'
import { ScorecardTable } from './views/scorecards.tsx'
import { SpokenList, SpokenSearch } from './views/spoken.tsx'
import { useFound } from './use-found.ts'
import { useLiveList } from './use-live-list.ts'

const useText = namespace('candidates')
const useCommonText = namespace('common')
const QuickView = late(() => import('./quick-view.tsx'))
const FilterOnPage = lazy(() => import('../filters/filter-on-page.tsx'))
const PER_PAGE = 50
const NONE: ReadonlySet<string> = new Set()

type ListPageProps = ListData & {
  /** To choose among; none on the list of one job. */
  jobs?: readonly { jobId: string; title: string }[]
  /** The list without any filter. */
  whole: string
}

/** The table of candidates with its filters, of the company or of one job. */
export function ListPage({ jobs = [], whole, ...list }: ListPageProps) {
  const { total, atLeast, coming } = useFound(list)
  const { rows, gone, fresh, show } = useLiveList({ ...list, total, atLeast }, list.asked.jobId)
  const { byStatus, asked, shown, mayChoose, jobsOf, filtered, saved, choices } = list
  const { search = '', statuses } = filtered.filter
  const t = useText()
  const common = useCommonText()
  const { number } = useFormat()
  const [query] = useSearchParams()
  const ofOneJob = jobs.length === 0
  const to = (change: Record<string, string | null>) => {
    const next = new URLSearchParams(query)
    next.delete('select')
    for (const [key, value] of Object.entries(change)) {
      next.delete(key)
      if (value !== null) next.set(key, value)
    }
    return `?${next}`
  }
  const [selected, setSelected] = useState(NONE)
  const [looked, look] = useState<string | null>()
  const { every } = list
  const selectable = useMemo(() => merged(rows, every), [rows, every])
  // Only what is in sight is selected, or every candidate that is found.
  useEffect(() => {
    const ids = new Set(selectable.map(({ id }) => id))
    setSelected((before) =>
      [...before].every((id) => ids.has(id)) ? before : new Set([...before].filter((id) => ids.has(id))),
    )
  }, [selectable])
  const select = useCallback(
    (ids: readonly string[], on: boolean) =>
      setSelected((before) => {
        const next = new Set(before)
        for (const id of ids)
          if (on) next.add(id)
          else next.delete(id)
        return next
      }),
    [],
  )
  const maySelect = useCallback(
    ({ jobId }: ListedCandidate) => Boolean(jobsOf[jobId]?.edit || jobsOf[jobId]?.review || jobsOf[jobId]?.remind),
    [jobsOf],
  )
  useEffect(() => {
    if (every) setSelected(new Set(every.filter(maySelect).map(({ id }) => id)))
  }, [every])
  const navigate = useNavigate()
  const clear = () => {
    setSelected(NONE)
    if (query.has('select')) void navigate(to({ select: null }), { replace: true, preventScrollReset: true })
  }
  const chosen = useMemo(() => selectable.filter(({ id }) => selected.has(id)), [selectable, selected])
  const onPage = rows.filter(maySelect)
  const isPageSelected = onPage.length > 0 && onPage.every(({ id }) => selected.has(id))

  const ofAllStatuses = Object.values(byStatus).reduce((sum, count) => sum + count, 0)
  const pages = Math.max(asked.page + (coming ? 1 : 0), Math.ceil(total / PER_PAGE))
  const isShown = (status: CandidateStatus | undefined) => (status ? statuses?.includes(status) : !statuses)
  const found = atLeast
    ? t('foundAtLeast', { number: number(total) })
    : t('found', { count: total, number: number(total) })
  const exported = new URLSearchParams(query)
  if (ofOneJob && asked.jobId) exported.set('job', asked.jobId)
  return (
    <div className="flex flex-col gap-4">
      <nav
        aria-label={t('applicationStatus')}
        className="flex flex-wrap gap-2 max-sm:flex-nowrap max-sm:overflow-x-auto"
      >
        {[undefined, ...candidateStatuses].map((status: CandidateStatus | undefined) => (
          <Link
            key={status ?? 'all'}
            to={to({ status: status ?? null, page: null })}
            preventScrollReset
            aria-current={isShown(status) ? 'true' : undefined}
            className={buttonClasses({ size: 'sm', variant: isShown(status) ? 'primary' : 'secondary' })}
          >
            {status ? common(statusText[status]) : t('all')}{' '}
            <span className="tabular-nums">{number(status ? (byStatus[status] ?? 0) : ofAllStatuses)}</span>
          </Link>
        ))}
      </nav>
      <Filter asked={{ ...asked, filter: filtered.filter }} jobs={jobs} saved={saved} />
      {saved && <PinnedFilters filter={filtered.filter} saved={saved} />}
      {choices && (
        <Suspense fallback={null}>
          <FilterOnPage filter={filtered.filter} choices={choices} />
        </Suspense>
      )}
      {list.spoken && <SpokenSearch filter={filtered.filter} />}
      <FilterSentence data={filtered} />
      {list.saidByMore && <p className="text-muted">{t('saidByMore', { number: number(MOST_SAYING) })}</p>}
      {isPageSelected && (coming || total > rows.length) && (
        <p role="status" className="flex flex-wrap items-center gap-2 rounded-md bg-accent-soft px-3 py-2">
          {every ? (
            t(total > chosen.length ? 'firstSelected' : 'everySelected', { number: number(chosen.length) })
          ) : (
            <>
              {t('pageSelected', { number: number(onPage.length) })}
              <Link className="link" to={to({ select: 'all' })} preventScrollReset replace>
                {t('selectEvery', { number: atLeast ? `${number(total)}+` : number(total) })}
              </Link>
            </>
          )}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <p className="grow text-muted" aria-live="polite" aria-busy={coming}>
          {search.trim() ? t('matching', { found, search }) : found}
        </p>
        {rows.length > 0 && ofOneJob && asked.jobId && (
          <ButtonLink size="sm" variant="primary" to={reviewPath(asked.jobId, String(query))}>
            <PlayIcon aria-hidden="true" /> {common('review')}
          </ButtonLink>
        )}
        {rows.length > 0 && (
          <a href={`/admin/videos/export.csv?${exported}`} download className={buttonClasses({ size: 'sm' })}>
            <DownloadIcon aria-hidden="true" /> {t('exportCsv')}
          </a>
        )}
        {mayChoose && <ColumnChoice shown={shown} />}
      </div>
      {rows.length === 0 ? (
        <EmptyState
          title={t(ofAllStatuses === 0 ? 'noneYet' : 'noMatch')}
          action={ofAllStatuses > 0 && <ButtonLink to={whole}>{t('everybody')}</ButtonLink>}
        >
          {t(ofAllStatuses === 0 ? 'noneYetText' : 'noMatchText')}
        </EmptyState>
      ) : (
        <div className="candidate-rows">
          <NewRows count={fresh} onShow={show} />
          {list.scorecards ? (
            <ScorecardTable rows={rows} scorecards={list.scorecards} />
          ) : list.spoken ? (
            <SpokenList rows={rows} spoken={list.spoken} asked={filtered.filter.says !== undefined} />
          ) : list.conversation ? (
            <ConversationList rows={rows} conversation={list.conversation} />
          ) : (
            <CandidateTable
              rows={rows}
              gone={gone}
              shown={shown}
              order={asked.order}
              ordered={(by) => to({ sort: orderText(orderBy(by, asked.order)), page: null })}
              selected={selected}
              maySelect={maySelect}
              onSelect={select}
              widths={list.widths}
              onLook={look}
              withJob={!ofOneJob}
            />
          )}
        </div>
      )}
      {pages > 1 && (
        <nav aria-label={t('pages')} className="flex items-center gap-3">
          {asked.page > 1 && <ButtonLink to={to({ page: String(asked.page - 1) })}>{t('previous')}</ButtonLink>}
          <span className="tabular-nums">
            {coming
              ? t('pageNumber', { page: number(asked.page) })
              : t('pageOf', { page: number(asked.page), pages: number(pages) })}
          </span>
          {asked.page < pages && <ButtonLink to={to({ page: String(asked.page + 1) })}>{t('next')}</ButtonLink>}
        </nav>
      )}
      {looked !== undefined && (
        <QuickView row={rows.find(({ id }) => id === looked) ?? null} rows={rows} onShow={look} />
      )}
      <BulkBar rows={chosen} jobsOf={jobsOf} videoExport={list.videoExport} onClear={clear} />
    </div>
  )
}

/** The rows in sight, which may be newer, and those on other pages. */
function merged(
  rows: readonly ListedCandidate[],
  every: readonly ListedCandidate[] | null,
): readonly ListedCandidate[] {
  if (!every) return rows
  const inSight = new Set(rows.map(({ id }) => id))
  return [...rows, ...every.filter(({ id }) => !inSight.has(id))]
}
