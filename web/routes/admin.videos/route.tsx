import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData, useSearchParams } from '@remix-run/react'
import { candidateStatuses } from '#contracts/candidate/statuses.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { columnsFrom } from '../../review/candidate-columns.ts'
import { askedFor, listed } from '../../review/candidate-list.server.ts'
import { CandidateTable } from '../../review/candidate-table.tsx'
import { statusText } from '../../ui/badge.tsx'
import { ButtonLink, buttonClasses } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Filter } from './filter.tsx'

export { keepPageBefore as clientLoader, wasReached as shouldRevalidate } from '../../offline/index.ts'

const PER_PAGE = 50
const MOST_JOBS = 500

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { asker } = await requireAccess('admin.videos', { request, context })
  const { readers } = context.platform
  const query = new URL(request.url).searchParams
  const asked = askedFor(query)
  const [{ rows, ...counts }, { jobs }] = await Promise.all([
    readers.candidateList(asker, asked),
    readers.jobList(asker, { limit: MOST_JOBS }),
  ])
  return {
    ...counts,
    asked,
    shown: columnsFrom(query),
    rows: await listed(context, asker, rows),
    jobs: jobs.map(({ jobId, title }) => ({ jobId, title })),
  }
}

const useText = namespace('candidates')
const useCommonText = namespace('common')

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('title')) }]
export const handle = { title: (_, language) => useText.in(language)('title') } satisfies PageHandle

export default function Candidates() {
  const { rows, total, atLeast, byStatus, asked, shown, jobs } = useLoaderData<typeof loader>()
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
  const job = jobs.find(({ jobId }) => jobId === asked.jobId)
  const pages = Math.max(1, Math.ceil(total / PER_PAGE))
  const found = atLeast
    ? t('foundAtLeast', { number: number(total) })
    : t('found', { count: total, number: number(total) })
  return (
    <div className="flex flex-col gap-4">
      {job && (
        <Tabs
          label={t('viewsOfJob')}
          tabs={[
            { to: `/admin/jobs/${job.jobId}`, label: t('workflow'), current: false },
            { to: `/admin/videos?job=${job.jobId}`, label: t('list'), count: everybody, current: true },
          ]}
        />
      )}
      <nav aria-label={t('applicationStatus')} className="flex flex-wrap gap-2">
        {[undefined, ...candidateStatuses].map((status) => (
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
          action={everybody > 0 && <ButtonLink to="/admin/videos">{t('everybody')}</ButtonLink>}
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
