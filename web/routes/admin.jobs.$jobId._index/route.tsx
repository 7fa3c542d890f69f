import { CounterClockwiseClockIcon, MagnifyingGlassIcon, PlusIcon } from '../../ui/icons.tsx'
import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Form, Link, useLoaderData, useSearchParams } from '@remix-run/react'
import { useMemo, useState } from 'react'
import { packPage, unpackPage } from '#contracts/views/packed-cards.ts'
import { Board } from '../../board/board.tsx'
import { collapsedColumns } from '../../board/collapsed.ts'
import type { ColumnTask } from '../../board/column-dialogs.tsx'
import { BoardThen } from '../../history/board-then.tsx'
import { momentOf } from '../../history/moment.ts'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { requirePermission } from '../../lib/session.server.ts'
import { jobOr404 } from '../../review/job.server.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CopyJobId } from '../../ui/copy-job-id.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Tabs } from '../../ui/tabs.tsx'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { asker } = await requirePermission(request, context, 'candidates.read')
  const { columns, ...job } = await jobOr404(context, asker, params.jobId)
  const query = new URL(request.url).searchParams
  if (query.has('editJob')) throw redirect(`/jobs-cep/create/${job.jobId}`)
  const hideRejected = query.get('rejected') !== 'show'
  const search = (query.get('q') ?? '').slice(0, 200)
  const at = momentOf(query.get('at'))
  const may = (permission: (typeof asker.permissions)[number]) => asker.permissions.includes(permission)
  return {
    job,
    hideRejected,
    search,
    collapsed: collapsedColumns(request.headers.get('cookie')),
    packed: packPage(await context.platform.readers.boardPage(asker, job.jobId, columns, { hideRejected, search })),
    then: at && { at, board: await context.platform.useCases.boardAsOf(asker, job.jobId, at, { hideRejected, column: query.get('column')?.slice(0, 100) }) },
    mayEdit: may('candidates.edit'),
    mayShape: may('jobs.create'),
    now: Date.parse(context.platform.now()),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: documentTitle(data?.job.title ?? 'Job') }]
export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  title: ({ job }) => job.title,
  besideTitle: ({ job }) => (
    <>
      <CopyJobId jobId={job.jobId} />
      <Badge tone={job.status === 'active' ? 'success' : 'neutral'}>{statusLabels[job.status]}</Badge>
    </>
  ),
}
const statusLabels = { draft: 'Draft', active: 'Active', archived: 'Archived' }

export default function JobBoard() {
  const { job, packed, hideRejected, collapsed, search, now, then, mayEdit, mayShape } = useLoaderData<typeof loader>()
  const page = useMemo(() => unpackPage(packed), [packed])
  const [task, setTask] = useState<ColumnTask | null>(null)
  const [total, setTotal] = useState(page.total)
  if (then) return <BoardThen jobId={job.jobId} at={then.at} hideRejected={hideRejected} then={then.board} />
  const found = page.columns.reduce((sum, { cards }) => sum + cards.length, 0)
  return (
    <div className="flex flex-col gap-4">
      <Tabs
        label="Views of this job"
        tabs={[
          { to: `/admin/jobs/${job.jobId}`, label: 'Workflow', count: total, current: true },
          { to: `/admin/videos?job=${job.jobId}`, label: 'List', current: false },
        ]}
      />
      <div className="flex flex-wrap items-center gap-2">
        <SearchForm search={search} hideRejected={hideRejected} />
        <RejectedSwitch hideRejected={hideRejected} />
        <span className="grow" />
        <ButtonLink to={`?${new URLSearchParams({ at: new Date(now).toISOString(), ...(hideRejected ? {} : { rejected: 'show' }) })}`}>
          <CounterClockwiseClockIcon aria-hidden="true" /> As of…
        </ButtonLink>
        {mayShape && (
          <Button onClick={() => setTask({ kind: 'add' })}>
            <PlusIcon aria-hidden="true" /> Add column
          </Button>
        )}
        {mayShape && <ButtonLink to={`/jobs-cep/create/${job.jobId}`}>Edit job</ButtonLink>}
      </div>
      {search && (
        <p className="text-muted">
          {found === 1 ? '1 candidate matches' : `${found} candidates match`} “{search}”.{' '}
          <Link className="link" to={hideRejected ? '?' : '?rejected=show'}>
            Show all
          </Link>
        </p>
      )}
      {total === 0 ? (
        <EmptyState
          title="No candidates yet"
          action={
            mayShape && (
              <ButtonLink variant="primary" to={`/jobs/post/${job.jobId}`}>
                Get candidates
              </ButtonLink>
            )
          }
        >
          {job.status === 'active' ? 'Share the link of this job. Whoever opens it and starts appears here at once.' : 'Once the job is active, share its link. Whoever starts appears here at once.'}
        </EmptyState>
      ) : null}
      <Board
        key={job.jobId}
        jobId={job.jobId}
        page={page}
        onTotal={setTotal}
        hideRejected={hideRejected}
        remembered={collapsed}
        search={search}
        mayEdit={mayEdit}
        mayShape={mayShape}
        now={now}
        columnTask={task}
        onColumnTask={setTask}
      />
    </div>
  )
}

function SearchForm({ search, hideRejected }: { search: string; hideRejected: boolean }) {
  return (
    <Form method="get" role="search" className="flex w-full gap-2 sm:w-auto" preventScrollReset>
      {!hideRejected && <input type="hidden" name="rejected" value="show" />}
      <input key={search} type="search" name="q" defaultValue={search} placeholder="Search by name or e-mail" aria-label="Search candidates of this job" className="control sm:w-64" />
      <Button type="submit" icon aria-label="Search">
        <MagnifyingGlassIcon />
      </Button>
    </Form>
  )
}

/** A link, so that it works before scripts do and the address says what is shown. */
function RejectedSwitch({ hideRejected }: { hideRejected: boolean }) {
  const [query] = useSearchParams()
  const next = new URLSearchParams(query)
  if (hideRejected) next.set('rejected', 'show')
  else next.delete('rejected')
  return (
    <ButtonLink to={`?${next}`} preventScrollReset replace aria-pressed={hideRejected} role="button">
      {hideRejected ? '✓ ' : ''}Hide rejected
    </ButtonLink>
  )
}
