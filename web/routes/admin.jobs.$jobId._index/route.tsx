import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Link, useLoaderData, useSearchParams } from '@remix-run/react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { packPage, unpackPage } from '#contracts/views/packed-cards.ts'
import { boardAsked } from '../../board/asked.ts'
import { isFiltered } from '#contracts/candidate/filter.ts'
import { Board } from '../../board/board.tsx'
import { collapsedColumns } from '../../board/collapsed.ts'
import type { ColumnTask } from '../../board/column-dialogs.tsx'
import { jobPageHandle } from '../../board/job-page-handle.tsx'
import { JobTabs } from '../../board/job-tabs.tsx'
import { filterChoices, filterData } from '../../filters/filter-data.server.ts'
import { PinnedFilters } from '../../filters/pinned.tsx'
import { savedFiltersFor } from '../../filters/saved.server.ts'
import { FilterSentence } from '../../filters/sentence.tsx'
import { BoardThen } from '../../history/board-then.tsx'
import { momentOf, notToCome } from '../../history/moment.ts'
import { documentTitle } from '../../lib/page.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { jobOr404 } from '../../review/job.server.ts'
import { namespace } from '../../i18n/namespace.ts'
import { underReview } from '../../shell/under-review.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { commonText, jobTitleIn } from '../../ui/titles.ts'
import { NOW, Toolbar } from './toolbar.tsx'
import { withRejected } from './with-rejected.ts'

export { keepPageBefore as clientLoader, wasReached as shouldRevalidate } from '../../offline/index.ts'

const useText = namespace('board')
const useShellText = namespace('shell')
const FilterOnPage = lazy(() => import('../../filters/filter-on-page.tsx'))
const MINUTE_MS = 60_000

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { asker, features } = await requireAccess('admin.jobs.$jobId._index', { request, params, context })
  const { columns, ...job } = await jobOr404(context, asker, params.jobId)
  const query = new URL(request.url).searchParams
  if (query.has('editJob')) throw redirect(`/jobs-cep/create/${job.jobId}`)
  if (query.has('inviteCandidates')) throw redirect(`/jobs/${job.jobId}/invite`)
  const asked = boardAsked(query)
  // Who asks for that stage wants to see it.
  const hideRejected =
    !asked.filter.columns?.includes('rejected') &&
    (query.get('rejected') === 'hide' ||
      (query.get('rejected') !== 'show' && (await context.platform.useCases.accounts.concealsRejected(asker))))
  if (query.get('at') === NOW) {
    query.set('at', context.platform.now())
    throw redirect(`/admin/jobs/${job.jobId}?${query}`)
  }
  const at = notToCome(momentOf(query.get('at')), context.platform.now())
  const { readers } = context.platform
  const of = { asker, jobId: job.jobId }
  const live = context.placeOf({ companyId: asker.companyId, jobId: job.jobId })
  const [may, limits, page, filtered, saved, choices] = await Promise.all([
    readers.permissionsOnJob(asker, job.jobId),
    readers.stageLimits(asker, job.jobId),
    readers.boardPage(asker, job.jobId, columns, { hideRejected, order: asked.order, ...asked.filter }),
    filterData(context, of, query),
    savedFiltersFor(readers, asker, job.jobId),
    query.get('filters') === 'open' ? filterChoices(context, of, asked.filter) : null,
  ])
  return {
    job,
    live,
    hideRejected,
    asked,
    filtered,
    saved,
    choices,
    collapsed: collapsedColumns(request.headers.get('cookie')),
    limits,
    packed: packPage(page),
    then: at && {
      at,
      board: await context.platform.useCases.history.boardAsOf(asker, job.jobId, at, {
        hideRejected,
        column: query.get('column')?.slice(0, 100),
      }),
    },
    mayEdit: may.includes('candidates.edit'),
    mayShape: may.includes('jobs.create'),
    mayRemind: may.includes('candidates.invite'),
    mayMeet: may.includes('live_interviews'),
    /** Who may do more with the job finds the same form on Get Candidates. */
    mayInvite: may.includes('candidates.invite') && !may.includes('jobs.create'),
    /** Only where the plan has roles on single jobs (TEAM-013). */
    mayGrant: features.rolesAndPermissions && may.includes('jobs.create'),
    /** To the minute: it tells days, and a page whose data is the same need not be drawn again. */
    now: Math.floor(Date.parse(context.platform.now()) / MINUTE_MS) * MINUTE_MS,
  }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (underReview(matches)) return [{ title: documentTitle(useShellText.for(matches)('navProductReviews')) }]
  return [{ title: documentTitle(data ? jobTitleIn(commonText.for(matches), data.job.title) : 'Job') }]
}
export const handle = jobPageHandle

export default function JobBoard() {
  const { job, live, packed, limits, hideRejected, collapsed, asked, filtered, saved, choices, now, then, ...may } =
    useLoaderData<typeof loader>()
  const { mayEdit, mayShape, mayGrant, mayInvite, mayRemind, mayMeet } = may
  const [query] = useSearchParams()
  const page = useMemo(() => unpackPage(packed), [packed])
  const t = useText()
  const [task, setTask] = useState<ColumnTask | null>(null)
  const [total, setTotal] = useState(page.total)
  if (then) return <BoardThen jobId={job.jobId} at={then.at} hideRejected={hideRejected} then={then.board} />
  const { search = '' } = asked.filter
  const isNarrowed = isFiltered(asked.filter)
  const found = page.columns.reduce((sum, { count }) => sum + count, 0)
  const all = hideRejected ? '?rejected=hide' : '?rejected=show'
  return (
    <div className="flex flex-col gap-4">
      <JobTabs jobId={job.jobId} current="board" total={total} filter={asked.filter} />
      <Toolbar
        job={job}
        asked={asked}
        saved={saved}
        hideRejected={hideRejected}
        mayShape={mayShape}
        mayGrant={mayGrant}
        mayInvite={mayInvite}
        hasCandidates={total > 0}
        onAddColumn={() => setTask({ kind: 'add' })}
      />
      {choices && (
        <Suspense fallback={null}>
          <FilterOnPage filter={asked.filter} choices={choices} />
        </Suspense>
      )}
      <PinnedFilters filter={asked.filter} saved={saved} />
      <FilterSentence data={filtered} />
      {isNarrowed && (found > 0 || total === 0) && (
        <p className="text-muted" role="status">
          {search.trim() ? t('matches', { count: found, search }) : t('matchFilters', { count: found })}{' '}
          <Link className="link" to={all}>
            {t('showAll')}
          </Link>
        </p>
      )}
      {isNarrowed && found === 0 && total > 0 && (
        <EmptyState title={t('noneMatch')} action={<ButtonLink to={all}>{t('showAll')}</ButtonLink>}>
          {t('noneMatchText')}
        </EmptyState>
      )}
      {total === 0 ? (
        <EmptyState
          title={t('noCandidates')}
          action={
            mayShape && (
              <ButtonLink variant="primary" to={`/jobs/post/${job.jobId}`}>
                {t('getCandidates')}
              </ButtonLink>
            )
          }
        >
          {job.status === 'active' ? t('shareActive') : t('shareLater')}
        </EmptyState>
      ) : null}
      <Board
        live={live}
        key={job.jobId}
        jobId={job.jobId}
        page={page}
        onTotal={setTotal}
        hideRejected={hideRejected}
        remembered={collapsed}
        asked={asked}
        mayEdit={mayEdit}
        mayShape={mayShape}
        mayRemind={mayRemind}
        mayMeet={mayMeet}
        limits={limits}
        showRejected={withRejected(query, true)}
        now={now}
        columnTask={task}
        onColumnTask={setTask}
      />
    </div>
  )
}
