import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { JobId } from '#contracts/kernel/ids.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { AsOf } from '../../insight/as-of.tsx'
import { aboutWork, type WorkKind, workKinds, workPath } from '../../insight/work-kinds.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { CheckCircledIcon, Cross2Icon } from '../../ui/icons.tsx'
import { useJobTitle } from '../../ui/titles.ts'
import { WorkRows } from './work-rows.tsx'

export { keepPageBefore as clientLoader, wasReached as shouldRevalidate } from '../../offline/index.ts'

const useText = namespace('overview')
const PER_PAGE = 50

type Data = { kind: WorkKind }
export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  { title: documentTitle(useText.for(matches)(aboutWork[data?.kind ?? 'review'].title)) },
]
export const handle = {
  title: ({ kind }, language) => useText.in(language)(aboutWork[kind].title),
} satisfies PageHandle<Data>

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { asker } = await requireAccess('admin.overview_.work', { request, context })
  const { readers, now: clock } = context.platform
  const query = new URL(request.url).searchParams
  const kind = workKinds.find((each) => each === query.get('kind'))
  const job = JobId.optional().safeParse(query.get('job') ?? undefined)
  if (!kind || !job.success) throw new Response(null, { status: 404, statusText: 'Not Found' })
  const now = clock()
  const page = Math.max(1, Math.min(1000, Math.trunc(Number(query.get('page'))) || 1))
  const { rows, total } = await readers.workRows(asker, { kind, jobId: job.data }, now, page)
  const jobIds = [...new Set([...rows.map(({ jobId }) => jobId), ...(job.data ? [job.data] : [])])]
  const jobs = new Map((await readers.jobsById(asker, jobIds)).map((each) => [each.jobId, each]))
  return {
    now,
    kind,
    total,
    page,
    job: job.data ? { jobId: job.data, title: jobs.get(job.data)?.title ?? '' } : null,
    rows: rows.map((row) => ({
      ...row,
      jobTitle: jobs.get(row.jobId)?.title ?? '',
      columnTitle: jobs.get(row.jobId)?.columns.find(({ id }) => id === row.columnId)?.title ?? '',
    })),
  }
}

export default function Work() {
  const { now, kind, total, page, job, rows } = useLoaderData<typeof loader>()
  const t = useText()
  const { number } = useFormat()
  const jobTitle = useJobTitle()
  const pages = Math.ceil(total / PER_PAGE)
  const to = (wanted: number) => `${workPath(kind, job?.jobId)}&page=${wanted}`
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex flex-wrap items-center gap-2">
          <b className="text-lg tabular-nums">{t('rowsCount', { count: total, number: number(total) })}</b>
          {job && (
            <Badge>
              <bdi>{jobTitle(job.title)}</bdi>
              <Link to={workPath(kind)} aria-label={t('showAllJobs')} title={t('showAllJobs')} className="text-current">
                <Cross2Icon aria-hidden="true" />
              </Link>
            </Badge>
          )}
          <span className="text-muted">{t(aboutWork[kind].hint)}</span>
        </p>
        <Link to="/admin/overview" className="link">
          {t('backToOverview')}
        </Link>
      </div>
      {total === 0 ? (
        <EmptyState icon={<CheckCircledIcon />} title={t('allDone')}>
          {t('noRows')}
        </EmptyState>
      ) : (
        <WorkRows rows={rows} kind={kind} now={now} />
      )}
      {pages > 1 && (
        <nav aria-label={t('pages')} className="flex items-center gap-3">
          {page > 1 && <ButtonLink to={to(page - 1)}>{t('previous')}</ButtonLink>}
          <span className="text-muted tabular-nums">{t('pageOf', { page: number(page), pages: number(pages) })}</span>
          {page < pages && <ButtonLink to={to(page + 1)}>{t('next')}</ButtonLink>}
        </nav>
      )}
      <AsOf now={now} last={null} />
    </div>
  )
}
