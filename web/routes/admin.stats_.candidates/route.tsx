import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData, useSearchParams } from '@remix-run/react'
import { AsOf } from '../../insight/as-of.tsx'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { requirePermission } from '../../lib/session.server.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { CandidateRows } from './candidate-rows.tsx'
import { countedRows } from './counted.server.ts'
import { StayRows } from './stay-rows.tsx'
import { wordsFor } from './words.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { asker } = await requirePermission(request, context, 'candidates.read')
  return countedRows(context.platform, asker, new URL(request.url).searchParams)
}

export const meta: MetaFunction<typeof loader> = () => [{ title: documentTitle('Rows behind the figure') }]
export const handle = { title: 'Rows behind the figure' } satisfies PageHandle

const PER_PAGE = 50

export default function Counted() {
  const data = useLoaderData<typeof loader>()
  const { total, videos, withVideos, page, candidateRows, stayRows, jobId, now } = data
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <p className="text-lg">
          <b className="tabular-nums">{(withVideos ? videos : total).toLocaleString('en-GB')}</b>{' '}
          {withVideos && `${videos === 1 ? 'recording that has' : 'recordings that have'} arrived whole, of ${total.toLocaleString('en-GB')} `}
          {wordsFor(data)}
        </p>
        <Link to={jobId ? `/admin/stats?job=${jobId}` : '/admin/overview'} className="link">
          {jobId ? 'Back to analytics' : 'Back to the overview'}
        </Link>
      </div>
      {total === 0 && <EmptyState title="Nobody">No candidate counts here at the moment.</EmptyState>}
      {total > 0 && candidateRows && <CandidateRows rows={candidateRows} />}
      {total > 0 && stayRows && jobId && <StayRows jobId={jobId} rows={stayRows} />}
      {total > PER_PAGE && <Pages page={page} last={Math.ceil(total / PER_PAGE)} />}
      <AsOf now={now} last={null} />
    </div>
  )
}

function Pages({ page, last }: { page: number; last: number }) {
  const [query] = useSearchParams()
  const to = (wanted: number) => `?${new URLSearchParams([...[...query].filter(([name]) => name !== 'page'), ['page', String(wanted)]])}`
  return (
    <nav aria-label="Pages" className="flex items-center gap-3">
      {page > 1 && <ButtonLink to={to(page - 1)}>Previous</ButtonLink>}
      <span className="text-muted tabular-nums">
        Page {page} of {last}
      </span>
      {page < last && <ButtonLink to={to(page + 1)}>Next</ButtonLink>}
    </nav>
  )
}
